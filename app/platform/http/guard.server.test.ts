import { expect, test } from 'vitest'
import { isFromElsewhere, isHost } from './guard.server.ts'

test.each(['frenly.example', 'localhost:3000', '[::1]:3000', '127.0.0.1', 'INBOX.localhost'])(
  '%s is a host',
  (host) => {
    expect(isHost(host)).toBe(true)
  },
)

test.each(['', 'a b', 'a@b', 'a/b', 'a?b', 'a#b', 'x:99999', 'a\\b', 'x:port'])('%j is none', (host) => {
  expect(isHost(host)).toBe(false)
})

test.each([
  ['http://frenly.example', undefined, false],
  ['http://FRENLY.example', undefined, false],
  [undefined, undefined, false],
  [undefined, 'same-origin', false],
  ['http://frenly.example:81', undefined, true],
  ['http://evil.example', undefined, true],
  ['null', undefined, true],
  ['', undefined, true],
  [undefined, 'cross-site', true],
  [undefined, 'same-site', true],
  ['http://frenly.example', 'cross-site', true],
])('origin %s with site %s comes from elsewhere: %s', (origin, site, isElsewhere) => {
  expect(isFromElsewhere(origin, site, 'frenly.example')).toBe(isElsewhere)
})

test('a default port may be written out in Host; another one is another origin', () => {
  expect(isFromElsewhere('https://app.example', undefined, 'app.example:443')).toBe(false)
  expect(isFromElsewhere('http://app.example', undefined, 'app.example:80')).toBe(false)
  expect(isFromElsewhere('http://app.example', undefined, 'app.example:443')).toBe(true)
  expect(isFromElsewhere('https://app.example', undefined, 'app.example:8443')).toBe(true)
  expect(isFromElsewhere('file://', undefined, 'app.example')).toBe(true)
})
