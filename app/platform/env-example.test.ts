import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { toConfiguration } from './configuration.ts'
import { toEnvExample } from './env-example.ts'

test('.env.example and docs/configuration.md are up to date: `npm run settings` writes them', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(toEnvExample())
  expect(readFileSync('docs/configuration.md', 'utf8')).toBe(toConfiguration())
})

test('every default it shows is one the server accepts and has anyway', () => {
  const lines = toEnvExample().matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)
  const pairs = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  expect(Object.keys(pairs).length).toBeGreaterThan(50)
  expect(readEnv(pairs)).toEqual(readEnv({}))
})
