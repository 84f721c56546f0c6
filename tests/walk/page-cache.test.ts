import { request as httpRequest } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#tests/support/members.ts'
import { readForms } from '#tests/support/page-forms.ts'
import { readPathRows } from '#tests/support/path-rows.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

const TOKEN = 'a-token-for-the-metrics'
/** A cookie of ours that no page reads: its visitor is one of a kind, so every page is drawn for them. */
const ALONE = { cookie: 'frenly_nobody=1' }
const DARK = { cookie: 'frenly_theme=ImRhcmsi' }
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let server: RunningServer
let first: Answer
beforeAll(async () => {
  server = await startServer({ METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' })
  first = await get('/')
})
afterAll(() => stopServer(server, 'SIGKILL'))

type Headers = Record<string, string>
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

/** Asks with a Host header of our choice, which fetch does not allow. */
function get(path: string, headers: Headers = {}): Promise<Answer> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, headers: { 'user-agent': BROWSER, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
    })
    asked.on('error', reject).end()
  })
}

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '?'
const masked = (answer: Answer) =>
  answer.text
    .replaceAll(nonceOf(answer), 'NONCE')
    .replaceAll(String(answer.headers['x-request-id']), 'ID')
    .replace(/[\w-]{43}\.ID\./g, 'KEY')

async function counts(): Promise<Record<string, number>> {
  const { text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  const lines = text.matchAll(/^frenly_page_cache_total\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]))
}

/** Asks twice, and says whether the second answer was a kept one. */
async function kindOf(path: string, headers: Headers = {}): Promise<'hit' | 'drawn'> {
  await get(path, headers)
  const before = (await counts()).hit ?? 0
  await get(path, headers)
  return ((await counts()).hit ?? 0) > before ? 'hit' : 'drawn'
}

