import { readdirSync, readFileSync } from 'node:fs'
import type { GoldPair } from '#app/kits/ledger/gold/gold.ts'

const PAIRS = new URL('../app/kits/ledger/gold/train/', import.meta.url)

export type TrainPair = Pick<GoldPair, 'kind' | 'relation' | 'a' | 'b'>
type Row = [TrainPair['kind'], TrainPair['relation'], a: string, b: string]

/** The labelled pairs of gold/train by the name of their file, in order. */
export function readTrainPairs(): { file: string; pairs: TrainPair[] }[] {
  return readdirSync(PAIRS)
    .toSorted()
    .map((file) => {
      const rows = JSON.parse(readFileSync(new URL(file, PAIRS), 'utf8')) as Row[]
      return { file, pairs: rows.map(([kind, relation, a, b]) => ({ kind, relation, a, b })) }
    })
}
