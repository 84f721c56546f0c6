import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type PathRow = { pattern: string; example: string; screen: string; access: string; note: string }

/** The rows of the product's path catalogue as the customer gave it. */
export function readPathRows(): PathRow[] {
  return readFileSync(resolve('tests/shape/paths.tsv'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([pattern = '', example = '', screen = '', access = '', note = '']) => ({
      pattern,
      example,
      screen,
      access,
      note,
    }))
}
