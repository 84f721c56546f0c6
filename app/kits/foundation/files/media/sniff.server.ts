import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { findType, type FileType } from './media-types.ts'
import { findTextKind, toTextOrNull } from './text-kind.ts'

/** A longer text is looked at in its first part. */
const TEXT_LOOKED_AT_BYTES = 16 * 1_048_576

/** The type of a file by its bytes alone; null for one we do not know. Never throws for what stands in the file. */
export async function sniffType(path: string): Promise<FileType | null> {
  const head = await readHead(path)
  const wide = isWide(head) ? toTextOrNull(head) : null
  if (wide !== null) return findTextKind(wide)
  const found = await fileTypeFromFile(path).catch(() => undefined)
  // What looks like XML is read once more: drawings and pages are XML too.
  const isMarked = found !== undefined && !/xml$/.test(found.mime)
  if (isMarked && (WRITTEN.test(found.mime) || !isPlainText(head))) return findType(found.mime)
  const text = toTextOrNull(head)
  return text === null ? null : findTextKind(text)
}

/** Formats with a mark whose files may hold nothing but letters. */
const WRITTEN = /pdf|rtf|postscript|eps|^text\//

/** Whether bytes are letters and nothing else. "BMW is a car" begins as a picture does, and "MZ" as a program: neither is one. */
function isPlainText(head: Uint8Array): boolean {
  return isUtf8(head) && toTextOrNull(head) !== null
}

/** The mark of UTF-16 looks like the first frame of an MP3. */
const isWide = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, TEXT_LOOKED_AT_BYTES)), { position: 0 })
    return wholeLetters(buffer.subarray(0, bytesRead), size > bytesRead)
  } finally {
    await file.close()
  }
}

/** Without the letter that the cut went through: the bytes that follow a UTF-8 letter's first begin with 10. */
function wholeLetters(bytes: Buffer, isCut: boolean): Uint8Array {
  let end = bytes.byteLength
  if (isCut) while (end > 0 && (bytes[end - 1]! & 0xc0) === 0x80) end--
  return isCut ? bytes.subarray(0, Math.max(0, end - 1)) : bytes
}
