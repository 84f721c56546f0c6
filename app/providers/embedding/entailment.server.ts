import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tokensOf } from './embedded.server.ts'
import { toNetwork } from './entailment-network.ts'
import type { EntailmentNetwork, ReadText, TensorFlow } from './entailment-network.ts'
import type { Entail } from './entailment.ts'
import { unpackWeights } from './packed-weights.ts'

const WEIGHTS = 'app/providers/embedding/entailment.bin'
const MOST_TOKENS = 96
const KEPT_TEXTS = 200
/** The token of what the vocabulary does not know; a blank text is read as one. */
const UNKNOWN = 0

const kept = new Map<string, ReadText>()
let opening: Promise<EntailmentNetwork> | null = null

/**
 * The likelihoods by the embedded network. About 10 ms a new text and 5 ms a pair on the calling thread: call it from a
 * worker. Of a text 96 tokens are read. Rejects when the weights cannot be read.
 */
export const entail: Entail = async (pairs) => {
  if (pairs.length === 0) return []
  opening ??= openNetwork().catch((error: unknown) => {
    opening = null
    throw error
  })
  const network = await opening
  const likely: number[][] = []
  for (const [a, b] of pairs) likely.push(network.compare(await readOf(a, network), await readOf(b, network)))
  return likely
}

async function openNetwork(): Promise<EntailmentNetwork> {
  const tensorFlow = createRequire(import.meta.url)('@energetic-ai/core') as TensorFlow
  await tensorFlow.ready()
  return toNetwork(tensorFlow, unpackWeights(readFileSync(WEIGHTS)))
}

async function readOf(text: string, network: EntailmentNetwork): Promise<ReadText> {
  const read = kept.get(text) ?? network.read(await wordsOf(text))
  kept.delete(text)
  kept.set(text, read)
  const oldest = kept.keys().next().value
  if (kept.size > KEPT_TEXTS && oldest !== undefined) kept.delete(oldest)
  return read
}

async function wordsOf(text: string): Promise<number[]> {
  const tokens = (await tokensOf(text)).slice(0, MOST_TOKENS)
  return tokens.length > 0 ? tokens : [UNKNOWN]
}
