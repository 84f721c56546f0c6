/** A file that stood in a winmail.dat; `bytes` is null as long as nothing of it was met. */
type Packing = { name: string; type: string | null; bytes: Uint8Array | null }
export type Packed = Packing & { bytes: Uint8Array }
/** What a winmail.dat holds: files, and the letter itself where it stands in it as a page or as plain words. */
export type Winmail = { files: Packed[]; html: string | null; text: string | null }

/** TNEF, the format that Outlook packs attachments in: [MS-OXTNEF]. */
const SIGNATURE = 0x223e9f78
const HEAD_BYTES = 6
const ATTRIBUTE_HEAD_BYTES = 9
const CHECKSUM_BYTES = 2
const OF_MESSAGE = 1
const OF_ATTACHMENT = 2
const BEGINS = 0x9002
const TITLE = 0x8010
const DATA = 0x800f
const PROPERTIES = 0x9005
const MESSAGE_PROPERTIES = 0x9003
const MOST_FILES = 100
/** Letters in letters. */
const MOST_DEEP = 3

const LONG_NAME = 0x3707
const MIME_TYPE = 0x370e
const CONTENT = 0x3701
const BODY = 0x1000
const BODY_PAGE = 0x1013
const CODEPAGE = 0x3fde
const WORDS = 0x1e
const WIDE_WORDS = 0x1f
const OBJECT = 0x0d
/** The kind of an object stands before it. */
const OBJECT_HEAD_BYTES = 16
/** How many bytes a value of a type takes; 0: as many as it says. */
const VALUE_BYTES: Readonly<Record<number, number>> = {
  ...{ 0x02: 4, 0x03: 4, 0x04: 4, 0x05: 8, 0x06: 8, 0x07: 8, 0x0a: 4, 0x0b: 4, 0x14: 8, 0x40: 8, 0x48: 16 },
  ...{ 0x0d: 0, 0x1e: 0, 0x1f: 0, 0x102: 0 },
}

/** What a winmail.dat holds, as far as it can be read; null when it is none. */
export function readWinmail(box: Uint8Array, depth = 0): Winmail | null {
  const view = new DataView(box.buffer, box.byteOffset, box.byteLength)
  if (box.byteLength < HEAD_BYTES || view.getUint32(0, true) !== SIGNATURE) return null
  const files: Packing[] = []
  let body: Pick<Winmail, 'html' | 'text'> = { html: null, text: null }
  let at = HEAD_BYTES
  while (at + ATTRIBUTE_HEAD_BYTES <= box.byteLength && files.length < MOST_FILES) {
    const level = view.getUint8(at)
    const id = view.getUint16(at + 1, true)
    const length = view.getUint32(at + 5, true)
    const from = at + ATTRIBUTE_HEAD_BYTES
    if (from + length > box.byteLength) break
    const bytes = box.subarray(from, from + length)
    if (level === OF_ATTACHMENT) put(files, id, bytes)
    if (level === OF_MESSAGE && id === MESSAGE_PROPERTIES) body = readBody(bytes)
    at = from + length + CHECKSUM_BYTES
  }
  return { files: files.flatMap((file) => unpack(file, depth)).slice(0, MOST_FILES), ...body }
}

/** A letter that was packed whole is the files in it. */
function unpack({ bytes, ...file }: Packing, depth: number): Packed[] {
  if (bytes === null) return []
  const inner = depth < MOST_DEEP ? readWinmail(bytes, depth + 1) : null
  return inner && inner.files.length > 0 ? inner.files : [{ ...file, bytes }]
}

function put(files: Packing[], id: number, bytes: Uint8Array): void {
  if (id === BEGINS) files.push({ name: '', type: null, bytes: null })
  const file = files.at(-1)
  if (!file) return
  if (id === TITLE) file.name ||= toWords(bytes, WORDS)
  if (id === DATA) file.bytes = bytes
  if (id !== PROPERTIES) return
  for (const { id: property, kind, value } of readProperties(bytes)) {
    if (property === LONG_NAME && isWords(kind)) file.name = toWords(value, kind) || file.name
    if (property === MIME_TYPE && isWords(kind)) file.type = toWords(value, kind) || file.type
    if (property === CONTENT) file.bytes ??= kind === OBJECT ? value.subarray(OBJECT_HEAD_BYTES) : value
  }
}

function readBody(bytes: Uint8Array): Pick<Winmail, 'html' | 'text'> {
  const found = new Map(readProperties(bytes).map((property) => [property.id, property]))
  const [page, plain, codepage] = [found.get(BODY_PAGE), found.get(BODY), found.get(CODEPAGE)]
  const code = codepage ? new DataView(codepage.value.buffer, codepage.value.byteOffset).getUint32(0, true) : 0
  return {
    html: page ? (isWords(page.kind) ? toWords(page.value, page.kind) : decode(page.value, code)) : null,
    text: plain && isWords(plain.kind) ? toWords(plain.value, plain.kind) : null,
  }
}

const isWords = (kind: number): boolean => kind === WORDS || kind === WIDE_WORDS

const toWords = (bytes: Uint8Array, type: number): string =>
  new TextDecoder(type === WIDE_WORDS ? 'utf-16le' : 'windows-1252').decode(bytes).replace(/\0.*$/s, '')

/** Words in a code page of Windows: 65001 is UTF-8. */
function decode(bytes: Uint8Array, code: number): string {
  const label = code === 65_001 ? 'utf-8' : code >= 1_250 && code <= 1_258 ? `windows-${code}` : 'windows-1252'
  return new TextDecoder(label).decode(bytes).replaceAll('\0', '')
}
const padded = (length: number) => Math.ceil(length / 4) * 4

type Property = { id: number; kind: number; value: Uint8Array }

/** MAPI properties with the first of their values; what cannot be read ends the reading. */
function readProperties(bytes: Uint8Array): Property[] {
  const found: Property[] = []
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
        if (at + length > bytes.byteLength) return found
        if (n === 0) found.push({ id, kind, value: bytes.subarray(at, at + length) })
        at += padded(length)
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found
}
