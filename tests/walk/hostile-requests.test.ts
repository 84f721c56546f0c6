import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byDay } from '#tests/support/nightly.ts'
import { sendRaw, toRaw } from '#tests/support/raw-request.ts'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'

let server: RunningServer
let port: number
beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'error' })
  port = Number(new URL(server.url).port)
})
afterAll(() => stopServer(server, 'SIGTERM'))

const HOST = 'Host: frenly.test'
const JSON_TYPE = 'Content-Type: application/json'
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded'
const post = (target: string, body: string, headers: readonly string[] = [FORM_TYPE]) =>
  toRaw({ method: 'POST', target, body, headers: [HOST, ...headers, `Content-Length: ${Buffer.byteLength(body)}`] })
const get = (target: string, headers: readonly string[] = []) => toRaw({ target, headers: [HOST, ...headers] })
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=1`).join('&')
const parts = (count: number, head = '') =>
  `${`--b\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\nx\r\n`.repeat(count)}--b--`
const MULTIPART = ['Content-Type: multipart/form-data; boundary=b']

test('a proxy may keep an idle connection for a minute', async () => {
  const answer = await fetch(`${server.url}/healthz`)
  expect(Number(/timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
})

describe('a request that cannot be answered is refused with its own status and a sentence', () => {
  test.each<[string, string, number]>([
    ['a back-slash', get('/%5C'), 400],
    ['a back-slash before letters', get('/%5Cu003cscript%3E'), 400],
    ['NUL', get('/a%00b'), 400],
    ['half a character', get('/%ff'), 400],
    ['dots that climb', get('/x/%2e%2e/admin'), 400],
    ['dots with a parameter', get('/a/..;/admin'), 400],
    ['double slashes', get('//'), 404],
    ['a hidden file', get('/.env'), 404],
    ['a hidden folder', get('/.git/config'), 404],
    ['a script of another server', get('/wp-login.php'), 404],
    ['a long address', get(`/?q=${'a'.repeat(9_000)}`), 414],
    ['a long path', get(`/${'a'.repeat(2_000)}`), 404],
    ['many segments', get('/a'.repeat(200)), 404],
    ['many parts of a query', get(`/search?${'a=1&'.repeat(600)}`), 400],
    ['an asterisk', get('*'), 400],
    ['another scheme', get('ftp://x/'), 400],
    ['TRACE', toRaw({ method: 'TRACE' }), 405],
    ['CONNECT', 'CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n', 405],
    ['DELETE', toRaw({ method: 'DELETE' }), 405],
    ['PROPFIND', toRaw({ method: 'PROPFIND' }), 501],
    ['a method nobody knows', toRaw({ method: 'BREW' }), 501],
    ['large headers', get('/', [`X: ${'a'.repeat(20_000)}`]), 431],
    [
      'many headers',
      get(
        '/',
        Array.from({ length: 400 }, (_, n) => `A${n}: 1`),
      ),
      431,
    ],
    ['a large cookie', get('/', [`Cookie: ${'a=1; '.repeat(5_000)}`]), 431],
    ['no host', toRaw({ headers: [] }), 400],
    ['two hosts', get('/', ['Host: b.test']), 400],
    ['a host that is none', toRaw({ headers: ['Host: a b'] }), 400],
    ['both lengths', post('/support', '0\r\n\r\n', [FORM_TYPE, 'Transfer-Encoding: chunked']), 400],
    ['two lengths', post('/support', 'a=b', [FORM_TYPE, 'Content-Length: 9']), 400],
    ['a length below zero', toRaw({ method: 'POST', headers: [HOST, 'Content-Length: -5'] }), 400],
    ['no length', toRaw({ method: 'POST', headers: [HOST, 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' }), 411],
    ['an expectation', post('/support', 'a=b', [FORM_TYPE, 'Expect: 200-ok']), 417],
    ['another site', post('/support', 'a=b', [FORM_TYPE, 'Origin: http://evil.example']), 403],
    ['deep JSON', post('/api/auth/login', nested(15_000), [JSON_TYPE]), 413],
    ['deep lists', post('/api/panda/chat', `${'['.repeat(15_000)}${']'.repeat(15_000)}`, [JSON_TYPE]), 413],
    ['many fields', post('/support', fields(50_000)), 413],
    ['many parts', post('/support', parts(5_000), MULTIPART), 413],
    ['many parts of an upload', post('/ai/consensus', parts(5_000), MULTIPART), 400],
    ['a long head of a part', post('/support', parts(1, `; x="${'a'.repeat(40_000)}"`), MULTIPART), 400],
    ['too large a form', post('/support', `a=${'x'.repeat(1_100_000)}`), 413],
    ['no form', post('/support', 'a=b', ['Content-Type: text/plain']), 400],
    ['no boundary', post('/support', 'a=b', ['Content-Type: multipart/form-data']), 400],
    ['garbage', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('%s', async (_, bytes, status) => {
    const answer = await sendRaw(port, bytes)
    expect([answer.status, answer.body.slice(0, 200)]).toEqual([status, expect.stringMatching(/[a-z]{3}.*[.>]/is)])
    if (status === 405) expect(answer.head).toMatch(/^allow: GET, HEAD, POST$/im)
  })

  test.each([
    ['/api/auth/login', undefined, '"success":false'],
    ['/v1/chat/completions', undefined, '"error":{"message"'],
    ['/support', 'application/json', '"success":false'],
    ['/support', 'text/html,application/xhtml+xml', '<!DOCTYPE html>'],
    ['/support', undefined, 'No address here takes DELETE.'],
  ])('in the shape that was asked for: %s as %s', async (target, accept, wanted) => {
    const headers = [HOST, ...(accept ? [`Accept: ${accept}`] : [])]
    const refused = await sendRaw(port, toRaw({ method: 'DELETE', target, headers }))
    expect([refused.status, refused.body.includes(wanted)]).toEqual([405, true])
    const broken = await sendRaw(port, toRaw({ target, headers: [...headers, `X: ${'a'.repeat(20_000)}`] }))
    expect(broken.status).toBe(431)
    if (!accept?.includes('html')) expect(broken.body.includes('{')).toBe(wanted.startsWith('"'))
  })

  test('a screen that is not there tells a program so in JSON', async () => {
    const { status, head, body } = await sendRaw(port, get('/no/such/screen', ['Accept: application/json']))
    expect([status, /content-type: application\/json/i.test(head), JSON.parse(unchunk(body))]).toEqual([
      404,
      true,
      { success: false, message: expect.any(String) },
    ])
  })
})

/** A body that came in chunks, put together. */
const unchunk = (body: string) => body.replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '').trim()

test('an absolute address is answered like the path it holds; an asterisk says what can be done', async () => {
  const plain = await sendRaw(port, get('/support'))
  const absolute = await sendRaw(port, get('http://frenly.test/support'))
  expect([plain.status, absolute.status]).toEqual([200, 200])
  expect((await sendRaw(port, get('http://x'))).status).toBe(200)
  const options = await sendRaw(port, toRaw({ method: 'OPTIONS', target: '*' }))
  expect([options.status, /^allow: GET, HEAD, POST$/im.test(options.head)]).toEqual([204, true])
})

test('files of the build carry a policy of their own', async () => {
  const page = await sendRaw(port, get('/support'))
  const [file] = /\/assets\/[\w.-]+\.js/.exec(page.body) ?? []
  const { status, head } = await sendRaw(port, get(file!))
  expect([status, /^content-security-policy: default-src 'none'/im.test(head)]).toEqual([200, true])
})

describe('whatever is sent', () => {
  const odd = fc.constantFrom(
    ...[
      'a',
      '/',
      '..',
      '.',
      '%',
      '%00',
      '%5c',
      '%2f',
      '%u0041',
      '?',
      '&',
      '=',
      ';',
      '\\',
      '"',
      "'",
      '<',
      '{',
      '[',
      '#',
    ],
    ...[
      '__proto__',
      'constructor',
      '_data',
      '_routes',
      '.data',
      'root',
      'index',
      'support',
      'ai',
      'consensus',
      'é',
      '🐼',
    ],
  )
  const text = fc.array(odd, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const long = fc
    .tuple(text, fc.integer({ min: 1, max: 400 }))
    .map(([piece, times]) => piece.repeat(times).slice(0, 9_000))
  const targets = [
    '/',
    '/support',
    '/ai/consensus',
    '/login',
    '/api/panda/chat',
    '/v1/chat/completions',
    '/search',
    '/bamboo',
  ]
  const target = fc.oneof(
    fc.constantFrom(...targets, ...targets.map((path) => `${path}.data`), '/_root.data', '/__manifest', '/assets/x.js'),
    text.map((path) => `/${path}`),
    text.map((path) => `http://frenly.test/${path}`),
    fc.tuple(fc.constantFrom(...targets), fc.oneof(text, long)).map(([path, query]) => `${path}?${query}`),
    text,
  )
  const header = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          ...['Cookie', 'Accept', 'Accept-Encoding', 'Accept-Language', 'Range', 'If-None-Match', 'If-Modified-Since'],
          ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Authorization', 'Origin', 'Referer'],
          ...['Sec-Fetch-Site', 'Content-Type', 'Content-Encoding', 'Expect', 'Upgrade', 'User-Agent', 'X-Request-Id'],
        ),
        fc.oneof(
          text,
          long,
          fc.constantFrom('bytes=0-0,'.repeat(300), '"a",'.repeat(900), 'frenly_session=%ff;'.repeat(90)),
        ),
      )
      .map(([name, value]) => `${name}: ${value.replace(/[^\t\x20-\x7e]/g, '')}`),
    fc.constantFrom('Host: a:b', 'X-Forwarded-Host: x:99999', 'Transfer-Encoding: chunked', 'Content-Length: 1e3'),
  )
  const body = fc.oneof(
    text,
    long,
    fc.integer({ min: 1, max: 5_000 }).map(fields),
    fc.integer({ min: 1, max: 5_000 }).map(nested),
    fc.integer({ min: 1, max: 2_000 }).map((count) => parts(count)),
    fc.constantFrom('a=%', '%=%&%00=%00', '{"__proto__":{"a":1}}', '{"messages":[{}]}', '\u0000', '--b\r\n\r\n--b--'),
  )
  const type = fc.constantFrom(
    FORM_TYPE,
    JSON_TYPE,
    MULTIPART[0]!,
    'Content-Type: multipart/form-data; boundary=',
    'Content-Type: application/x-www-form-urlencoded; charset=utf-7',
    'Content-Type: ;;;',
    'X-None: 1',
  )
  const request = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(target, fc.array(header, { maxLength: 5 })).map(([path, more]) => get(path, more)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(target, body, type, fc.array(header, { maxLength: 2 }))
        .map(([path, sent, kind, more]) => post(path, sent, [kind, ...more])),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PURGE', 'QUERY', 'get', ''), target)
        .map(([method, path]) => toRaw({ method, target: path })),
    },
    { weight: 1, arbitrary: fc.tuple(text, long).map(([a, b]) => `${a}\r\n${b}\r\n\r\n`) },
  )

  test('no answer is a fault of ours, none hangs, and the server lives', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 12, maxLength: 12 }), async (requests) => {
        const answers = await Promise.all(requests.map((bytes) => sendRaw(port, bytes, 60_000)))
        for (const [n, { status, body: said }] of answers.entries())
          if (status >= 500 && status !== 501)
            throw new Error(`${status} ${said.slice(0, 200)}\n${requests[n]!.slice(0, 900)}`)
      }),
      { seed: 27, numRuns: byDay(20, 170), endOnFailure: true },
    )
    expect(server.process.exitCode).toBeNull()
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(server.output()).not.toContain('"status":500')
  })
})
