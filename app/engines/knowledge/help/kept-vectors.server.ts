import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbedTexts } from '../similarity.ts'

const FOLDER = 'knowledge'
const HASH_CHARS = 16
const BYTES_PER_NUMBER = Float32Array.BYTES_PER_ELEMENT

/** The vectors of texts of the help: read from a file beside the other indexes, or made and kept there. `null` keeps none. */
export async function readKeptVectors(dataDir: string | null, texts: readonly string[], embed: EmbedTexts) {
  if (dataDir === null) return embed([...texts])
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, HASH_CHARS)
  const file = join(dataDir, FOLDER, `help-${hash}.f32`)
  const kept = readVectors(file, texts.length)
  if (kept) return kept
  const vectors = await embed([...texts])
  saveVectors(file, vectors)
  return vectors
}

function readVectors(file: string, count: number): Float32Array[] | null {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const size = bytes.byteLength / count / BYTES_PER_NUMBER
  if (!Number.isInteger(size) || size === 0) return null
  const numbers = new Float32Array(new Uint8Array(bytes).buffer)
  return Array.from({ length: count }, (_, n) => numbers.subarray(n * size, (n + 1) * size))
}

/** A folder that cannot be written only costs the time to make them again. */
function saveVectors(file: string, vectors: readonly Float32Array[]): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    const unfinished = `${file}.${process.pid}`
    writeFileSync(
      unfinished,
      Buffer.concat(vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
    )
    renameSync(unfinished, file)
  } catch {
    return
  }
}
