import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.server.ts'

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
