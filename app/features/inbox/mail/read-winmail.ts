/** A file that stood in a winmail.dat. */
export type Packed = { name: string; type: string | null; bytes: Uint8Array }

/** TNEF, the format that Outlook packs attachments in: [MS-OXTNEF]. */
const SIGNATURE = 0x223e9f78
const HEAD_BYTES = 6
const ATTRIBUTE_HEAD_BYTES = 9
const CHECKSUM_BYTES = 2
const OF_ATTACHMENT = 2
const BEGINS = 0x9002
const TITLE = 0x8010
const DATA = 0x800f
const PROPERTIES = 0x9005
const MOST_FILES = 100

const LONG_NAME = 0x3707
const MIME_TYPE = 0x370e
const WORDS = 0x1e
const WIDE_WORDS = 0x1f
/** How many bytes a value of a type takes; 0: as many as it says. */
const VALUE_BYTES: Readonly<Record<number, number>> = {
  ...{ 0x02: 4, 0x03: 4, 0x04: 4, 0x05: 8, 0x06: 8, 0x07: 8, 0x0a: 4, 0x0b: 4, 0x14: 8, 0x40: 8, 0x48: 16 },
  ...{ 0x0d: 0, 0x1e: 0, 0x1f: 0, 0x102: 0 },
}

/** The files in a winmail.dat, as far as it can be read; null when it is none. */
export function readWinmail(box: Uint8Array): Packed[] | null {
  const view = new DataView(box.buffer, box.byteOffset, box.byteLength)
  if (box.byteLength < HEAD_BYTES || view.getUint32(0, true) !== SIGNATURE) return null
  const files: Packed[] = []
  let at = HEAD_BYTES
  while (at + ATTRIBUTE_HEAD_BYTES <= box.byteLength && files.length < MOST_FILES) {
    const level = view.getUint8(at)
    const id = view.getUint16(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const from = at + ATTRIBUTE_HEAD_BYTES
    if (from + length > box.byteLength) break
    if (level === OF_ATTACHMENT) put(files, id, box.subarray(from, from + length))
    at = from + length + CHECKSUM_BYTES
  }
  return files.filter(({ bytes }) => bytes.byteLength > 0)
}

function put(files: Packed[], id: number, bytes: Uint8Array): void {
  if (id === BEGINS) files.push({ name: '', type: null, bytes: new Uint8Array() })
  const file = files.at(-1)
  if (!file) return
  if (id === TITLE) file.name ||= toWords(bytes, WORDS)
  if (id === DATA) file.bytes = bytes
  if (id !== PROPERTIES) return
  const { name, type } = readProperties(bytes)
  if (name) file.name = name
  if (type) file.type = type
}

const toWords = (bytes: Uint8Array, type: number): string =>
  new TextDecoder(type === WIDE_WORDS ? 'utf-16le' : 'windows-1252').decode(bytes).replace(/\0.*$/s, '')
const padded = (length: number) => Math.ceil(length / 4) * 4

/** The name and the type of a file among its MAPI properties; what cannot be read ends the reading. */
function readProperties(bytes: Uint8Array): { name: string; type: string } {
  const found = { name: '', type: '' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    let at = 4
    for (let left = view.getUint32(0, true); left > 0; left -= 1) {
      const kind = view.getUint16(at, true)
      const id = view.getUint16(at + 2, true)
      at += 4
      if (id >= 0x8000) {
        const isNumber = view.getUint32(at + 16, true) === 0
        at += isNumber ? 24 : 24 + padded(view.getUint32(at + 20, true))
      }
      const size = VALUE_BYTES[kind & 0xfff]
      if (size === undefined) break
      const isCounted = size === 0 || (kind & 0x1000) !== 0
      const values = isCounted ? view.getUint32(at, true) : 1
      if (isCounted) at += 4
      for (let n = 0; n < values; n += 1) {
        const length = size === 0 ? view.getUint32(at, true) : size
        if (size === 0) at += 4
        if (kind === WORDS || kind === WIDE_WORDS) {
          if (id === LONG_NAME) found.name = toWords(bytes.subarray(at, at + length), kind)
          if (id === MIME_TYPE) found.type = toWords(bytes.subarray(at, at + length), kind)
        }
        at += padded(length)
        if (at > bytes.byteLength) return found
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found
}
