import { wordingKeys } from '#app/engines/claim-ledger/judge/wording.ts'
import { learnShares, sharesOf, toBytes } from './learn-shares.ts'

type Worded = { a: string; b: string; label: number; fold: number }

/** A key that fewer pairs have says nothing yet. */
const LEAST_PAIRS = 4
const PACE = { rounds: 6, decay: 0, step: 0.02, batch: 32 }

type Learned = { keys: string[]; weights: Float32Array; biases: number[] }

/** Learns how the wordings of pairs speak for each class. */
export function learnWording(pairs: Worded[], classes: number): Learned {
  const found = pairs.map(({ a, b }) => wordingKeys(a, b))
  const counts = new Map<string, number>()
  for (const key of found.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const keys = [...counts]
    .filter(([, count]) => count >= LEAST_PAIRS)
    .map(([key]) => key)
    .toSorted()
  const rowOf = rowsOf(keys)
  const samples = pairs.map(({ label }, i) => ({ ...signsOf(found[i]!, rowOf), label }))
  const { weights, biases } = learnShares(samples, { rows: keys.length, classes }, PACE)
  return { keys, weights, biases: Array.from(biases) }
}

/** How likely each class is by what was learned; as engines/claim-ledger/judge/wording.ts reads it from its file. */
function sharesBy({ keys, weights, biases }: Learned): (pair: Pick<Worded, 'a' | 'b'>) => number[] {
  const rowOf = rowsOf(keys)
  return ({ a, b }) => sharesOf({ weights, biases: Float32Array.from(biases) }, signsOf(wordingKeys(a, b), rowOf))
}

const rowsOf = (keys: string[]): Map<string, number> => new Map(keys.map((key, row) => [key, row]))

function signsOf(keys: string[], rowOf: ReadonlyMap<string, number>) {
  const rows = keys.flatMap((key) => rowOf.get(key) ?? [])
  return { rows, weights: rows.map(() => 1 / Math.sqrt(rows.length)) }
}

/** For each pair the shares by what was learned without its fold, as for pairs that nobody has seen. */
export function heldOutShares(pairs: Worded[], classes: number): number[][] {
  const folds = [...new Set(pairs.map(({ fold }) => fold))]
  const judges = new Map(
    folds.map((fold) => [
      fold,
      sharesBy(
        learnWording(
          pairs.filter((pair) => pair.fold !== fold),
          classes,
        ),
      ),
    ]),
  )
  return pairs.map((pair) => judges.get(pair.fold)!(pair))
}

/** What models/claim-wordings.json holds: the keys, a byte for each of their classes and what it is worth. */
export function toFile({ keys, weights, biases }: Learned): string {
  return JSON.stringify({ keys, ...toBytes(weights), biases: biases.map((bias) => Number(bias.toFixed(4))) })
}
