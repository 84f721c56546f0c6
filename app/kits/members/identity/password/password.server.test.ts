import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isPassword, matchPassword } from './password.server.ts'

test('a password opens its own hash and no other one does', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse', hash)).toBe(true)
  expect(await isPassword('correct  horse', hash)).toBe(false)
  expect(await isPassword('correct horse', null)).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'))
})

test('a broken hash is no password and no error', async () => {
  expect(await isPassword('correct horse', 'not a hash')).toBe(false)
})

test('a flood is refused instead of piling up', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword('correct horse')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBe(80 - 4 - 64)
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503 })
  expect(await isPassword('correct horse', await hashPassword('correct horse'))).toBe(true)
})

test('a password opens its hash in whatever form it is typed, and hashes of other bytes go on to work', async () => {
  const [composed, decomposed] = ['Müllerstraße 99'.normalize('NFC'), 'Müllerstraße 99'.normalize('NFD')]
  const made = await hashPassword(decomposed)
  expect(await matchPassword(composed, made)).toBe('right')
  expect(await matchPassword(decomposed, made)).toBe('right')
  const earlier = await hash(decomposed)
  expect(await matchPassword(decomposed, earlier)).toBe('old')
  expect(await matchPassword(composed, earlier)).toBe('old')
  expect(await matchPassword('Mullerstraße 99', earlier)).toBe('wrong')
  expect(await matchPassword('no\u00A0break space', await hash('no\u00A0break space'))).toBe('old')
})
