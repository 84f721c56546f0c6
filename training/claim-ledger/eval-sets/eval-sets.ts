import type { Relation } from '#app/engines/claim-ledger/relate/verdict.ts'
import { pairsA } from './pairs-a.ts'
import { pairsB } from './pairs-b.ts'
import { pairsC } from './pairs-c.ts'
import { pairsD } from './pairs-d.ts'
import { pairsE } from './pairs-e.ts'
import { pairsF } from './pairs-f.ts'
import { pairsG } from './pairs-g.ts'

/** The eleven ways in which two claims can look alike and differ, or differ and say the same. */
export const kinds = [
  'number',
  'unit',
  'date',
  'antonym',
  'negation form',
  'role swap',
  'subject swap',
  'quantifier',
  'hedge',
  'paraphrase',
  'boilerplate',
] as const

export type GoldRow = readonly [kind: (typeof kinds)[number], relation: Relation, style: string, a: string, b: string]
export type GoldPair = {
  kind: GoldRow[0]
  relation: Relation
  style: string
  a: string
  b: string
  part: 'develop' | 'hold out'
  /** Of a blind batch, written by a hand that did not know the engine. */
  isLater: boolean
}

const HELD_OUT = 3

/**
 * The gold set. The first 360 pairs were written before the engine was tuned; every third of them is held out and never
 * looked at while tuning. D and E belong to the develop part, because their errors were looked at. F are blind batches:
 * scored once before anybody looked, then studied; every third of them is kept out of what the weights are learned from.
 */
export const goldPairs: GoldPair[] = [
  ...[...pairsA, ...pairsB, ...pairsC].map((row, i) => toPair(row, partOf(i), false)),
  ...[...pairsD, ...pairsE].map((row) => toPair(row, 'develop', false)),
  ...pairsF.map((row, i) => toPair(row, partOf(i), true)),
]

/** Sentences that share nearly all their words, held out; their faults were looked at once, in November 2026. */
export const nearPairs: GoldPair[] = pairsG.map((row) => toPair(row, 'hold out', true))

function partOf(i: number): GoldPair['part'] {
  return i % HELD_OUT === HELD_OUT - 1 ? 'hold out' : 'develop'
}

function toPair([kind, relation, style, a, b]: GoldRow, part: GoldPair['part'], isLater: boolean): GoldPair {
  return { kind, relation, style, a, b, part, isLater }
}
