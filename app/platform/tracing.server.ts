import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
} from '@opentelemetry/api'
import type { NextFunction, Request, Response } from 'express'
import type { Env } from './env.server.ts'
import { routeOf } from './http/route-of.ts'
import { once } from './once.ts'

const CLOSE_MS = 3_000
const FIRST_ERROR = 500

type Tracing = { isOpen: boolean; close: () => Promise<void> }
const tracing = () => once('tracing', (): Tracing => ({ isOpen: false, close: () => Promise.resolve() }))
const tracer = () => trace.getTracer('frenly')

/** Sends spans to a collector by OTLP over HTTP, where one is configured; else nothing is loaded and nothing is measured. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: service,
}: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME'>): Promise<void> {
  const kept = tracing()
  if (!endpoint || kept.isOpen) return
  kept.isOpen = true
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: toHeaders(headers),
  })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  kept.close = async () => {
    await Promise.race([provider.shutdown(), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())])
    trace.disable()
    context.disable()
    propagation.disable()
    kept.isOpen = false
  }
}

/** Sends what is left. */
export const closeTracing = (): Promise<void> =>
  tracing()
    .close()
    .catch(() => undefined)

/** "name=value,other=value", as OpenTelemetry writes them. */
const toHeaders = (said: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (said ?? '').split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=')
      return name.trim() === '' ? [] : [[name.trim(), decodeURIComponent(value.join('=').trim())]]
    }),
  )

/** Measures work as a span below the one it is done in. Names and kinds alone go out: no words, addresses or people. */
export async function traced<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!tracing().isOpen) return work()
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      const { kind } = error as { kind?: unknown }
      const message = typeof kind === 'string' ? kind : error instanceof Error ? error.name : 'failed'
      span.setStatus({ code: SpanStatusCode.ERROR, message })
      throw error
    } finally {
      span.end()
    }
  })
}

/** A span for each request, by the route that answered it; behind a proxy it goes on with the proxy's trace. */
export function traceRequest(trustsProxy: boolean) {
  return (req: Request, res: Response, next: NextFunction) => {
    if (!tracing().isOpen) return next()
    const from = trustsProxy ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT
    const span = tracer().startSpan(req.method, { kind: SpanKind.SERVER }, from)
    res.on('close', () => {
      const route = routeOf(req, res)
      span.updateName(`${req.method} ${route}`)
      span.setAttributes({
        'http.request.method': req.method,
        'http.route': route,
        'http.response.status_code': res.statusCode,
      })
      if (res.statusCode >= FIRST_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(from, span), next)
  }
}
