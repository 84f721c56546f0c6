import { expect, test } from 'vitest'
import { isMoment, readSignIn, writeSignIn, type SignInMessage } from './sign-in-message.ts'

const said: SignInMessage = {
  scheme: null,
  domain: 'frenly.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  statement: 'Connect this address to the account @mira.',
  uri: 'https://frenly.example/access/wallet-connect',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-11-29T02:00:00.000Z',
  expirationTime: '2026-11-29T02:10:00.000Z',
  notBefore: null,
  requestId: null,
  resources: [],
}
const LONGEST: SignInMessage = {
  ...said,
  scheme: 'https',
  notBefore: '2026-11-29T02:00:00Z',
  requestId: 'one-2',
  resources: ['ipfs://bafybei', 'https://frenly.example/a%20b'],
}

test('a message is written as the standard writes it', () => {
  expect(writeSignIn(said)).toBe(
    [
      'frenly.example wants you to sign in with your Ethereum account:',
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      '',
      'Connect this address to the account @mira.',
      '',
      'URI: https://frenly.example/access/wallet-connect',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: abcdefgh12345678',
      'Issued At: 2026-11-29T02:00:00.000Z',
      'Expiration Time: 2026-11-29T02:10:00.000Z',
    ].join('\n'),
  )
})

/** A generator that gives the same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('whatever is written is read back, over 2,000 messages', () => {
  const next = numbersFrom(41)
  const pick = <T>(items: readonly T[]): T => items[next(items.length)]!
  const letters = (least: number, chars: string) =>
    Array.from({ length: least + next(20) }, () => chars[next(chars.length)]).join('')
  const moment = () => new Date(next(2 ** 31) * 1_000 + next(1_000)).toISOString()
  for (let n = 0; n < 2_000; n++) {
    const message: SignInMessage = {
      scheme: pick([null, 'https', 'http', 'app+x']),
      domain: pick([
        'frenly.example',
        'localhost:4100',
        'x.y',
        '127.0.0.1',
        '[::1]:80',
        'me@host',
        'xn--bcher-kva.example',
      ]),
      address: `0x${letters(40, '0123456789abcdefABCDEF').slice(0, 40)}`,
      statement: pick([null, letters(1, "abc XYZ019:/?#[]@!$&'()*+,;=-._~")]),
      uri: pick(['https://frenly.example/', 'ipfs://b/c?d=e#f', 'urn:a:b', 'https://[::1]/', 'https://a/%7e']),
      chainId: next(2 ** 31),
      nonce: letters(8, 'abcdefghijkmnpqrstuvwxyzABCDEFGH23456789'),
      issuedAt: moment(),
      expirationTime: pick([null, moment()]),
      notBefore: pick([null, moment()]),
      requestId: pick([null, '', 'a-b.c~d', '%20']),
      resources: pick([[], ['https://a.example/x'], ['ipfs://b', 'urn:c']]),
    }
    expect(readSignIn(writeSignIn(message))).toEqual(message)
  }
})

test('a line that is missing, doubled or moved makes it another text', () => {
  const lines = writeSignIn(LONGEST).split('\n')
  const optional = /^(?:Expiration Time|Not Before|Request ID): |^- |^Connect /
  const isEnd = (line: string) => line === 'Resources:'
  lines.forEach((line, at) => {
    const without = lines.toSpliced(at, 1).join('\n')
    if (!optional.test(line) && !isEnd(line)) expect(readSignIn(without), `without "${line}"`).toBeNull()
    if (!line.startsWith('- '))
      expect(readSignIn(lines.toSpliced(at, 0, line).join('\n')), `twice "${line}"`).toBeNull()
    const next = lines[at + 1]
    if (next === undefined || next === line || next.startsWith('- ') || line.startsWith('- ')) return
    expect(readSignIn(lines.toSpliced(at, 2, next, line).join('\n')), `"${line}" after "${next}"`).toBeNull()
  })
})

test('each of its signs can be changed, and what is read is never taken for what was written', () => {
  const text = writeSignIn(LONGEST)
  for (let at = 0; at < text.length; at++)
    for (const sign of ['\n', ' ', 'é', 'x', '0', '\u200b', '%']) {
      if (text[at] === sign) continue
      const read = readSignIn(text.slice(0, at) + sign + text.slice(at + 1))
      if (read) expect(read).not.toEqual(LONGEST)
    }
})

test.each([
  ['another version', { text: ['Version: 1', 'Version: 2'] }],
  ['a short nonce', { text: ['abcdefgh12345678', 'abcdefg'] }],
  ['a nonce with a sign', { text: ['abcdefgh12345678', 'abcdefgh-2345678'] }],
  ['a chain that is no number', { text: ['Chain ID: 1', 'Chain ID: 0x1'] }],
  ['a day that never was', { text: ['2026-11-29T02:00:00.000Z', '2026-02-30T02:00:00.000Z'] }],
  ['a moment in words', { text: ['2026-11-29T02:10:00.000Z', 'tomorrow'] }],
  ['an address with a letter too few', { text: ['92266\n', '9226\n'] }],
  ['a statement in two lines', { text: ['Connect this', 'Connect\nthis'] }],
  ['a statement in another script', { text: ['Connect', 'Verbände'] }],
  ['lines of Windows', { text: ['\n', '\r\n'] }],
  ['words behind it', { text: [/$/, '\nand more'] }],
  ['an address that is no address', { text: ['URI: https:', 'URI: :https'] }],
] as const)('%s is no message', (_, { text: [from, to] }) => {
  const whole = writeSignIn(said)
  const changed = whole.replace(from, to)
  expect(changed).not.toBe(whole)
  expect(readSignIn(changed)).toBeNull()
})

test('what cannot be read back is not written', () => {
  for (const wrong of [
    { statement: 'Grüße' },
    { domain: 'a b' },
    { nonce: 'short' },
    { statement: 'a\nb' },
    { chainId: -1 },
  ])
    expect(() => writeSignIn({ ...said, ...wrong })).toThrow('cannot stand')
})

test('moments are those of RFC 3339', () => {
  for (const right of ['2026-11-29T02:00:00Z', '2024-02-29T23:59:59.123456-02:00']) expect(isMoment(right)).toBe(true)
  for (const wrong of ['2026-11-29', '2025-02-29T00:00:00Z', '2026-11-29T24:00:00Z', '2026-11-29 02:00:00Z', ''])
    expect(isMoment(wrong)).toBe(false)
})
