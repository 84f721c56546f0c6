import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test } from 'vitest'
import { crossOrigin } from './cross-origin.server.ts'
import { guard } from './guard.server.ts'

let server: Server | null = null
afterEach(() => server?.close())

async function open(origins: readonly string[]) {
  const app = express()
  app.use('/v1', crossOrigin(origins))
  app.use(guard)
  app.use((_req, res) => void res.send('done'))
  server = createServer(app)
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, method: string, origin: string) =>
    fetch(address + path, {
      method,
      headers: { origin, 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' },
    })
}
const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin')

test('a page that is named makes calls; cookies are never taken along', async () => {
  const ask = await open(['https://app.example'])
  const before = await ask('/v1/embeddings', 'OPTIONS', 'https://app.example')
  expect([before.status, allowed(before)]).toEqual([204, 'https://app.example'])
  expect(before.headers.get('access-control-allow-credentials')).toBeNull()
  const call = await ask('/v1/embeddings', 'POST', 'https://app.example')
  expect([call.status, allowed(call)]).toEqual([200, 'https://app.example'])
})

test.each(['https://other.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
  'a page of %s does not',
  async (origin) => {
    const ask = await open(['https://app.example'])
    expect(allowed(await ask('/v1/embeddings', 'OPTIONS', origin))).toBeNull()
    const call = await ask('/v1/embeddings', 'POST', origin)
    expect([call.status, allowed(call)]).toEqual([403, null])
  },
)

test('the forms of the site stay closed to other sites, whoever is named', async () => {
  for (const origins of [['https://app.example'], ['*']]) {
    const ask = await open(origins)
    for (const path of ['/login', '/v1x', '/api/auth/login'])
      expect((await ask(path, 'POST', 'https://app.example')).status, path).toBe(403)
    server?.close()
  }
})

test('without a name nothing changes, with a star every page may', async () => {
  const closed = await open([])
  expect((await closed('/v1/embeddings', 'POST', 'https://app.example')).status).toBe(403)
  server?.close()
  const wide = await open(['*'])
  const call = await wide('/v1/embeddings', 'POST', 'https://any.example')
  expect([call.status, allowed(call)]).toEqual([200, '*'])
})
