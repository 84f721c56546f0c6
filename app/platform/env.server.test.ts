import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

test('an empty environment has the defaults of the contract', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    ORIGIN: 'http://localhost:3000',
    hasOrigin: false,
    NODE_ENV: 'production',
  })
  expect(readEnv({}).DATA_DIR).toMatch(/\/data$/)
})

test('blank values count as not said', () => {
  expect(readEnv({ PORT: '', ORIGIN: '', ADMIN_EMAIL: '' })).toMatchObject({
    PORT: 3000,
    hasOrigin: false,
    ADMIN_EMAIL: undefined,
  })
})

test('the origin loses its trailing slash', () => {
  expect(readEnv({ ORIGIN: 'https://frenly.example/' }).ORIGIN).toBe('https://frenly.example')
})

test('every wrong value is named with its reason, and no secret is repeated', () => {
  const wrong = {
    PORT: '99999',
    ORIGIN: 'frenly',
    ADMIN_EMAIL: 'me',
    SESSION_SECRET: 'too-short-secret',
    DATABASE_URL: 'mysql://x',
  }
  expect(() => readEnv(wrong)).toThrow(/PORT[\s\S]*ORIGIN[\s\S]*DATABASE_URL[\s\S]*ADMIN_EMAIL[\s\S]*SESSION_SECRET/)
  expect(() => readEnv(wrong)).not.toThrow(/too-short-secret/)
})
