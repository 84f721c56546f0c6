import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { realSeams, type Seams } from './fetch/checked-agent.server.ts'
import { createPublicFetch, FetchRefusal, type PublicRequest } from './public-fetch.server.ts'

/** Nothing may ever reach the canary: it stands for a service inside the operator's network. */
const INSIDE = '127.0.0.1'
/** Stands for the public internet; only the seam of these tests takes it for that. */
const OUTSIDE = '127.0.0.2'
const MIB = 1_048_576
const MANY_MIB = 64

let canaryHits = 0
let declared: Socket | null = null
let canary: Server
let outside: Server
let inPort = 0
let outPort = 0
const seen: { url: string; method: string; headers: Record<string, unknown>; body: string }[] = []
const names: Record<string, string[]> = {}
const lookedUp: string[] = []

const seams: Seams = {
  lookUp: (name) => {
    lookedUp.push(name)
    const addresses = name === 'turning.test' && lookedUp.length > 1 ? [INSIDE] : names[name]
    return addresses
      ? Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
      : Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
  },
  isAllowed: (address) => address === OUTSIDE,
}
const toInside = createPublicFetch(realSeams)
const toOutside = createPublicFetch(seams)
const read = (path: string, asked: PublicRequest = {}, host = 'open.test') =>
  toOutside.fetchPublic(`http://${host}:${outPort}${path}`, { ports: [outPort, inPort], ...asked })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as FetchRefusal,
  )

beforeAll(async () => {
  canary = await listen(INSIDE, (_req, res) => {
    canaryHits++
    res.end('the keys of the house')
  })
  outside = await listen(OUTSIDE, answerOutside)
  inPort = portOf(canary)
  outPort = portOf(outside)
  Object.assign(names, {
    'open.test': [OUTSIDE],
    'inside.test': [INSIDE],
    'mixed.test': [OUTSIDE, INSIDE],
    'turning.test': [OUTSIDE],
  })
})
beforeEach(() => {
  lookedUp.length = 0
  seen.length = 0
})
afterAll(async () => {
  await Promise.all([toInside.close(), toOutside.close()])
  for (const server of [canary, outside]) {
    server.closeAllConnections()
    server.close()
  }
  expect(canaryHits).toBe(0)
})

const listen = async (host: string, answer: RequestListener) => {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  return server
}
const portOf = (server: Server) => (server.address() as AddressInfo).port

function answerOutside(...[req, res]: Parameters<RequestListener>) {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://open.test')
  let body = ''
  req.on('data', (chunk: Buffer) => (body += chunk.toString()))
  req.on('end', () => seen.push({ url: req.url ?? '', method: req.method ?? '', headers: req.headers, body }))
  const packed = (encoding: string, bytes: Buffer) => res.writeHead(200, { 'content-encoding': encoding }).end(bytes)
  if (pathname === '/lead')
    return res.writeHead(Number(searchParams.get('status') ?? 302), { location: searchParams.get('to') ?? '' }).end()
  if (pathname === '/circle') return res.writeHead(302, { location: '/circle' }).end()
  if (pathname === '/endless') {
    const pour = () => {
      while (res.write(Buffer.alloc(65_536)));
      res.once('drain', pour)
    }
    return pour()
  }
  if (pathname === '/drip') {
    const drip = setInterval(() => res.write('.'), 20)
    return void res.on('close', () => clearInterval(drip))
  }
  if (pathname === '/silent') return undefined
  if (pathname === '/gzip-bomb') return packed('gzip', gzipSync(Buffer.alloc(MANY_MIB * MIB)))
  if (pathname === '/brotli-bomb') return packed('br', brotliCompressSync(Buffer.alloc(MANY_MIB * MIB)))
  if (pathname === '/broken-gzip') return packed('gzip', Buffer.from('this is no gzip'))
  if (pathname === '/gzip') return packed('gzip', gzipSync('small and packed'))
  if (pathname === '/exact') return res.end(Buffer.alloc(MIB))
  if (pathname === '/declared') {
    declared = res.socket
    return void res.writeHead(200, { 'content-length': String(10 * MIB) }).write(Buffer.alloc(5 * MIB))
  }
  if (pathname === '/lying') return res.writeHead(200, { 'content-length': String(10 * MIB) }).write('x')
  if (pathname === '/gone') return res.writeHead(404).end('no such page')
  if (pathname === '/stream') {
    res.write('first ')
    return void setTimeout(() => res.end('second'), 100)
  }
  return res.writeHead(200, { 'set-cookie': 'a=b', 'content-type': 'text/plain' }).end('hello')
}

const privateHosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '１２７.0.0.1',
  '127。0。0。1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
  '169.254.169.254',
  '10.0.0.1',
  '100.64.0.1',
  '198.18.0.1',
]

test.each(privateHosts)('%s leads inside and is refused', async (host) => {
  const asked = toInside.fetchPublic(`http://${host}:${inPort}/`, { ports: [inPort] })
  expect(await refusal(asked)).toMatchObject({ kind: 'private', name: 'FetchRefusal' })
  await expect(toInside.publicFetch(`http://${host}:${inPort}/`)).rejects.toMatchObject({ kind: 'private' })
})

test.each([
  ['scheme', 'file:///etc/passwd'],
  ['scheme', 'ftp://open.test/'],
  ['scheme', 'gopher://open.test/_x'],
  ['scheme', 'data:text/plain,hello'],
  ['scheme', 'javascript:alert(1)'],
  ['address', 'open.test'],
  ['address', '//open.test/'],
  ['address', 'http://'],
  ['address', 'http://[::1'],
  ['address', 'http://user@open.test/'],
  ['address', 'http://user:pw@open.test/'],
  ['address', 'http://open.test@inside.test/'],
  ['port', 'http://open.test:22/'],
  ['port', 'http://open.test:6379/'],
  ['port', 'https://open.test:8443/'],
  ['port', 'http://open.test:0/'],
  ['unreachable', 'http://unknown.test/'],
])('%s: %s is refused with a sentence', async (kind, url) => {
  const refused = await refusal(toOutside.fetchPublic(url))
  expect(refused).toBeInstanceOf(FetchRefusal)
  expect(refused?.kind).toBe(kind)
  expect(refused?.message).toMatch(/^[A-Z].+\.$/)
})

test('a name with one address inside is refused, and so is one that turns inside after it was asked', async () => {
  expect((await refusal(read('/', {}, 'inside.test')))?.kind).toBe('private')
  expect((await refusal(read('/', {}, 'mixed.test')))?.kind).toBe('private')
  const turning = createPublicFetch(seams)
  lookedUp.length = 0
  const ask = () =>
    turning.fetchPublic(`http://turning.test:${outPort}/`, { ports: [outPort], headers: { connection: 'close' } })
  expect((await ask()).status).toBe(200)
  expect(lookedUp).toEqual(['turning.test'])
  outside.closeAllConnections()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await refusal(ask()))?.kind).toBe('private')
  await turning.close()
})

test.each([
  ['private', () => `http://${INSIDE}:${inPort}/`],
  ['private', () => `http://inside.test:${inPort}/`],
  ['private', () => `http://[::1]:${inPort}/`],
  ['private', () => `//2130706433:${inPort}/`],
  ['scheme', () => 'file:///etc/passwd'],
  ['address', () => `http://user@open.test:${outPort}/`],
  ['port', () => 'http://open.test:22/'],
  ['address', () => 'http://[bad'],
])('a redirect is checked like the first address: %s', async (kind, toTarget) => {
  const refused = await refusal(read(`/lead?to=${encodeURIComponent(toTarget())}`))
  expect(refused?.kind).toBe(kind)
})

test('it follows three steps, not four, and tells where it ended', async () => {
  const lead = (to: string) => `/lead?to=${encodeURIComponent(to)}`
  const third = await read(lead(lead(lead('/there'))))
  expect(third.url).toBe(`http://open.test:${outPort}/there`)
  expect((await refusal(read(lead(lead(lead(lead('/there')))))))?.kind).toBe('redirects')
  expect((await refusal(read('/circle')))?.kind).toBe('redirects')
})

test('what was meant for one host is not sent to the next, and a post becomes a get', async () => {
  names['second.test'] = [OUTSIDE]
  await read(`/lead?to=${encodeURIComponent(`http://second.test:${outPort}/x`)}`, {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'authorization': 'Bearer abc', 'x-api-key': 'abc', 'cookie': 'a=b', 'content-type': 'application/json' },
  })
  const [first, second] = seen
  expect(first).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(first?.headers).toMatchObject({
    'authorization': 'Bearer abc',
    'user-agent': expect.stringContaining('Frenly') as string,
  })
  expect(first?.headers).not.toHaveProperty('cookie')
  expect(second).toMatchObject({ method: 'GET', body: '' })
  for (const name of ['authorization', 'x-api-key', 'cookie', 'content-type'])
    expect(second?.headers).not.toHaveProperty(name)
})

