import type { ByteRange } from '#app/providers/files/files.ts'

/**
 * The part of a file that a Range header asks for (RFC 9110 14): a range, `unsatisfiable` for one that lies behind the
 * end, or null where the whole file is the answer: no header, another unit, several ranges, or nonsense.
 */
export function readRange(header: string | null, bytes: number): ByteRange | 'unsatisfiable' | null {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= bytes) return 'unsatisfiable'
  return { start, end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