/** How often a page was found drawn before, of those that are drawn for one visitor. */
async function drawnBefore(): Promise<number> {
  const { text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  return Number(/^frenly_drawn_pages_total\{outcome="hit"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

test('the first visitor of a new server sees what the engines of the build worked out', () => {
  for (const shown of ['Is the Great Wall of China visible from the Moon?', '44.982', 'Chile'])
    expect(first.text).toContain(shown)
})

const paths = readPathRows().map(({ example }) => example)

test.each(paths)('%s is the same whether kept or drawn', async (path) => {
  const drawn = await get(path, ALONE)
  await get(path)
  const before = (await counts()).hit ?? 0
  const kept = await get(path)
  expect(kept.status).toBe(drawn.status)
  if (((await counts()).hit ?? 0) === before) return
  const packed = await get(path, { 'accept-encoding': 'gzip' })
  expect(kept.status).toBe(200)
  expect(masked(kept)).toBe(masked(drawn))
  expect(masked(packed)).toBe(masked(drawn))
  expect(new Set([kept, packed, drawn].map(nonceOf)).size).toBe(3)
  expect(kept.text).toContain(`nonce="${nonceOf(kept)}"`)
  expect(kept.headers['cache-control']).toBe('private, no-store')
  const own = ['date', 'x-request-id', 'content-security-policy', 'content-length', 'transfer-encoding']
  const shared = ({ headers }: Answer) =>
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .sort()
  expect(shared(kept)).toEqual(shared(drawn))
})

test.each([
  '/',
  '/?v=2',
  '/list',
  '/list?show=open',
  '/support',
  '/support?article=what-is-frenly',
  '/privacy-policy',
  '/about-pandas',
  '/bamboo',
  '/search',
  '/marketplace',
  '/ai/consensus',
])('%s is kept', async (path) => expect(await kindOf(path)).toBe('hit'))

test.each([
  '/login',
  '/register',
  '/ai/consensus?question=Why',
  '/search?q=panda',
  '/?dev=true',
  '/?utm_source=x',
  '/no-such-topic',
  '/settings',
  '/api/auth/user',
  '/robots.txt',
  '/_root.data',
])('%s is not', async (path) => expect(await kindOf(path)).toBe('drawn'))

test('a crawler, who gets a page when all of it is there, never shares one with a browser', async () => {
  for (const path of ['/', '/list', '/support', '/bamboo']) {
    await kindOf(path)
    const crawler = { 'user-agent': CRAWLER }
    expect(await kindOf(path, crawler), path).toBe('hit')
    expect(masked(await get(path, crawler)), path).toBe(masked(await get(path, { ...ALONE, ...crawler })))
    expect(masked(await get(path)), path).toBe(masked(await get(path, ALONE)))
  }
})

test('brands and themes have pages of their own', async () => {
  const asked: Headers[] = [{}, { host: 'voice2email.localhost' }, { host: 'inbox.localhost' }, DARK]
  for (const headers of [...asked, ...asked]) await get('/', headers)
  const texts = await Promise.all(asked.map(async (headers) => masked(await get('/', headers))))
  expect(new Set(texts).size).toBe(asked.length)
  expect(texts[1]).toContain('data-brand="voice2email"')
  expect(texts[3]).toContain('data-theme="dark"')
  expect(await kindOf('/', { host: 'voice2email.localhost' })).toBe('hit')
})

const send = (path: string, body: Record<string, string>, headers: Headers = {}) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(body), headers, redirect: 'manual' })

/** Makes a member, and gives the cookie they are known by. */
async function join(username: string): Promise<string> {
  await send('/api/auth/register', { username, email: `${username.toLowerCase()}@frenly.test`, password: PASSWORD })
  const signedIn = await send('/api/auth/login', { usernameOrEmail: username, password: PASSWORD })
  return signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
}

test('a member never gets a kept page, and never leaves one', async () => {
  const cookie = await join('Keeper')
  expect(await kindOf('/list')).toBe('hit')
  expect(await kindOf('/list', { cookie })).toBe('drawn')
  expect((await get('/list', { cookie })).text).toContain('Keeper')
  expect((await get('/list')).text).not.toContain('Keeper')
})

test('what was drawn before from the same data is not drawn again, and forms on it work', async () => {
  const [cookie, other] = [await join('Drawn'), await join('Other')]
  for (const path of ['/list', '/settings?part=profile', '/ai/consensus', '/chat/history', '/gallery', '/world']) {
    const first = await get(path, { cookie })
    // The first visits may still have something to begin; the same data is drawn twice before it is kept.
    for (let tries = 0; tries < 5; tries++) await get(path, { cookie })
    const before = await drawnBefore()
    const again = await get(path, { cookie })
    expect((await drawnBefore()) - before, path).toBe(1)
    expect([again.status, first.status], path).toEqual([200, 200])
    expect(again.text, path).toContain('Drawn')
    expect(again.text, path).toContain(`nonce="${nonceOf(again)}"`)
    expect(again.text, path).not.toContain(nonceOf(first))
    expect(again.text, path).not.toContain(String(first.headers['x-request-id']))
    expect((await get(path, { cookie: other })).text, path).not.toContain('Drawn')
  }
})

test('a page drawn before follows what was changed, at once', async () => {
  const cookie = await join('Changing')
  const path = '/frenly-v2/memories'
  for (let tries = 0; tries < 4; tries++) await get(path, { cookie })
  for (const text of ['I keep bees', 'I sold the bees']) {
    const page = await get(path, { cookie })
    const [form] = readForms(page.text, path).filter(({ textNames }) => textNames.includes('text'))
    const fields = { ...Object.fromEntries(form!.fields), text }
    const answer = await send(form!.action, fields, { cookie, origin: server.url })
    expect(answer.status).toBeLessThan(400)
    for (let tries = 0; tries < 3; tries++) expect((await get(path, { cookie })).text).toContain(text)
  }
})

test('a message that waits is shown once, to the one it is for', async () => {
  await kindOf('/support')
  const theme = await fetch(`${server.url}/api/theme`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ theme: 'dark', return_to: '/support' }),
  })
  const cookie = theme.headers.getSetCookie()[0]!.split(';')[0]!
  expect((await get('/support', { cookie })).text).toContain('data-theme="dark"')
  expect((await get('/support')).text).not.toContain('data-theme="dark"')
  expect((await get('/support', { cookie: 'frenly_flash=forged' })).status).toBe(200)
  expect(await kindOf('/support', { cookie: 'frenly_flash=forged' })).toBe('drawn')
})

test('fifty who ask at once for a page nobody has seen have it drawn once', async () => {
  const before = await counts()
  const all = await Promise.all(Array.from({ length: 50 }, () => get('/terms-of-service', { host: 'burst.test' })))
  const after = await counts()
  expect((after.miss ?? 0) - (before.miss ?? 0)).toBe(1)
  expect(new Set(all.map(masked)).size).toBe(1)
  expect(new Set(all.map(nonceOf)).size).toBe(50)
})

test('the metrics name routes, never addresses, and open to nobody without the token', async () => {
  await get('/bamboo?secret=word')
  const { text } = await get('/metrics', { authorization: `Bearer ${TOKEN}` })
  expect(text).toMatch(/frenly_http_request_duration_seconds_count\{method="GET",route="topic",status="2xx"\} \d+/)
  expect(text).not.toMatch(/bamboo|secret/)
  expect((await get('/metrics')).status).toBe(401)
  expect((await get('/metrics', { authorization: 'Bearer wrong-token-altogether' })).status).toBe(401)
})
