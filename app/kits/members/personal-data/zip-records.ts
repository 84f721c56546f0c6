/** What a zip file says of one file in it (PKWARE APPNOTE 6.3). */
export type ZippedFile = { name: Buffer; at: Date; offset: number; crc: number; bytes: number; packed: number }

export const ZIP_FILE_MAX_BYTES = 0xffffffff
/** What does not fit into its field says so there, and stands behind in a longer one. */
const ELSEWHERE_16 = 0xffff
const ELSEWHERE_32 = 0xffffffff
const PLAIN_VERSION = 20
const LONG_VERSION = 45
/** The sizes come after the bytes; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
const LONG_EXTRA = 1
const FIRST_YEAR = 1980

/** Stands in front of a file's bytes. */
export const toLocalHead = ({ name, at }: ZippedFile): Buffer =>
  Buffer.concat([
    record(u32(0x04034b50), u16(PLAIN_VERSION), u16(FLAGS), u16(DEFLATED), toDosTime(at)),
    record(u32(0), u32(0), u32(0), u16(name.length), u16(0)),
    name,
  ])

/** Stands behind them. */
export const toTail = ({ crc, packed, bytes }: ZippedFile): Buffer =>
  record(u32(0x08074b50), u32(crc), u32(packed), u32(bytes))

/** The list of all files, which begins at `start`, and the end of the whole. */
export function* toDirectory(files: readonly ZippedFile[], start: number): Generator<Buffer> {
  let end = start
  for (const file of files) {
    const line = toLine(file)
    end += line.length
    yield line
  }
  const [count, length] = [files.length, end - start]
  if (count >= ELSEWHERE_16 || end >= ELSEWHERE_32) {
    yield record(u32(0x06064b50), u64(44), u16(LONG_VERSION), u16(LONG_VERSION), u32(0), u32(0))
    yield record(u64(count), u64(count), u64(length), u64(start))
    yield record(u32(0x07064b50), u32(0), u64(end), u32(1))
  }
  const said = u16(Math.min(count, ELSEWHERE_16))
  yield record(u32(0x06054b50), u16(0), u16(0), said, said)
  yield record(u32(Math.min(length, ELSEWHERE_32)), u32(Math.min(start, ELSEWHERE_32)), u16(0))
}

function toLine({ name, at, offset, crc, packed, bytes }: ZippedFile): Buffer {
  const isFar = offset >= ELSEWHERE_32
  const extra = isFar ? record(u16(LONG_EXTRA), u16(8), u64(offset)) : Buffer.alloc(0)
  const version = u16(isFar ? LONG_VERSION : PLAIN_VERSION)
  return Buffer.concat([
    record(u32(0x02014b50), version, version, u16(FLAGS), u16(DEFLATED), toDosTime(at)),
    record(u32(crc), u32(packed), u32(bytes), u16(name.length), u16(extra.length), u16(0), u16(0), u16(0), u32(0)),
    u32(isFar ? ELSEWHERE_32 : offset),
    name,
    extra,
  ])
}

/** Time and day in the steps of 1980: two seconds, and years since then. */
function toDosTime(at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - FIRST_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return record(u16(time), u16(day))
}

const record = (...fields: Buffer[]): Buffer => Buffer.concat(fields)
function u16(value: number): Buffer {
  const field = Buffer.alloc(2)
  field.writeUInt16LE(value)
  return field
}
function u32(value: number): Buffer {
  const field = Buffer.alloc(4)
  field.writeUInt32LE(value)
  return field
}
function u64(value: number): Buffer {
  const field = Buffer.alloc(8)
  field.writeBigUInt64LE(BigInt(value))
  return field
}
