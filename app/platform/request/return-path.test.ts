import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test('a path on this origin is kept with query and fragment', () => {
  expect(returnPath('/ai/consensus?run=1#claims')).toBe('/ai/consensus?run=1#claims')
})

test.each([
  'https://evil.test',
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
  '/api/auth/signout',
  '/AUTH/google',
  '/./../..//evil.test',
  '',
  null,
  undefined,
  { toString: () => '/x' },
])('%j leads to the fallback', (value) => {
  expect(returnPath(value, '/home')).toBe('/home')
})

test('no text whatever leads to another origin', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.constantFrom('', '/', '//', '/\\', '/.', 'http:'), (text, start) => {
      const path = returnPath(start + text)
      expect(new URL(path, 'http://origin.test').origin).toBe('http://origin.test')
    }),
    { numRuns: 2_000 },
  )
})
