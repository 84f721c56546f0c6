import type { Stage } from '../relate/verdict.ts'
import { weights } from './weights.ts'

/** A logistic regression: one number a sign, over signs that are first brought to one scale. */
export type Weights = { bias: number; mean: number[]; scale: number[]; weight: number[] }

/**
 * How likely two claims that clash in this way are about one thing, from 0 to 1. With the signs of meaning the weights
 * that were learned with them are used. The weights come from training/claim-ledger/train-claims.ts.
 */
export function weigh(stage: Stage, words: number[], meaning: number[] | null = null): number {
  const { bias, mean, scale, weight } = weights[stage][meaning ? 'withMeaning' : 'words']
  const signs = meaning ? [...words, ...meaning] : words
  const sum = signs.reduce(
    (total, sign, i) => total + ((sign - (mean[i] ?? 0)) / (scale[i] ?? 1)) * (weight[i] ?? 0),
    bias,
  )
  return 1 / (1 + Math.exp(-sum))
}
