import type { GoldSentence } from '../../tests/eval-sets/intent.ts'
import type { Recognition } from '#app/kits/asking/intent/intent.ts'

export type Told = GoldSentence & { found: Recognition }
export type Tally = { sentences: number; first: number; sure: number; sureRight: number; shown: number }

/** Of some sentences: how many are told right at first, how many surely, and how many of those were right. */
export function tally(told: readonly Told[]): Tally {
  const isFirst = ({ found, intent }: Told) => found.intent === intent
  const sure = told.filter(({ found }) => found.confidence !== 'unsure')
  return {
    sentences: told.length,
    first: told.filter(isFirst).length,
    sure: sure.length,
    sureRight: sure.filter(isFirst).length,
    shown: told.filter((one) => isFirst(one) || one.found.alternatives.includes(one.intent)).length,
  }
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`

/** A line of the table: a name, and what `tally` says of its sentences. */
export function toLine(name: string, { sentences, first, sure, sureRight, shown }: Tally): string {
  return [
    name.padEnd(22),
    String(sentences).padStart(5),
    percent(first, sentences).padStart(9),
    percent(shown, sentences).padStart(9),
    percent(sure, sentences).padStart(9),
    percent(sureRight, sure).padStart(9),
  ].join('')
}

export const HEAD = [
  'of'.padEnd(22),
  'texts'.padStart(5),
  'first'.padStart(9),
  'in five'.padStart(9),
  'sure'.padStart(9),
  'of them'.padStart(9),
].join('')
