import { unzipSync, zipSync, type Unzipped } from 'fflate'
import mammoth from 'mammoth'
import type { DocumentPage } from './document.ts'
import { DocumentError } from './documents-jobs.ts'

/** The words of a Word document never need more, unpacked. */
const UNPACKED_MAX_BYTES = 48 * 1_048_576
/** Where its words stand; pictures and fonts stay packed. */
const HOLDS_WORDS = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/i
const MAIN_PART = 'word/document.xml'

/** The words of a Word document. It is unpacked within bounds first: an archive may hold a thousand times its size. Throws DocumentError. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentPage> {
  const files = unpack(bytes)
  if (!files[MAIN_PART]) throw new DocumentError('other')
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(files, { level: 0 })) })
    return { number: 1, text: value }
  } catch (error) {
    throw new DocumentError('broken', error)
  }
}

/** Never gives a file more room than its archive says it needs, so what is written there is what it takes. */
function unpack(bytes: Uint8Array): Unzipped {
  let size = 0
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!HOLDS_WORDS.test(name)) return false
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
