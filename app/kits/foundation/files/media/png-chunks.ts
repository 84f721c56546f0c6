const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEAD_BYTES = 33

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

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** The chunks of a PNG in their order; none for what is no PNG. */
export function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  if (!isPng(png)) return
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

/** The PNG with chunks behind its head. */
export const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_BYTES), ...chunks, png.subarray(HEAD_BYTES)])

/** An iTXt chunk: keyword, not compressed, no language, the text in UTF-8. */
export function toTextChunk(keyword: string, text: string): Buffer {
  const data = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')])
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crcOf(data), data.length + 4)
  return chunk
}

/** The text of the first iTXt chunk with a keyword; null where there is none. */
export function readTextChunk(png: Buffer, keyword: string): string | null {
  for (const { type, data } of chunksOf(png))
    if (type === 'iTXt' && data.toString('latin1').startsWith(`${keyword}\0`))
      return data.subarray(keyword.length + 5).toString('utf8')
  return null
}

/**
 * The PNG without its first iTXt chunk with a keyword, and the text of that chunk; null where there is none, or where it is
 * not byte for byte as `toTextChunk` writes it.
 */
export function cutTextChunk(png: Buffer, keyword: string): { rest: Buffer; text: string | null } {
  let at = 8
  for (const { type, data } of chunksOf(png)) {
    const end = at + data.length + 12
    if (type === 'iTXt' && data.toString('latin1', 0, keyword.length + 1) === `${keyword}\0`) {
      const text = data.subarray(keyword.length + 5).toString('utf8')
      const rest = Buffer.concat([png.subarray(0, at), png.subarray(end)])
      return { rest, text: png.subarray(at, end).equals(toTextChunk(keyword, text)) ? text : null }
    }
    at = end
  }
  return { rest: png, text: null }
}
