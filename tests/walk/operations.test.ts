import { spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => stopServer(server, 'SIGKILL'))

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init })

/** A request with a Host header of our choice, which fetch does not allow. */
function getAs(host: string, path = '/'): Promise<{ status: number; body: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const ask = httpRequest({ hostname, port, path, headers: { host } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }))
    })
    ask.on('error', reject).end()
  })
}

test('healthz says it is ready, as JSON', async () => {
  const response = await get('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('each page has its own script nonce, and only scripts with it may run', async () => {
  const nonces = new Set<string>()
  for (let n = 0; n < 20; n++) {
    const response = await get('/')
    const csp = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(csp)?.[1] ?? ''
    expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
    expect(csp).toContain("object-src 'none'")
    expect(csp).toContain("base-uri 'none'")
    expect(csp).not.toMatch(/script-src[^;]*unsafe/)
    const scripts = [...(await response.text()).matchAll(/<script(?![^>]*\bnonce="([^"]+)")[^>]*>/g)]
    expect(scripts).toEqual([])
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(20)
})

test('pages carry the security headers, a request id, and are kept by nobody', async () => {
  const { headers } = await get('/ai/consensus')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get('x-powered-by')).toBeNull()
})

test('assets are sent ready compressed and kept for ever', async () => {
  const html = await (await get('/')).text()
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const response = await get(asset, { headers: { 'accept-encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await get('/assets/nothing.js')).status).toBe(404)
})

test('a form from another site is refused, on documents and on calls alike', async () => {
  const body = new URLSearchParams({ question: 'What is 2 + 2?' })
  for (const path of ['/ai/consensus', '/api/auth/signout', '/api/theme', '/ai/images']) {
    for (const header of [
      ['origin', 'http://evil.test'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as [string, string][]) {
      expect((await get(path, { method: 'POST', body, headers: [header] })).status, path).toBe(403)
    }
  }
})

test.each(['a@b', 'a/b', 'x:99999', 'a b', 'a?b'])('the Host %j is answered with 400', async (host) => {
  expect((await getAs(host)).status).toBe(400)
})

test('hosts choose their brand, unknown ones the main one, and Host never reaches a link', async () => {
  const brands = {
    voice2email: 'voice2email',
    speaktoemail: 'speaktoemail',
    email: 'inbox',
    inbox: 'inbox',
    marketplace: 'marketplace',
  }
  for (const [host, theme] of Object.entries(brands)) {
    const { status, body } = await getAs(`${host.toUpperCase()}.localhost:80`)
    expect(status).toBe(200)
    expect(body).toContain(`data-brand="${theme}"`)
  }
  const unknown = await getAs('evil.test')
  expect(unknown.body).toContain('data-brand="frenly"')
  expect(unknown.body).not.toContain('evil.test')
})

test('too much of anything is refused before it costs time', async () => {
  const startedAt = Date.now()
  expect((await get('/a'.repeat(7_000))).status).toBe(414)
  expect((await get(`/${'a'.repeat(1_100)}`)).status).toBe(404)
  expect((await get(`/__manifest?version=x&${'p=/a&'.repeat(300)}`)).status).toBeLessThan(500)
  const tooLarge = await get('/feedback', {
    method: 'POST',
    body: new URLSearchParams({ feedback: 'x'.repeat(1_200_000) }),
  })
  expect(tooLarge.status).toBe(413)
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

test('an address that cannot be decoded is the visitor’s 400', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400)
})

test('robots, sitemap and manifest stand', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml')
  const sitemap = await (await get('/sitemap.xml')).text()
  expect(sitemap).toContain('/ai/consensus</loc>')
  expect(sitemap).not.toContain('/admin')
  expect((await get('/site.webmanifest')).headers.get('content-type')).toContain('manifest+json')
})

test('every file of a brand is there to download, of the kind its name says', async () => {
  const moved = await get('/?domain=inbox.localhost&page=logos')
  expect(new URL(moved.headers.get('location') ?? '', server.url).pathname).toBe('/logos')
  const html = await (await get('/logos?brand=voice2email')).text()
  expect(html).toContain('Files of Voice2email')
  const files = new Set(
    [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
      .filter(([link]) => /(SVG file|px wide): .* of Voice2email/.test(link.replace(/<!--.*?-->|<[^>]*>/g, '')))
      .map(([, href]) => href ?? ''),
  )
  expect(files.size).toBe(8 + 8 * 3)
  for (const file of files) {
    const response = await get(file)
    expect(response.status, file).toBe(200)
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    expect(response.headers.get('content-type'), file).toContain(type)
  }
})

test('a wrong environment ends the start with names and reasons', async () => {
  await expect(startServer({ PORT: 'many', ADMIN_EMAIL: 'nobody' })).rejects.toThrow(/PORT[\s\S]*ADMIN_EMAIL/)
})

const HELP_QUESTION = 'How do I reset my password?'

test('every engine of the fresh server works, also the one that reads the database', async () => {
  // A page waits for nobody: on a busy machine the first question finds an engine still at its first pages.
  await vi.waitFor(
    async () => {
      const body = new URLSearchParams({ question: HELP_QUESTION })
      const asked = await get('/ai/consensus', { method: 'POST', body })
      const page = await (await get(asked.headers.get('location') ?? '')).text()
      expect(/\/support\?article=[\w-]+/.exec(page)?.[0]).toBeDefined()
      expect(/[^.<>]*did not answer[^<]*/.exec(page)).toBeNull()
    },
    { timeout: 60_000, interval: 5_000 },
  )
  expect(server.output()).not.toContain('did not warm up')
})

test('a second server on the same folder is refused; a command-line twin works beside the first', async () => {
  await expect(startServer({ DATA_DIR: server.dataDir })).rejects.toThrow(/Another server works with/)
  const { stdout } = spawnSync(process.execPath, ['scripts/twin.js', 'ask'], {
    input: JSON.stringify({ question: HELP_QUESTION }),
    env: { ...process.env, DATA_DIR: server.dataDir },
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout)).not.toHaveProperty('error')
  const { seats } = JSON.parse(stdout) as { seats: { seat: string; state: string }[] }
  expect(seats.find(({ seat }) => seat === 'help')).toMatchObject({ state: 'answered' })
  expect(seats.map(({ state }) => state)).not.toContain('failed')
})

test('the ledger as a command-line twin tells how strong each dispute is and how likely', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/twin.js', 'ledger'], {
    input: JSON.stringify({
      question: 'How long does rice keep?',
      answers: [
        { seat: 'A', text: 'Rice keeps for 3–4 days in the fridge.' },
        { seat: 'B', text: 'Store it in the fridge for up to 144 hours.' },
      ],
    }),
    encoding: 'utf8',
  })
  const { disputes } = JSON.parse(stdout) as { disputes: unknown[] }
  expect(disputes).toEqual([
    {
      slot: 'number',
      strength: 'dispute',
      share: 1,
      positions: [
        { value: '3–4 days', seats: ['A'] },
        { value: 'up to 144 hours', seats: ['B'] },
      ],
    },
  ])
})

test('what was acknowledged survives kill -9, and SIGTERM ends cleanly', async () => {
  const first = await startServer()
  const asked = await fetch(`${first.url}/ai/consensus`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ question: 'What is 12 % of 250?' }),
  })
  const address = asked.headers.get('location') ?? ''
  expect(asked.status).toBe(303)
  await stopServer(first, 'SIGKILL')
  const second = await startServer({ DATA_DIR: first.dataDir })
  const page = await (await fetch(second.url + address)).text()
  expect(page).toContain('What is 12 % of 250?')
  expect(page).toMatch(/\b30\b/)
  expect(readdirSync(first.dataDir)).toContain('session-secret')
  expect(await stopServer(second, 'SIGTERM')).toBe(0)
})
