import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'

/** Texts are compared in small pieces of work, so that others come between and none is killed for its length. */
const EMBED_BATCH = 12
const EMBED_LIMIT_MS = 10_000
/** What is not compared by then is judged by its words alone. */
const EMBED_ALL_MS = 15_000

/** Vectors of as many texts as there is time for, in order. Rejects when not even the first piece comes. */
export async function embedInPieces(texts: string[]): Promise<Float32Array[]> {
  const until = performance.now() + EMBED_ALL_MS
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length && (at === 0 || performance.now() < until); at += EMBED_BATCH)
    vectors.push(...(await engineWorker().run('embed', texts.slice(at, at + EMBED_BATCH), { limitMs: EMBED_LIMIT_MS })))
  return vectors
}
