import { createHash } from 'node:crypto'
import { TooLongError, type ByteSource, type Measure } from './files.ts'

/** Passes pieces on while it counts and hashes them; throws TooLongError with the piece that is too much. */
export function measured(source: ByteSource, maxBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      bytes += piece.byteLength
      if (bytes > maxBytes) throw new TooLongError(maxBytes)
      hash.update(piece)
      yield piece
    }
  }
  return { pieces: pieces(), measure: (): Measure => ({ bytes, sha256: hash.digest('hex') }) }
}