test('a step that keeps the method sends the body again', async () => {
  await read('/lead?status=307&to=/x', { method: 'POST', body: 'again' })
  expect(seen.map(({ method, body }) => [method, body])).toEqual([
    ['POST', 'again'],
    ['POST', 'again'],
  ])
})

test('an answer of any status is an answer; packed ones are unpacked', async () => {
  const answer = await read('/gone')
  expect([answer.status, Buffer.from(answer.bytes).toString()]).toEqual([404, 'no such page'])
  expect(Buffer.from((await read('/gzip')).bytes).toString()).toBe('small and packed')
  expect((await read('/exact')).bytes).toHaveLength(MIB)
  expect((await read('/', { method: 'HEAD' })).bytes).toHaveLength(0)
})

test.each(['/endless', '/gzip-bomb', '/brotli-bomb', '/lying'])('%s is given up as too large', async (path) => {
  const before = process.memoryUsage().rss
  expect((await refusal(read(path, { limitMs: 20_000 })))?.kind).toBe('too-large')
  expect(process.memoryUsage().rss - before).toBeLessThan(MANY_MIB * MIB)
})

test.each(['/drip', '/silent'])('%s is given up as slow', async (path) => {
  expect((await refusal(read(path, { limitMs: 300 })))?.kind).toBe('slow')
})

test('nobody there, and garbage instead of a page, are told as unreachable', async () => {
  expect((await refusal(read('/broken-gzip')))?.kind).toBe('unreachable')
  const closed = await listen(OUTSIDE, () => undefined)
  const port = portOf(closed)
  closed.close()
  const asked = toOutside.fetchPublic(`http://open.test:${port}/`, { ports: [port] })
  expect((await refusal(asked))?.kind).toBe('unreachable')
})

test('only the named hosts are opened, also on the way', async () => {
  const allowHosts = ['open.test']
  expect((await read('/', { allowHosts })).status).toBe(200)
  expect((await refusal(read('/', { allowHosts }, 'second.test')))?.kind).toBe('address')
  const away = `/lead?to=${encodeURIComponent(`http://second.test:${outPort}/`)}`
  expect((await refusal(read(away, { allowHosts })))?.message).toContain('Only addresses of open.test')
})

test('who asks may stop it, and gets their own reason', async () => {
  const stop = new AbortController()
  const work = read('/silent', { signal: stop.signal })
  stop.abort(new Error('I changed my mind'))
  await expect(work).rejects.toThrow('I changed my mind')
})

test('the fetch for clients streams, takes forms, and is a Response', async () => {
  const address = `http://open.test:${outPort}`
  const answer = await toOutside.publicFetch(`${address}/stream`)
  expect(answer).toBeInstanceOf(Response)
  const reader = answer.body!.getReader()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first ')
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('second')

  const form = new FormData()
  form.set('file', new File(['a song'], 'song.wav'))
  expect((await toOutside.publicFetch(new Request(address, { method: 'POST', body: form }))).status).toBe(200)
  expect(seen.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen.at(-1)?.body).toContain('a song')

  const packed = await toOutside.publicFetch(`${address}/gzip`)
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([null, 'small and packed'])

  const stop = new AbortController()
  const endless = await toOutside.publicFetch(`${address}/endless`, { signal: stop.signal })
  stop.abort()
  await expect(endless.text()).rejects.toThrow()
})

test('a client that follows nothing gets the step itself, and nobody else is asked', async () => {
  const address = `http://open.test:${outPort}/lead?to=/there`
  const step = await toOutside.publicFetch(address, { method: 'POST', body: 'a key', redirect: 'manual' })
  expect([step.status, step.headers.get('location'), step.ok]).toEqual([302, '/there', false])
  expect((await refusal(toOutside.publicFetch(address, { redirect: 'error' })))?.kind).toBe('redirects')
  expect(seen.map(({ url }) => url)).toEqual(['/lead?to=/there', '/lead?to=/there'])
})

test('a body that is too large by its own word is not kept waiting: its connection is closed', async () => {
  expect((await refusal(read('/declared')))?.kind).toBe('too-large')
  await vi.waitFor(() => expect(declared?.destroyed).toBe(true), 2_000)
})
