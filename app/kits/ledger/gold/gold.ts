import type { Relation } from '../compare.ts'
import { pairsA } from './pairs-a.ts'
import { pairsB } from './pairs-b.ts'
import { pairsC } from './pairs-c.ts'

/** The eleven ways in which two claims can look alike and differ, or differ and say the same. */
export const kinds = [
  'number', 'unit', 'date', 'antonym', 'negation form', 'role swap', 'subject swap', 'quantifier', 'hedge', 'paraphrase', 'boilerplate',
] as const

export type GoldRow = readonly [kind: (typeof kinds)[number], relation: Relation, style: string, a: string, b: string]
export type GoldPair = { kind: GoldRow[0]; relation: Relation; style: string; a: string; b: string; part: 'develop' | 'hold out' }

const HELD_OUT = 3

/** The gold set: pairs written before the engine was tuned. Every third pair is held out and never looked at while tuning. */
export const goldPairs: GoldPair[] = [...pairsA, ...pairsB, ...pairsC].map(([kind, relation, style, a, b], i) => ({
  kind, relation, style, a, b, part: i % HELD_OUT === HELD_OUT - 1 ? 'hold out' : 'develop',
}))
