import { unzipSync } from 'fflate'

/** What is taken from one file: letters, and bytes of them after unpacking. */
export const archiveLimits = { letters: 5_000, bytes: 64 * 1_048_576, letterBytes: 26_214_400, nested: 1 }

export type Archive = { letters: Uint8Array[]; notes: string[] }

const NEW_LINE = 0x0a
const FROM = Buffer.from('From ')

/** The letters of a file: one .eml, an mbox, or a zip of both. What does not fit is said and not taken. */
export function readArchive(bytes: Uint8Array, depth = 0): Archive {
  const found: Archive = { letters: [], notes: [] }
  let left = archiveLimits.bytes
  const add = (letter: Uint8Array) => {
    if (letter.byteLength === 0) return
    if (letter.byteLength > archiveLimits.letterBytes) found.notes.push('A letter of more than 25 MB was left out.')
    else if (found.letters.length >= archiveLimits.letters || letter.byteLength > left) found.notes[0] ??= TOO_MANY
    else {
      left -= letter.byteLength
      found.letters.push(letter)
    }
  }
  if (isZip(bytes)) {
    if (depth >= archiveLimits.nested) return { letters: [], notes: ['A zip inside a zip was left out.'] }
    for (const entry of unpack(bytes, found.notes)) {
      const inner = readArchive(entry, depth + 1)
      inner.letters.forEach(add)
      found.notes.push(...inner.notes)
    }
  } else if (isMbox(bytes)) for (const letter of splitMbox(bytes)) add(letter)
  else if (looksLikeLetter(bytes)) add(bytes)
  else found.notes.push('A file was left out that is no letter and no mbox.')
  return { letters: found.letters, notes: [...new Set(found.notes)].slice(0, 10) }
}

const TOO_MANY = `More than ${archiveLimits.letters.toLocaleString('en')} letters, or 64 MB: the rest was left out.`
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
const isMbox = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).equals(FROM)
const looksLikeLetter = (bytes: Uint8Array) =>
  /^[!-9;-~]{1,100}:/.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))

function unpack(bytes: Uint8Array, notes: string[]): Uint8Array[] {
  let [count, size] = [0, 0]
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:eml|mbox|mbx|txt)$/i.test(name) && !/(?:^|\/)[^./]+$/.test(name)) return false
      count += 1
      size += originalSize
      const fits = count <= archiveLimits.letters && size <= archiveLimits.bytes
      if (!fits) notes[0] ??= TOO_MANY
      return fits
    },
  })
  return Object.values(files)
}

/** Cuts an mbox at its `From ` lines; what was quoted to be no such line is as it was (mboxrd). */
export function splitMbox(bytes: Uint8Array): Uint8Array[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts: number[] = []
  for (let at = 0; at >= 0; at = nextLine(whole, at)) {
    const isFirst = at === 0 || isBlankBefore(whole, at)
    if (isFirst && whole.subarray(at, at + FROM.length).equals(FROM)) starts.push(at)
  }
  return starts.map((start, n) => {
    const body = nextLine(whole, start)
    const end = starts[n + 1] ?? whole.length
    return body < 0 ? new Uint8Array() : unquote(whole.subarray(body, end))
  })
}

function nextLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(NEW_LINE, at)
  return end < 0 || end + 1 >= bytes.length ? -1 : end + 1
}

const isBlankBefore = (bytes: Buffer, at: number) =>
  bytes[at - 1] === NEW_LINE && (bytes[at - 2] === NEW_LINE || (bytes[at - 2] === 0x0d && bytes[at - 3] === NEW_LINE))

function unquote(letter: Buffer): Uint8Array {
  const text = letter.toString('latin1').replace(/(?:\r?\n)+$/, '\n')
  return Buffer.from(text.replace(/^>(>*From )/gm, '$1'), 'latin1')
}

/** A letter as it stands in an mbox. */
export function toMbox(raw: Uint8Array, from: string, at: Date): Buffer {
  const head = `From ${/^[^\s]{1,200}$/.test(from) ? from : 'MAILER-DAEMON'} ${at.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/, '$1 $3 $2 $5 $4')}\n`
  const body = Buffer.from(raw)
    .toString('latin1')
    .replace(/\r\n/g, '\n')
    .replace(/^(>*From )/gm, '>$1')
    .replace(/\n*$/, '\n\n')
  return Buffer.from(head + body, 'latin1')
}
