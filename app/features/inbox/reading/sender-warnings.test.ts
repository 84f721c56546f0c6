import { expect, test } from 'vitest'
import { senderWarnings } from './sender-warnings.ts'

const known = [
  { name: 'Anna Kovac', address: 'anna@northbank.example', sent: 1, received: 3 },
  { name: 'Ben', address: 'ben@soil.example', sent: 0, received: 5 },
]
const found = { spf: null, dkim: null, dmarc: null }
const warn = (name: string, address: string, more: Partial<Parameters<typeof senderWarnings>[0]['details']> = {}) =>
  senderWarnings({ from: { name, address }, details: { found, replyTo: null, ...more } }, known, 'inbox.test').map(
    ({ kind }) => kind,
  )

test.each([
  ['Anna Kovac', 'anna@northbank.example', []],
  ['Anna Kovac', 'anna@evil.example', ['name']],
  ['Somebody', 'x@n0rthbank.example', ['domain']],
  ['Somebody', 'x@northbànk.example', ['domain']],
  ['Somebody', 'x@northbannk.example', ['domain']],
  ['Somebody', 'x@nоrthbank.example', ['domain']],
  ['Somebody', 'x@lnbox.test', ['domain']],
  ['Somebody', 'x@elsewhere.example', []],
  ['ceo@northbank.example', 'x@elsewhere.example', ['name']],
  ['Ben', 'other@soil.example', []],
  ['PayPal', 'service@paypa1.com', ['domain']],
  ['PayPal', 'service@рaypal.com', ['domain']],
  ['PayPal', 'service@paypal.com', []],
  ['Pay', 'service@paypals.com', []],
])('%s <%s>', (name, address, kinds) => {
  expect(warn(name, address)).toEqual(kinds)
})

test('failed checks are said, a claim to have passed is not believed', () => {
  expect(warn('Ben', 'ben@soil.example', { found: { ...found, dmarc: 'fail' } })).toEqual(['fails'])
  expect(warn('Ben', 'ben@soil.example', { found: { ...found, spf: 'pass', dkim: 'fail' } })).toEqual(['fails'])
  expect(warn('Ben', 'ben@soil.example', { found: { spf: 'pass', dkim: 'pass', dmarc: 'pass' } })).toEqual([])
})

test('a proof outweighs what anybody may have written; a signature that does not fit is said', () => {
  const proven = { ...found, dmarc: 'fail', broken: ['soil.example'], isProven: true }
  expect(warn('Ben', 'ben@soil.example', { found: proven })).toEqual([])
  const broken = { ...found, broken: ['soil.example'] }
  expect(warn('Ben', 'ben@mail.soil.example', { found: broken })).toEqual(['fails'])
  expect(warn('Ben', 'ben@soil.example', { found: { ...found, broken: ['list.example'] } })).toEqual([])
})

test('an answer that goes elsewhere is said', () => {
  const to = (address: string) => ({ replyTo: { name: '', address } })
  expect(warn('Ben', 'ben@soil.example', to('x@evil.example'))).toEqual(['reply'])
  expect(warn('Ben', 'ben@soil.example', to('x@mail.soil.example'))).toEqual([])
})

test('a letter from outside is not from this house, unless its domain stands by it', () => {
  expect(warn('Ben', 'ben@inbox.test', { found: { ...found, isOutside: true } })).toEqual(['own'])
  expect(warn('Ben', 'ben@inbox.test', { found: { ...found, isOutside: true, isProven: true } })).toEqual([])
  expect(warn('Ben', 'ben@inbox.test')).toEqual([])
  expect(warn('Ben', 'ben@soil.example', { found: { ...found, isOutside: true } })).toEqual([])
})

test('somebody who wrote often under the name or the look of another is warned of as before', () => {
  const often = { name: 'Anna Kovac', address: 'anna@n0rthbank.example', sent: 0, received: 40 }
  const letter = (address: string) => ({ from: { name: 'Anna Kovac', address }, details: { found, replyTo: null } })
  const kinds = (address: string, people = [...known, often]) =>
    senderWarnings(letter(address), people, 'inbox.test').map(({ kind }) => kind)
  expect(kinds('anna@n0rthbank.example')).toEqual(['name', 'domain'])
  expect(kinds('anna@northbank.example')).toEqual([])
  // Whom a member answered themselves, they know.
  expect(kinds('anna@n0rthbank.example', [...known, { ...often, sent: 2 }])).toEqual([])
  const imitated = { name: 'PayPal', address: 'service@paypa1.com', sent: 0, received: 9 }
  expect(kinds('service@paypa1.com', [imitated])).toEqual(['domain'])
})
