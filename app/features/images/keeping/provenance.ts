import { isBrought, type Recipe } from './recipe.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEAD_BYTES = 33
/** Where a signed manifest (C2PA) lies in a PNG: a file that has one is left as it is, so that its signature holds. */
const SIGNED_CHUNK = 'caBX'
const DRAWN_BY_RULES = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia'
const CHANGED_BY_HAND = 'http://cv.iptc.org/newscodes/digitalsourcetype/humanEdits'
const DRAWN_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

const table = Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * A PNG that says what made it: the recipe as JSON, and the kind of its origin in XMP as IPTC names it. No dates, so that
 * the same recipe gives the same bytes. What is no PNG, or is signed, comes back as it was.
 */
export function withProvenance(bytes: Uint8Array, recipe: Recipe, engineLabel: string): Uint8Array {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!png.subarray(0, 8).equals(SIGNATURE) || hasChunk(png, SIGNED_CHUNK)) return bytes
  return Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    toTextChunk('Software', `Frenly, ${engineLabel}`),
    toTextChunk('frenly:recipe', JSON.stringify(recipe)),
    toTextChunk('XML:com.adobe.xmp', toXmp(recipe)),
    png.subarray(HEAD_BYTES),
  ])
}

/** The recipe a PNG of ours carries; null for one that carries none. */
export function readProvenance(bytes: Uint8Array): unknown {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const { type, data } of chunksOf(png)) {
    if (type !== 'iTXt' || !data.toString('latin1').startsWith('frenly:recipe\0')) continue
    try {
      return JSON.parse(data.subarray('frenly:recipe'.length + 5).toString('utf8'))
    } catch {
      return null
    }
  }
  return null
}

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  if (!png.subarray(0, 8).equals(SIGNATURE)) return
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

function hasChunk(png: Buffer, wanted: string): boolean {
  for (const { type } of chunksOf(png)) if (type === wanted) return true
  return false
}

/** An iTXt chunk: keyword, not compressed, no language, the text in UTF-8. */
function toTextChunk(keyword: string, text: string): Buffer {
  const data = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')])
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crcOf(data), data.length + 4)
  return chunk
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What made a picture, as XMP: the kind of its origin in the words of IPTC. */
export function toXmp({ engine, version, prompt }: Recipe): string {
  const kind = isBrought({ engine })
    ? CHANGED_BY_HAND
    : engine.startsWith('embedded:')
      ? DRAWN_BY_RULES
      : DRAWN_BY_MODEL
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    `Iptc4xmpExt:DigitalSourceType="${kind}" Iptc4xmpExt:AISystemUsed="${escaped(engine)}" Iptc4xmpExt:AISystemVersionUsed="${escaped(version ?? '')}">` +
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(prompt)}</rdf:li></rdf:Alt></dc:description>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  )
}
