import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MASKED, MAX_DETAIL_CHARS, withoutSecrets } from './without-secrets.ts'

test('texts under the names of secrets are masked, wherever they stand', () => {
  const detail = {
    name: 'OpenAI',
    apiKey: 'abc',
    key: 'abc',
    sealed_key: 'abc',
    deep: { newPassword: 'abc', list: [{ Authorization: 'abc' }] },
    tokens: { access: 'abc' },
    session: 'abc',
  }
  expect(JSON.stringify(withoutSecrets(detail))).not.toContain('abc')
  expect(withoutSecrets(detail)).toMatchObject({ name: 'OpenAI', apiKey: MASKED, tokens: MASKED })
})

test('counts, flags and harmless names stay', () => {
  const detail = { inputTokens: 120, hasKey: true, monkey: 'Anna', key: '', tokenLimit: null, order: [1, 2] }
  expect(withoutSecrets(detail)).toEqual(detail)
})

test.each([
  'sk-proj-1234567890abcdefghij',
  'frenly_0123456789abcdefghijkl',
  'Bearer abcdefghijklmnop',
  'AIzaSyA1234567890abcdefghijklmnopq',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123_-',
])('%s is masked by its look', (secret) => {
  expect(withoutSecrets({ note: `it was ${secret} before` }).note).toBe(`it was ${MASKED} before`)
})

test('a password inside an address is masked, the address stays', () => {
  expect(withoutSecrets({ address: 'https://anna:pw@host.test/v1' }).address).toBe(`https://${MASKED}@host.test/v1`)
})

test('whatever comes, the row stays small and storable', () => {
  const long = { text: 'x'.repeat(10_000), more: Array.from({ length: 500 }, (_, n) => ({ n, text: 'y'.repeat(400) })) }
  expect(JSON.stringify(withoutSecrets(long)).length).toBeLessThanOrEqual(MAX_DETAIL_CHARS)
  expect(withoutSecrets({ a: 'x\0y', b: '\ud800' })).toEqual({ a: 'xy', b: '\ufffd' })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything({ withDate: true, withBigInt: true })), (detail) => {
      const text = JSON.stringify(withoutSecrets(detail))
      expect(text.length).toBeLessThanOrEqual(MAX_DETAIL_CHARS)
      expect(text).not.toContain('\\u0000')
    }),
  )
})
