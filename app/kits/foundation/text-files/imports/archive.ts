import { unzipSync, type Unzipped } from 'fflate'
import { DocumentError } from '#app/kits/foundation/documents/documents-jobs.ts'
import { parseXml } from './xml-tree.ts'
import type { Tree } from './tree.ts'

const UNPACKED_MAX_BYTES = 64 * 1_048_576
const XML = /\.(?:xml|rels|opf|x?html?|ncx)$|^mimetype$/i
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i
const PICTURES_MAX_BYTES = 24 * 1_048_576

/** The parts of a packed document that are text, and its pictures; unpacked within bounds. Throws DocumentError. */
export class Archive {
  private readonly files: Unzipped

  constructor(bytes: Uint8Array) {
    this.files = unpack(bytes)
  }

  names(pattern: RegExp): string[] {
    return Object.keys(this.files).filter((name) => pattern.test(name))
  }

  text(name: string): string | null {
    return Object.hasOwn(this.files, name) ? decode(this.files[name]!) : null
  }

  xml(name: string): Tree | null {
    const text = this.text(name)
    return text === null ? null : parseXml(text)
  }

  bytes(name: string): Uint8Array | null {
    return Object.hasOwn(this.files, name) ? this.files[name]! : null
  }
}

const decode = (bytes: Uint8Array) => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}

/** Never gives a file more room than its archive says it needs, so what is written there is what it takes. */
function unpack(bytes: Uint8Array): Unzipped {
  let [size, pictures] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (PICTURE.test(name)) {
          pictures += originalSize
          return pictures <= PICTURES_MAX_BYTES
        }
        if (!XML.test(name)) return false
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
