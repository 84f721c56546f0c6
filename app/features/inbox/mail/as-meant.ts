import { isUtf8 } from 'node:buffer'

const HEAD_BYTES = 262_144
const SAYS_ASCII = /charset=["']?(?:us-)?ascii\b/i
const BEYOND_ASCII = /[\x80-\uffff]/
const windows1252 = new TextDecoder('windows-1252')
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [windows1252.decode(new Uint8Array([byte])), byte]))

/** Whether a message says of some of its words that they are ASCII, which programs write over UTF-8 too. */
export const saysAscii = (raw: Uint8Array): boolean => SAYS_ASCII.test(Buffer.from(raw).toString('latin1'))

/** Words that were read as Windows-1252 because they were said to be ASCII, as UTF-8 where all of them are. */
export function asMeant(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  const read = [...text].map((sign) => bytes.get(sign))
  if (read.includes(undefined)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(read as number[]))
  } catch {
    return text
  }
}

const CHARSET = /charset=["']?([\w-]{1,40})/i
const HEAD_ENDS = /\r?\n\r?\n/

/**
 * A message whose head holds letters beyond ASCII that are no UTF-8, which older programs write, with a head in UTF-8: by the
 * character set the head names, else as Windows-1252. Any other message stays as it is.
 */
export function headAsMeant(raw: Uint8Array): Uint8Array {
  const whole = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const end =
    HEAD_ENDS.exec(whole.subarray(0, HEAD_BYTES).toString('latin1'))?.index ?? Math.min(raw.byteLength, HEAD_BYTES)
  const head = whole.subarray(0, end)
  if (isUtf8(head)) return raw
  const named = CHARSET.exec(head.toString('latin1'))?.[1] ?? ''
  const label = /^(?:utf-?8|us-ascii)$/i.test(named) ? 'windows-1252' : named
  return Buffer.concat([Buffer.from(decodeAs(head, label)), whole.subarray(end)])
}

function decodeAs(bytes: Uint8Array, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

const LOST = '\ufffd'
/** UTF-8 as it looks when it is read as Windows-1252. */
const TWICE = /[ÂÃ][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]|ï¿½|â€/
const SAYS_UTF8 = /charset=(["']?)(?:utf-?8|(?:us-)?ascii)\1/gi
const HAS_TYPE = /^content-type:/im

/** Whether words were lost because they are not in the character set they are said to be in. */
export const hasLost = (words: string | undefined): boolean => words?.includes(LOST) ?? false

/** Whether words make sense as Windows-1252. */
export const isMeant = (words: string | undefined): words is string =>
  words !== undefined && !words.includes(LOST) && !TWICE.test(words)

/** A message that says of its words that they are in Windows-1252 where it said UTF-8, ASCII or nothing. */
export function asWindows1252(raw: Uint8Array): Uint8Array {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const end = HEAD_ENDS.exec(text.slice(0, HEAD_BYTES))?.index ?? 0
  const said = text.replace(SAYS_UTF8, 'charset=windows-1252')
  const type = HAS_TYPE.test(text.slice(0, end)) ? '' : 'Content-Type: text/plain; charset=windows-1252\r\n'
  return Buffer.from(type + said, 'latin1')
}
