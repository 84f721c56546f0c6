import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import type { SlotValues, SplitPage } from './split-page.ts'

const deflate = promisify(deflateRaw)

const WINDOW_BYTES = 32_768
const BEST = 9
/** Stands for a slot while packing. No text in UTF-8 holds this byte, so nothing is packed by pointing into a slot. */
const FILLER = 0xff
/** Magic, deflate, no flags, no time, no hint, unknown system (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const TRAILER_BYTES = 8
/** Kind, length and its complement in front of bytes that stand as they are (RFC 1951, 3.2.4). */
const STORED_HEADER_BYTES = 5

/**
 * A page packed once and sent with other values in its slots: gzip in which each slot is a block of its own, unpacked. The
 * parts between are packed as one text is, each with what stood before it in view.
 */
export async function packParts({ parts, slots, sizes }: SplitPage): Promise<Buffer[]> {
  const packed: Buffer[] = []
  let before: Buffer = Buffer.alloc(0)
  for (const [n, part] of parts.entries()) {
    const slot = slots[n]
    const finishFlush = slot ? constants.Z_SYNC_FLUSH : constants.Z_FINISH
    packed.push(await deflate(part, { level: BEST, finishFlush, ...(before.length > 0 && { dictionary: before }) }))
    if (slot) before = Buffer.concat([before, part, Buffer.alloc(sizes[slot], FILLER)]).subarray(-WINDOW_BYTES)
  }
  return packed
}

/** The gzip body for one response. */
export function joinPacked(packed: readonly Buffer[], page: SplitPage, values: SlotValues): Buffer {
  const pieces: Buffer[] = [GZIP_HEADER]
  let sum = 0
  let size = 0
  const count = (bytes: Buffer) => {
    sum = crc32(bytes, sum)
    size += bytes.length
  }
  for (const [n, part] of page.parts.entries()) {
    pieces.push(packed[n]!)
    count(part)
    const slot = page.slots[n]
    if (!slot) continue
    const value = Buffer.from(values[slot], 'latin1')
    pieces.push(toStored(value))
    count(value)
  }
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(size >>> 0, 4)
  return Buffer.concat([...pieces, trailer])
}

function toStored(bytes: Buffer): Buffer {
  const header = Buffer.alloc(STORED_HEADER_BYTES)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([header, bytes])
}
