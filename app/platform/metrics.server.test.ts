import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.LOG_LEVEL = 'silent'
process.env.DATA_DIR = tmpdir()
const { metricsPage, requestMetrics } = await import('./http/metrics.server.ts')
const { counter, metrics, registry } = await import('./metrics.server.ts')

const TOKEN = 'a-token-of-many-letters'
let server: Server
let url = ''
beforeAll(async () => {
  const app = express()
  app.use(requestMetrics)
  app.get('/metrics', metricsPage(TOKEN))
  app.get('/closed', metricsPage(undefined))
  app.use((req, res) => {
    res.locals.routeId = req.path.startsWith('/people/') ? 'person#2' : undefined
    if (req.path !== '/never') res.status(req.path === '/broken' ? 500 : 200).end()
  })
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const scrape = (authorization?: string, path = '/metrics') =>
  fetch(url + path, { headers: authorization ? { authorization } : {} })

test('without a token there is no such address; with a wrong one it stays shut', async () => {
  expect((await scrape(`Bearer ${TOKEN}`, '/closed')).status).toBe(404)
  for (const wrong of [
    undefined,
    'Bearer',
    'Bearer x',
    `Bearer ${TOKEN}x`,
    `bearer${TOKEN}`,
    `Basic ${TOKEN}`,
    `Token ${TOKEN}`,
  ]) {
    const answer = await scrape(wrong)
    expect([answer.status, answer.headers.get('www-authenticate')], wrong).toEqual([401, 'Bearer realm="metrics"'])
    expect(await answer.text()).not.toContain('frenly_')
  }
})

test('Prometheus gets the process, its event loop, and the requests by route and class, never by address', async () => {
  await expect(fetch(`${url}/never`, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
  for (const path of ['/people/anna', '/people/tomas', '/broken', '/x?secret=1']) await fetch(url + path)
  const basic = Buffer.from(`prometheus:${TOKEN}`).toString('base64')
  const answer = await scrape(`Basic ${basic}`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).toMatch(/frenly_disk_bytes\{what="free"\} \d{6,}/)
  expect(text).toMatch(/request_duration_seconds_count\{method="GET",route="person",status="2xx"\} 2/)
  expect(text).toMatch(/request_duration_seconds_count\{method="GET",route="other",status="5xx"\} 1/)
  expect(text).toMatch(/request_duration_seconds_count\{method="GET",route="other",status="cut"\} 1/)
  for (const hidden of ['anna', 'secret', TOKEN]) expect(text).not.toContain(hidden)
})

test('what the product does is counted under its names', async () => {
  metrics.engineUse('embedded:wordnet', 'answer', 'done', 0.2)
  metrics.jobEnded('film', 'failed', 3)
  metrics.jobsWaiting('film', 4)
  metrics.mail('sent')
  metrics.pageCache('hit')
  const text = await registry().metrics()
  expect(text).toContain(
    'frenly_engine_use_duration_seconds_count{engine="embedded:wordnet",port="answer",outcome="done"} 1',
  )
  expect(text).toContain('frenly_job_duration_seconds_sum{kind="film",state="failed"} 3')
  expect(text).toContain('frenly_jobs_waiting{kind="film"} 4')
  expect(text).toContain('frenly_mails_total{outcome="sent"} 1')
  expect(text).toContain('frenly_page_cache_total{outcome="hit"} 1')
})

test('a name made twice is one metric, and labels stay bounded', async () => {
  const words = { name: 'frenly_test_total', help: 'A test.', labels: ['who'] as const }
  for (let n = 0; n < 1_000; n++) counter(words)({ who: `member-${n}` })
  const text = await registry().getSingleMetricAsString('frenly_test_total')
  expect(text.split('\n').filter((line) => line.startsWith('frenly_test_total{')).length).toBeLessThanOrEqual(401)
  expect(text).toContain('{who="other"} 600')
})
