import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-seal-'))
const { seal, unseal } = await import('./seal.server.ts')

test('what was sealed is read again, and looks different each time', () => {
  const [one, two] = [seal('bamboo 🐼', 'test'), seal('bamboo 🐼', 'test')]
  expect(one).not.toBe(two)
  expect(one).not.toContain('bamboo')
  expect([unseal(one, 'test'), unseal(two, 'test')]).toEqual(['bamboo 🐼', 'bamboo 🐼'])
})

test('another purpose, a changed letter and nonsense open nothing', () => {
  const sealed = seal('bamboo', 'test')
  expect(unseal(sealed, 'other')).toBeNull()
  expect(unseal(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'test')).toBeNull()
  expect(unseal('', 'test')).toBeNull()
})
