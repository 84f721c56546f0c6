import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { startCollector } from '#tests/support/otlp-collector.ts'
import { closeTracing, openTracing, traced, traceRequest } from './tracing.server.ts'

async function serve(trustsProxy: boolean) {
  const app = express()
  app.use(traceRequest(trustsProxy))
  app.get('/run/:secret', (_req, res) => {
    res.locals['routeId'] = 'screens/run'
    void traced('engine write', { 'frenly.engine': 'it/x' }, () =>
      Promise.reject(Object.assign(new Error('words'), { kind: 'slow' })),
    )
      .catch(() => traced('run', {}, () => Promise.resolve()))
      .then(() => res.status(500).end())
  })
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/run/a-secret?q=private`, { headers: { traceparent: parent } })).text()
  return { ask, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('a request is a span with what it did below it, and no word, address or person goes out', async () => {
  const collector = await startCollector()
  await openTracing(collector.settings)
  const server = await serve(false)
  await server.ask()
  await closeTracing()
  await server.stop()
  await collector.stop()
  const [request, engine, run] = ['GET screens/run', 'engine write', 'run'].map((name) =>
    collector.spans.find((span) => span.name === name)!,
  )
  expect(request).toMatchObject({ kind: 2, status: { code: 2 } })
  expect(request!.parentSpanId).toBeUndefined()
  for (const inner of [engine!, run!])
    expect([inner.traceId, inner.parentSpanId]).toEqual([request!.traceId, request!.spanId])
  expect(engine!.status).toMatchObject({ code: 2, message: 'slow' })
  expect(request!.attributes).toContainEqual({ key: 'http.route', value: { stringValue: 'screens/run' } })
  expect(JSON.stringify(collector.spans)).not.toMatch(/secret|private|words/)
  expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer abc' })
})

test('behind a proxy it goes on with the proxy’s trace', async () => {
  const collector = await startCollector()
  await openTracing(collector.settings)
  const server = await serve(true)
  await server.ask()
  await closeTracing()
  await server.stop()
  await collector.stop()
  const request = collector.spans.find(({ name }) => name === 'GET screens/run')!
  expect([request.traceId, request.parentSpanId]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
})

test('without a collector nothing is measured, and one that is gone holds nothing up', async () => {
  await openTracing({ OTEL_SERVICE_NAME: 'x' } as never)
  expect(await traced('work', {}, () => Promise.resolve(7))).toBe(7)
  await closeTracing()
  await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SERVICE_NAME: 'x' } as never)
  expect(await traced('work', {}, () => Promise.resolve(7))).toBe(7)
  const beganAt = performance.now()
  await closeTracing()
  expect(performance.now() - beganAt).toBeLessThan(4_000)
})
