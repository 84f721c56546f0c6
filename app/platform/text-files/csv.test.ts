import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

/** The cells of a file, read as RFC 4180 says. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  for (const [, quoted, plain, end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && quoted === undefined && plain === '') break
    const row = rows.at(-1) ?? rows[rows.push([]) - 1]!
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

const bits = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '\t',
  '\r',
  '\n',
  ' ',
  '"',
  ',',
  ';',
  'cmd|calc!A1',
  '5',
  '1,200.5',
  '%',
  'a',
  'é',
]
const cell = fc.array(fc.constantFrom(...bits), { maxLength: 8 }).map((parts) => parts.join(''))

test('a file begins with the byte order mark', () => {
  expect([...new TextEncoder().encode(toCsv(['a'], []))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
})

test('every text comes back as it was, but for the apostrophe before what a spreadsheet would run', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(toCsv(['a', 'b'], rows).slice(1)).slice(1)
      expect(read).toHaveLength(rows.length)
      for (const [n, row] of rows.entries())
        for (const [m, text] of row.entries()) {
          const shown = read[n]![m]!
          expect(shown === text || shown === `'${text}`).toBe(true)
          if (/^\s*[=+\-@＝]/.test(shown)) expect(shown).toMatch(/^[+-]?\d[\d.,]*%?$/)
        }
    }),
    { seed: 27, numRuns: 2_000 },
  )
})

test('negative figures stay figures', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e6, max: -1 }), (n) => {
      expect(readCsv(toCsv(['n', 't', 'p'], [[n, `${n}`, `${n}.5%`]]).slice(1))[1]).toEqual([`${n}`, `${n}`, `${n}.5%`])
    }),
    { seed: 27 },
  )
})
