import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAddress, toAddressKey } from './address.server.ts'
import { areWords, makeWords, toAccount } from './backup-words.server.ts'
import { readSignature, signerOf } from './signature.server.ts'

/** Published with every development chain. */
const JUNK = 'test test test test test test test test test test test junk'
const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('known words give the known address, and the signature that every wallet gives', async () => {
  const account = await toAccount(JUNK)
  expect(account.address).toBe(FIRST)
  expect(await signerOf('hello', await account.signMessage({ message: 'hello' }))).toBe(FIRST)
  const abandon = `${'abandon '.repeat(11)}about`
  expect((await toAccount(abandon)).address).toBe('0x9858EfFD232B4033E47d90003D41EC34EcaEda94')
})

test('new words are twelve, right by their checksum, never the same, and give their key again', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, makeWords))
  expect(new Set(made).size).toBe(20)
  for (const words of made) {
    expect(words.split(' ')).toHaveLength(12)
    expect(await areWords(words)).toBe(true)
  }
  const words = made[0]!
  expect((await toAccount(words)).address).toBe((await toAccount(words)).address)
  expect(await areWords(JUNK)).toBe(true)
  expect(await areWords(JUNK.replace('junk', 'test'))).toBe(false)
  expect(await areWords('not twelve words')).toBe(false)
})

test('a signature belongs to its text and its key: 60 keys and texts, each changed in one sign', async () => {
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
  for (let n = 0; n < 60; n++) {
    const account = privateKeyToAccount(generatePrivateKey())
    const message = ['', 'a', '🐼 مرحبا', randomBytes(200).toString('base64'), '\n\n', `line ${n}\nline`][n % 6]!
    const signature = await account.signMessage({ message })
    expect(await signerOf(message, signature)).toBe(account.address)
    expect(await signerOf(`${message} `, signature)).not.toBe(account.address)
    const at = 2 + ((n * 7) % 128)
    const changed = signature.slice(0, at) + (signature[at] === 'a' ? 'b' : 'a') + signature.slice(at + 1)
    expect(await signerOf(message, changed as `0x${string}`)).not.toBe(account.address)
  }
})

test('what is no signature of a key has no signer', async () => {
  for (const wrong of [
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(65)}`,
    `0x${'ab'.repeat(64)}`,
    `0x${'12'.repeat(64)}63`,
  ] as const)
    expect(await signerOf('hello', wrong)).toBeNull()
})

test('a signature is read however it was pasted', () => {
  const hex = 'ab'.repeat(65)
  for (const text of [hex, `0x${hex}`, ` 0x${hex.toUpperCase()} \n`, `0x${hex.slice(0, 70)}\r\n${hex.slice(70)}`])
    expect(readSignature(text)).toBe(`0x${hex}`)
  for (const text of ['', '0x', hex.slice(0, 128), `${hex}a`, `0x${'zz'.repeat(65)}`, 'ab'.repeat(9_000)])
    expect(readSignature(text)).toBeNull()
})

test('an address is read in any case, and a wrong checksum is seen', async () => {
  for (const text of [FIRST, FIRST.toLowerCase(), `0x${FIRST.slice(2).toUpperCase()}`, ` ${FIRST.toUpperCase()} `])
    expect(await readAddress(text)).toEqual({ address: FIRST })
  const digits = [...FIRST].flatMap((sign, at) => (at > 1 && /[a-f]/i.test(sign) ? [at] : []))
  for (const at of digits) {
    const sign = FIRST[at]!
    const flipped = sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()
    expect(await readAddress(FIRST.slice(0, at) + flipped + FIRST.slice(at + 1))).toEqual({ fault: 'checksum' })
  }
  for (const text of ['', '0x', FIRST.slice(0, -1), `${FIRST}0`, FIRST.slice(2), 'vitalik.eth', `0x${'g'.repeat(40)}`])
    expect(await readAddress(text)).toEqual({ fault: 'shape' })
  expect(toAddressKey(FIRST)).toBe(FIRST.toLowerCase())
})
