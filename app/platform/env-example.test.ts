import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { toEnvExample } from './env-example.ts'

test('.env.example is up to date: `npm run env:example` writes it', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(toEnvExample())
})

test('every default it shows is one the server accepts and has anyway', () => {
  const lines = toEnvExample().matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)
  const pairs = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  expect(Object.keys(pairs).length).toBeGreaterThan(50)
  expect(readEnv(pairs)).toEqual(readEnv({}))
})
