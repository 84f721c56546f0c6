import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'

const value = z.looseObject({})
const attributes = z.array(z.object({ key: z.string(), value }))
const span = z.looseObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.looseObject({ code: z.number(), message: z.string().optional() }),
})
const sent = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(span) })),
    }),
  ),
})
export type Span = z.infer<typeof span>

/** A collector of OpenTelemetry on this machine: it takes OTLP over HTTP as JSON, and nothing else. */
export async function startCollector() {
  const spans: Span[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => void pieces.push(piece))
    request.on('end', () => {
      const read = sent.safeParse(JSON.parse(Buffer.concat(pieces).toString() || '{}'))
      const isRight = request.method === 'POST' && request.url === '/v1/traces' && read.success
      if (read.success)
        spans.push(...read.data.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
      headers.push(request.headers)
      response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    spans,
    headers,
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
      OTEL_SERVICE_NAME: 'frenly-test',
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
