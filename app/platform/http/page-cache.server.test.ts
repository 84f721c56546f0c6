import { once } from 'node:events'
import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import compression from 'compression'
import express from 'express'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.LOG_LEVEL = 'silent'
const { pageCache } = await import('./page-cache.server.ts')
const { requestLog } = await import('./request-log.server.ts')
const { securityHeaders } = await import('./security-headers.server.ts')

let server: Server
let port = 0
let draws = 0
let version = 'one'
const DRAWING_MS = 30
const LONG = 'panda '.repeat(2_000)

beforeAll(async () => {
  const app = express()
  app.use(requestLog, securityHeaders({ isHttps: false, isDevelopment: false }), compression())
  app.use(
    pageCache({
      version: () => version,
      visitorOf: ({ cookie: cookies }) =>
        Promise.resolve(cookies?.includes('session') ? null : cookies?.includes('dark') ? 'dark' : 'system'),
    }),
  )
  app.use(draw)
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())
beforeEach(() => {
  version = `version of ${performance.now()}`
  draws = 0
})

/** Stands for the app: draws a page in pieces, and says of some that they may be kept. */
function draw(req: express.Request, res: express.Response) {
  const n = ++draws
  const { cspNonce, requestId } = res.locals as { cspNonce: string; requestId: string }
  setTimeout(() => {
    const { path } = req
    if (path !== '/unsaid') res.locals.keptQuery = ['v']
    res.locals.routeId = 'page'
    if (path === '/cookie') res.setHeader('Set-Cookie', 'a=b')
    if (path === '/public') res.setHeader('Cache-Control', 'public, max-age=60')
    else res.setHeader('Cache-Control', 'private, no-store')
    res.setHeader('Content-Type', path === '/data' ? 'application/json' : 'text/html; charset=utf-8')
    if (path === '/own-header') res.setHeader('X-Robots-Tag', 'noindex')
    res.statusCode = path === '/missing' ? 404 : 200
    if (path === '/breaking') return void res.destroy()
    res.write(`<p>${req.headers.host} ${req.headers.cookie ?? 'no cookie'} ${req.originalUrl} drawing ${n}</p>`)
    res.write(Buffer.from(`<script nonce="${cspNonce}">"é ${requestId}"</script>`))
    res.end(path === '/bare' ? '' : `${LONG}<script nonce="${cspNonce}"></script>`)
  }, DRAWING_MS)
}

type Headers = Record<string, string>
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer; text: string }

function get(path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
      })
    })
    asked.on('error', reject).end()
  })
}

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '?'
const masked = (answer: Answer) =>
  answer.text.replaceAll(nonceOf(answer), 'NONCE').replaceAll(String(answer.headers['x-request-id']), 'ID')

test('the second guest gets the first one’s page, with a nonce and an id of its own', async () => {
  const [first, second] = [await get('/'), await get('/')]
  expect(draws).toBe(1)
  expect(masked(second)).toBe(masked(first))
  expect(nonceOf(second)).not.toBe(nonceOf(first))
  expect(second.text.split(nonceOf(second))).toHaveLength(3)
  expect(second.text).toContain(String(second.headers['x-request-id']))
  expect(second.text).not.toContain(nonceOf(first))
  expect(second.text).not.toContain(String(first.headers['x-request-id']))
  for (const name of ['content-type', 'cache-control', 'vary'])
    expect(second.headers[name], name).toBe(first.headers[name])
})

test('packed and plain are the same page, and a visitor who takes no gzip gets none', async () => {
  await get('/')
  await vi.waitFor(async () => {
    const packed = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length)
    expect(packed.bytes.length).toBeLessThan(LONG.length / 4)
    expect(packed.text.split(nonceOf(packed))).toHaveLength(3)
    expect(masked(packed)).toBe(masked(await get('/')))
  })
  expect((await get('/', { 'accept-encoding': 'gzip;q=0, br' })).headers['content-encoding']).toBe('br')
  expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
  expect(draws).toBe(1)
})

test('another host, theme, query or path is another page', async () => {
  const asked: [string, Headers][] = [
    ['/', {}],
    ['/', { host: 'other.test' }],
    ['/', { cookie: 'theme=dark' }],
    ['/?v=2', {}],
    ['/?v=3', {}],
    ['/other', {}],
  ]
  const texts = new Set<string>()
  for (const [path, headers] of [...asked, ...asked]) texts.add(masked(await get(path, headers)))
  expect([texts.size, draws]).toEqual([asked.length, asked.length])
})

test.each(['/unsaid', '/cookie', '/public', '/missing', '/data', '/?v=2&secret=1', '/?utm_source=x'])(
  '%s is drawn for each',
  async (path) => {
    const texts = [await get(path), await get(path)].map(masked)
    expect([draws, texts[0] === texts[1]]).toEqual([2, false])
  },
)

test.each([
  ['a session', { cookie: 'session=1' }],
  ['a key', { authorization: 'Bearer x' }],
  ['a part', { range: 'bytes=0-9' }],
])('whoever brings %s neither gets a kept page nor leaves one', async (_, headers) => {
  await get('/', headers as Headers)
  const plain = await get('/')
  expect((await get('/', headers as Headers)).text).not.toBe(plain.text)
  expect(draws).toBe(3)
  expect(plain.text).toContain('no cookie')
})

test('fifty who ask at once have it drawn once', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => get('/burst')))
  expect(draws).toBe(1)
  expect(new Set(all.map(masked)).size).toBe(1)
  expect(new Set(all.map(nonceOf)).size).toBe(50)
})

test('what may not be kept is drawn for each of fifty, without a queue', async () => {
  await get('/unsaid')
  const begun = performance.now()
  await Promise.all(Array.from({ length: 50 }, () => get('/unsaid')))
  expect(draws).toBe(51)
  expect(performance.now() - begun).toBeLessThan(50 * DRAWING_MS)
})

test('changed content is drawn anew, also when the change came during the drawing', async () => {
  await get('/')
  version = 'changed'
  expect((await get('/')).text).toContain('drawing 2')
  const late = get('/late')
  await new Promise((resolve) => setTimeout(resolve, DRAWING_MS / 2))
  version = 'changed again'
  await late
  expect((await get('/late')).text).toContain('drawing 4')
})

test('a page grows old after a minute', async () => {
  await get('/')
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 61_000)
  expect((await get('/')).text).toContain('drawing 2')
})

test('a page that broke off is not kept, and those who waited get theirs', async () => {
  await expect(get('/breaking')).rejects.toThrow()
  const leaving = httpRequest({ host: '127.0.0.1', port, path: '/left', agent: false }).on('error', () => undefined)
  leaving.end()
  await new Promise((resolve) => setTimeout(resolve, DRAWING_MS / 3))
  const waiting = get('/left')
  leaving.destroy()
  expect((await waiting).text).toContain('/left')
})

test('HEAD gets the headers of a kept page and no body', async () => {
  const page = await get('/')
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.bytes.length, draws]).toEqual([200, 0, 1])
  expect(head.headers['content-type']).toBe(page.headers['content-type'])
})

test('a header of the page itself comes with the copy, a post never gets one', async () => {
  await get('/own-header')
  expect((await get('/own-header')).headers['x-robots-tag']).toBe('noindex')
  expect(draws).toBe(1)
  await get('/own-header', {}, 'POST')
  expect(draws).toBe(2)
})
