import { unzipSync, type Unzipped } from 'fflate'
import { DocumentError } from './documents-jobs.ts'

/** The words of a document never need more, unpacked. */
const UNPACKED_MAX_BYTES = 48 * 1_048_576
const MOST_ENTRIES = 20_000

/**
 * Unpacks the parts of an archive that hold words, within bounds: it may hold a thousand times its size. Never gives a
 * part more room than its archive says it needs, so what is written there is what it takes. Throws DocumentError.
 */
export function unpack(bytes: Uint8Array, holdsWords: RegExp): Unzipped {
  let size = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!holdsWords.test(name) || ++count > MOST_ENTRIES) return false
        size += originalSize
        return size <= UNPACKED_MAX_BYTES
      },
    })
    if (size <= UNPACKED_MAX_BYTES) return files
  } catch (error) {
    throw new DocumentError('broken', error)
  }
  throw new DocumentError('large')
}

/** The names in an archive, without unpacking any. Throws DocumentError. */
export function listNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter({ name }) {
        if (names.length < MOST_ENTRIES) names.push(name)
        return false
      },
    })
    return names
  } catch (error) {
    throw new DocumentError('broken', error)
  }
}

/** The letters of a part: UTF-8 unless it begins with the mark of UTF-16. */
export function decodePart(bytes: Uint8Array | undefined): string {
  if (!bytes) return ''
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

/** The part a relation or a manifest names, from the folder it stands in: `../slides/slide1.xml`. */
export function resolvePart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const steps = folder.split('/').filter(Boolean)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
