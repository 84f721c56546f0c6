import { toShares } from '#app/engines/statistics/softmax.ts'
import { intentIds, type IntentId } from './intent.ts'

/** What was learned from the examples: for each intent a direction among the meanings, packed in one byte a number. */
export type PackedMeaning = { examples: string; scale: number; weights: string; biases: number[] }
export type Meaning = { weights: Int8Array; scale: number; biases: readonly number[]; size: number }

export function unpackMeaning({ weights, scale, biases }: PackedMeaning): Meaning {
  const bytes = Buffer.from(weights, 'base64')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { weights: numbers, scale, biases, size: numbers.length / intentIds.length }
}

/** How likely each intent is by the meaning of a text; the shares add up to 1. */
export function weighMeaning(vector: Float32Array, { weights, scale, biases, size }: Meaning): Map<IntentId, number> {
  const scores = intentIds.map((_, row) => {
    let sum = biases[row] ?? 0
    for (let at = 0; at < size; at += 1) sum += (weights[row * size + at] ?? 0) * scale * (vector[at] ?? 0)
    return sum
  })
  const shares = toShares(scores)
  return new Map(intentIds.map((id, row) => [id, shares[row] ?? 0]))
}
