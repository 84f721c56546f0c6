import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPathFault, withoutDefaultPort } from './request-target.server.ts'

test.each(['/', '/support', '/ai/consensus', '/Caf%C3%A9', '/a%20b', '/x.data', '/_root.data', '/.well-known/x'])(
  '%s may lead somewhere',
  (path) => expect(findPathFault(path)).toBeNull(),
)

test.each([
  ['/%5C', 400],
  ['/%5Cu003cscript%3E', 400],
  ['/a\\b', 400],
  ['/a%00b', 400],
  ['/%0d%0aSet-Cookie', 400],
  ['/%7f', 400],
  ['/%', 400],
  ['/%ff', 400],
  ['/%ed%a0%80', 400],
  ['/x/../admin', 400],
  ['/x/%2e%2e/admin', 400],
  ['/%2E', 400],
  ['/a/..;/b', 400],
  ['//', 404],
  ['//evil.example', 404],
  ['/ai//consensus', 404],
  ['/.env', 404],
  ['/%2eenv', 404],
  ['/.git/config', 404],
  ['/a/.hidden', 404],
  ['/.data', 404],
])('%s is refused with %i', (path, status) => expect(findPathFault(path)?.status).toBe(status))

test('any path is either refused or one that every reader of addresses reads alike', () => {
  const piece = fc.constantFrom('a', '/', '.', '..', '%2e', '%2f', '%5c', '\\', '%00', '%', ';', '//', 'é', '%c3%a9')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = `/${pieces.join('')}`
      if (findPathFault(path)) return
      const read = new URL(`http://frenly.test${path}`).pathname
      expect(decodeURIComponent(read)).toBe(decodeURIComponent(path))
    }),
    { seed: 27, numRuns: 3_000 },
  )
})

test('a default port is no part of the host', () => {
  expect(withoutDefaultPort('app.example:443', true)).toBe('app.example')
  expect(withoutDefaultPort('app.example:80', false)).toBe('app.example')
  expect(withoutDefaultPort('app.example:443', false)).toBe('app.example:443')
  expect(withoutDefaultPort('[::1]:443', true)).toBe('[::1]')
})
