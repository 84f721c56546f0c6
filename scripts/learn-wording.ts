import { toShares } from '#app/platform/softmax.ts'
import { wordingKeys } from '#app/kits/ledger/wording.ts'
import { learnShares, toBytes } from './learn-shares.ts'

export type Worded = { a: string; b: string; label: number; fold: number }

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
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  const samples = pairs.map(({ label }, i) => {
    const rows = found[i]!.flatMap((key) => rowOf.get(key) ?? [])
    return { rows, weights: rows.map(() => 1 / Math.sqrt(rows.length)), label }
  })
  const { weights, biases } = learnShares(samples, { rows: keys.length, classes }, PACE)
  return { keys, weights, biases: Array.from(biases) }
}

/** How likely each class is by what was learned; as kits/ledger/wording.ts reads it from its file. */
export function sharesBy({ keys, weights, biases }: Learned): (pair: Pick<Worded, 'a' | 'b'>) => number[] {
  const rowOf = new Map(keys.map((key, row) => [key, row]))
  return ({ a, b }) => {
    const rows = wordingKeys(a, b).flatMap((key) => rowOf.get(key) ?? [])
    const worth = 1 / Math.sqrt(Math.max(1, rows.length))
    return toShares(
      biases.map((bias, i) => rows.reduce((sum, row) => sum + weights[row * biases.length + i]! * worth, bias)),
    )
  }
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

/** What kits/ledger/wordings.json holds: the keys, a byte for each of their classes and what it is worth. */
export function toFile({ keys, weights, biases }: Learned): string {
  return JSON.stringify({ keys, ...toBytes(weights), biases: biases.map((bias) => Number(bias.toFixed(4))) })
}
