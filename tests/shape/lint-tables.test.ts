import { Linter } from 'eslint'
import ts from 'typescript-eslint'
import { expect, test } from 'vitest'
import { noPlainTables } from '../../scripts/lint-tables.js'

const linter = new Linter()
const faultsIn = (code: string) =>
  linter.verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: ts.parser as Linter.Parser },
      plugins: { frenly: { rules: { 'no-plain-tables': noPlainTables } } },
      rules: { 'frenly/no-plain-tables': 'error' },
    },
    'code.ts',
  )

test.each([
  `const table: Record<string, number> = { a: 1 }`,
  `const table: Readonly<Record<string, number>> = {}`,
  `const table: Record<string, number> = Object.fromEntries(rows)`,
  `const table = Object.fromEntries(rows)\nfunction find(word: string) { return table[word] }`,
  `const found = { k: 1e3 }[word]`,
  `const isKnown = word in table`,
])('%s is a fault', (code) => {
  expect(faultsIn(code)).toHaveLength(1)
})

test.each([
  `const table: Record<string, number> = toTable({ a: 1 })`,
  `const table: Record<'a' | 'b', number> = { a: 1, b: 2 }`,
  `const table = new Map(Object.entries({ a: 1 }))`,
  `const body = Object.fromEntries(rows)\nsend(body)`,
  `const isFailure = 'reason' in outcome`,
  `const first = list[0]`,
])('%s is none', (code) => {
  expect(faultsIn(code)).toEqual([])
})
