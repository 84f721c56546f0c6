import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import { log } from '#app/platform/log.server.ts'

/**
 * A question as a unit vector of this server's own model, so that all of them can be compared. Null while the worker
 * cannot say: words alone compare then.
 */
export async function toMeaning(question: string): Promise<Float32Array | null> {
  try {
    const [vector] = await engineWorker().run('embed', [question])
    return vector ?? null
  } catch (error) {
    log.warn({ err: error }, 'a question could not be read for its meaning')
    return null
  }
}

export const toBytes = (vector: Float32Array): Buffer =>
  Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)

/** The vector as it was stored; a copy, because a buffer of the database may begin anywhere. */
export function toVector(bytes: Uint8Array): Float32Array {
  const copy = new Uint8Array(bytes)
  return new Float32Array(copy.buffer, 0, Math.floor(copy.byteLength / Float32Array.BYTES_PER_ELEMENT))
}
