import { expect, test } from 'vitest'
import { findSignInFault, type SignInFault } from './sign-in-check.ts'
import type { SignInMessage } from './sign-in-message.ts'

const now = new Date('2026-11-29T02:05:00Z')
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const expected = { domain: 'frenly.example', origin: 'https://frenly.example', address, chainId: 1, nonce: 'abcdefgh1' }
const said: SignInMessage = {
  ...{ scheme: null, domain: 'frenly.example', address, statement: null, chainId: 1, nonce: 'abcdefgh1' },
  uri: 'https://frenly.example/access/wallet-connect',
  issuedAt: '2026-11-29T02:00:00Z',
  expirationTime: '2026-11-29T02:10:00Z',
  ...{ notBefore: null, requestId: null, resources: [] },
}

test('the message that was asked for has no fault', () => {
  expect(findSignInFault(said, expected, now)).toBeNull()
})

test.each<[SignInFault, Partial<SignInMessage>]>([
  ['domain', { domain: 'frenly.example.evil.test' }],
  ['domain', { domain: 'FRENLY.example' }],
  ['uri', { uri: 'https://evil.test/access/wallet-connect' }],
  ['uri', { uri: 'http://frenly.example/' }],
  ['uri', { uri: 'urn:frenly' }],
  ['chain', { chainId: 137 }],
  ['nonce', { nonce: 'abcdefgh2' }],
  ['address', { address: address.toLowerCase() }],
  ['endless', { expirationTime: null }],
  ['expired', { expirationTime: '2026-11-29T02:05:00Z' }],
  ['expired', { expirationTime: '2026-11-29T03:05:00+01:00' }],
  ['early', { notBefore: '2026-11-29T02:05:01Z' }],
  ['from-the-future', { issuedAt: '2026-11-29T02:06:01Z' }],
])('%s', (fault, change) => {
  expect(findSignInFault({ ...said, ...change }, expected, now)).toBe(fault)
})
