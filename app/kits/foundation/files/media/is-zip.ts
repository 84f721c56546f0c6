/** What a zip begins with: its first file, its end when it is empty, or a part of one that was cut. */
const MARKS = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008']
const MARK_BYTES = 4

/** Whether bytes are those of a zip; a table whose first column is "PK" is none. */
export function isZip(bytes: Uint8Array): boolean {
  return MARKS.includes(Buffer.from(bytes.subarray(0, MARK_BYTES)).toString('latin1'))
}
