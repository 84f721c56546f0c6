import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBaseAddress } from './base-address.ts'
import { toReachFailure, toStatusFailure } from './company-failure.ts'
import { EngineFailure } from './engine.ts'
import { createTimeouts } from './timeouts.ts'
import { maskKeys, readRefusalWords } from './refusal-words.ts'
import { readRetryAfterS } from './retry-after.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const KEY = 'my-very-own-key'
const fail = (status: number, body: unknown = '', headers: Record<string, string> = {}) =>
  toStatusFailure(
    'Acme',
    { status, headers: new Headers(headers), body: typeof body === 'string' ? body : JSON.stringify(body) },
    [KEY],
    NOW,
  )

test.each([
  [401, { error: { message: 'Incorrect API key', code: 'invalid_api_key' } }, 'unauthorised'],
  [402, { error: { code: 402, message: 'Insufficient credits' } }, 'unauthorised'],
  [403, { error: { message: 'Your input was flagged', metadata: { reasons: ['violence'] } } }, 'refused'],
  [403, 'forbidden', 'unauthorised'],
  [
    400,
    { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } },
    'unauthorised',
  ],
  [
    400,
    { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    'unauthorised',
  ],
  [422, { type: 'ErrorResponse', error: { code: 'SUBSCRIPTION_TOKEN_INVALID', detail: 'invalid' } }, 'unauthorised'],
  [429, { error: { code: 'insufficient_quota', message: 'You exceeded your current quota' } }, 'unauthorised'],
  [432, { detail: { error: 'This request exceeds your plan’s usage limit.' } }, 'unauthorised'],
  [
    400,
    {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' },
    },
    'unable',
  ],
  [
    400,
    {
      error: {
        code: 400,
        type: 'exceed_context_size_error',
        message: 'the request exceeds the available context size',
      },
    },
    'unable',
  ],
  [413, '', 'unable'],
  [404, { error: "model 'x' not found" }, 'unable'],
  [422, { detail: [{ msg: 'Field required' }] }, 'unable'],
  [400, { error: { code: 'content_policy_violation', message: 'rejected by our safety system' } }, 'refused'],
  [408, '', 'slow'],
  [504, '<html>Gateway Timeout</html>', 'slow'],
  [429, '', 'limited'],
  [529, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'limited'],
  [500, 'oops', 'broken'],
  [502, '<html>', 'unreachable'],
  [503, { error: 'server busy, please try again. maximum pending requests exceeded' }, 'unreachable'],
  [301, '', 'broken'],
] as const)('%i %j is %s', (status, body, kind) => {
  const failure = fail(status, body)
  expect(failure.kind).toBe(kind)
  expect(failure.message).toContain(`(${status}`)
  expect(failure.message).not.toContain('<html>')
})

test('what the company says reaches the operator, keys and line breaks do not', () => {
  const { message } = fail(401, {
    error: { message: `Incorrect key: ${KEY}\n or sk-proj-abcd****efgh1234 or Bearer abc.def` },
  })
  expect(message).toContain('Incorrect key: [key] or [key]')
  expect(message).not.toMatch(/my-very|sk-proj|abc\.def|\n/)
  expect(fail(500, { error: { message: 'x'.repeat(5_000) } }).message.length).toBeLessThan(400)
})

test('keys are masked wherever they stand', () => {
  const keys = ['tvly-0123456789ab', 'AIzaSyA-1234567890abcdefgh', 'gsk_abcdefgh12345678', 'xai-abcdefgh12345678']
  for (const key of keys) expect(maskKeys(`the key ${key}!`, [])).toBe('the key [key]!')
  expect(maskKeys('https://x.test/?api_key=abcdefgh1234&q=1', [])).toBe('https://x.test/?api_key=[key]&q=1')
  expect(maskKeys('no key here, sk-8 is short', [null, ''])).toBe('no key here, sk-8 is short')
})

test('the wait is read from seconds, milliseconds, a date, a body and Brave’s windows, and is never negative', () => {
  const read = (headers: Record<string, string>, body = '') => readRetryAfterS(new Headers(headers), body, NOW)
  expect(read({ 'retry-after': '7' })).toBe(7)
  expect(read({ 'retry-after-ms': '1500' })).toBe(2)
  expect(read({ 'retry-after': 'Sun, 22 Nov 2026 10:00:30 GMT' })).toBe(30)
  expect(read({ 'retry-after': 'Sun, 22 Nov 2026 09:00:00 GMT' })).toBe(0)
  expect(read({}, '{"error":{"details":[{"retryDelay":"34.5s"}]}}')).toBe(35)
  expect(read({ 'x-ratelimit-remaining': '0, 1000', 'x-ratelimit-reset': '1, 1419704' })).toBe(1)
  expect(read({ 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '60' })).toBeNull()
  expect(read({ 'retry-after': 'soon' })).toBeNull()
  expect(read({ 'retry-after': '99999999999' })).toBe(86_400)
})

test('why nobody answered is found however deep it is wrapped', () => {
  const wrapped = new TypeError('fetch failed', {
    cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  })
  expect(toReachFailure('Acme', wrapped, [])).toMatchObject({ kind: 'unreachable', facts: { isUnstarted: true } })
  const reset = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) })
  expect(toReachFailure('Acme', reset, [])).toMatchObject({ kind: 'unreachable', facts: { isUnstarted: false } })
  const own = new EngineFailure('refused', 'a private address')
  expect(toReachFailure('Acme', new Error('x', { cause: own }), [])).toBe(own)
})

test('any body in any shape is read without a fall', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
      fc.integer({ min: 300, max: 599 }),
      (body, status) => {
        expect(readRefusalWords(body).words.length).toBeLessThanOrEqual(300)
        expect(fail(status, body).message).toBeTruthy()
      },
    ),
  )
})

test.each([
  ['https://api.acme.test', 'https://api.acme.test/v1'],
  [' https://api.acme.test/ ', 'https://api.acme.test/v1'],
  ['https://api.acme.test/v1/', 'https://api.acme.test/v1'],
  ['https://api.acme.test/openai/v1/chat/completions', 'https://api.acme.test/openai/v1'],
  ['http://user:pass@10.0.0.1:8080/?x=1#y', 'http://10.0.0.1:8080/v1'],
])('%s is asked under %s', (address, base) => expect(toBaseAddress(address, '/v1')).toBe(base))

test.each(['', 'acme', 'ftp://acme.test', 'javascript:alert(1)', 'localhost:11434'])('%j is no address', (address) => {
  expect(() => toBaseAddress(address, '/v1')).toThrow(EngineFailure)
})

test('patience ends with slow by itself, with cancelled when the caller leaves, and holds nobody afterwards', async () => {
  const limits = { wholeMs: 5_000, firstMs: 40, idleMs: 5_000, againMs: 1 }
  const never = new Promise<never>(() => undefined)
  const patience = createTimeouts('Acme', new AbortController().signal, limits)
  patience.begin()
  await expect(patience.race(never)).rejects.toMatchObject({ kind: 'slow', message: 'Acme gave no answer for 0 s.' })
  patience.end()

  const leaving = new AbortController()
  const other = createTimeouts('Acme', leaving.signal, { ...limits, firstMs: 5_000 })
  other.begin()
  const waiting = other.race(never)
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' })
  await expect(other.pause(1)).rejects.toMatchObject({ kind: 'cancelled' })
  other.end()
})
