import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMailAddress, toAsciiDomain, toMailboxKey } from './mail-address.ts'

test.each([
  'mira@example.com',
  "o'neil+list@sub.example.co.uk",
  'jörg@müller.example',
  'jo\u0308rg@example.com',
  'user@例え.jp',
  'user@xn--r8jz45g.jp',
  '用户@例え.jp',
  'राम@उदाहरण.भारत',
])('%s is an address', (address) => expect(isMailAddress(address)).toBe(true))

test.each([
  '',
  'mira',
  'mira@',
  '@example.com',
  'a b@example.com',
  'a@b@example.com',
  'mira@localhost',
  'mira@例え jp',
  'mira@exa\u200Bmple.com,b@c.de',
  'ji\u202Em@example.com',
  'jim\u200B@example.com',
  '🐼@example.com',
  'ö@.jp',
  'mira@例え..jp',
  `${'ö'.repeat(33)}@example.com`,
])('%j is none', (address) => expect(isMailAddress(address)).toBe(false))

test('one mailbox has one key, however its address is written', () => {
  const spellings = ['Jörg@Müller.example', 'jo\u0308rg@mu\u0308ller.example', ' JÖRG@xn--mller-kva.EXAMPLE ']
  expect(new Set(spellings.map(toMailboxKey))).toEqual(new Set(['jörg@xn--mller-kva.example']))
  expect(toMailboxKey('ｕｓｅｒ＠例え.jp')).toBe('user@xn--r8jz45g.jp')
  expect(toMailboxKey('user@例え。jp')).toBe('user@xn--r8jz45g.jp')
  expect(toMailboxKey('Mira@Example.com')).toBe('mira@example.com')
  expect(toAsciiDomain('straße.example')).not.toBe(toAsciiDomain('strasse.example'))
})

test('the key is stable and no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(() => isMailAddress(text)).not.toThrow()
      const key = toMailboxKey(text)
      expect(toMailboxKey(key)).toBe(key)
    }),
    { seed: 5890, numRuns: 100 },
  )
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      if (isMailAddress(address)) expect(isMailAddress(toMailboxKey(address))).toBe(true)
    }),
    { seed: 6531, numRuns: 100 },
  )
})
