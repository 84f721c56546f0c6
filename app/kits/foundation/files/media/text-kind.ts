import { decodeOlder } from './older-letters.ts'
import type { FileType } from './media-types.ts'

/** Above this length JSON is known by its brackets alone. */
const MAX_PARSED_CHARS = 8_000_000
const HEAD_CHARS = 65_536
const PAGE = /^<(?:!doctype\s+html|html|head|body|script|iframe|frameset|object|embed|meta|style|base)\b/i
const DRAWING = /^<(?:[\w-]{1,40}:)?svg[\s>/]/i
const SUBTITLES = /^\d+\s*\r?\n\s*\d{1,2}:\d{2}:\d{2}[,.]\d{1,3}\s*-->\s*\d/

/**
 * What a text is by its own words. Tables and Markdown look like any text, so they are plain until a name says more; a
 * page or a drawing is one whatever its name says.
 */
export function findTextKind(text: string): FileType {
  const head = text.slice(0, HEAD_CHARS)
  const start = head.slice(skip(head, SPACE_AND_COMMENTS))
  const root = start.slice(skip(start, [...SPACE_AND_COMMENTS, ...PROLOGUE]))
  if (DRAWING.test(root)) return 'image/svg+xml'
  if (PAGE.test(start) || PAGE.test(root)) return 'text/html'
  if (/^<\?xml\s/i.test(start)) return 'application/xml'
  if (/^WEBVTT(?:\s|$)/.test(start)) return 'text/vtt'
  if (SUBTITLES.test(start)) return 'application/x-subrip'
  if (/^[[{]/.test(start) && isJson(text)) return 'application/json'
  return 'text/plain'
}

type Span = { begins: RegExp; ends: string }
const SPACE_AND_COMMENTS: readonly Span[] = [
  { begins: /\uFEFF|\s+/y, ends: '' },
  { begins: /<!--/y, ends: '-->' },
]
/** What may stand before the first element of XML; entities of our own make a drawing no less one. */
const PROLOGUE: readonly Span[] = [
  { begins: /<\?[\w-]+/y, ends: '?>' },
  { begins: /<!doctype\s+(?!html\b)[^>[]{0,1000}\[/iy, ends: ']>' },
  { begins: /<!doctype\s+(?!html\b)/iy, ends: '>' },
]

/** Where the text goes on after everything of some kinds; step by step, for a pattern could be made to try for ever. */
function skip(text: string, spans: readonly Span[]): number {
  let at = 0
  for (;;) {
    const span = spans.find(({ begins }) => ((begins.lastIndex = at), begins.test(text)))
    if (!span) return at
    const begun = span.begins.lastIndex
    const end = text.indexOf(span.ends, begun)
    if (end < 0) return at
    at = end + span.ends.length
  }
}

function isJson(text: string): boolean {
  if (text.length > MAX_PARSED_CHARS) return /[\]}]\s*$/.test(text)
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

// eslint-disable-next-line no-control-regex -- what no text holds is exactly what must be found
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/

/** The text behind bytes: UTF-8, UTF-16 with or without its mark, else an older set of letters that fits; null where control characters say that these are no letters. */
export function toTextOrNull(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return NO_TEXT.test(text) ? null : text
}

/** UTF-16 without its mark shows in its zeros: texts hold blanks and line ends in any script. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length < MIN_UTF16_BYTES || bytes.length % 2 !== 0) return null
  const head = bytes.subarray(0, HEAD_CHARS)
  const zeros = [0, 0]
  let signs = 0
  head.forEach((byte, n) => {
    if (byte === 0) zeros[n % 2]! += 1
    if (byte === 0x20 || byte === 0x0a) signs += 1
  })
  if (signs === 0 || Math.max(...zeros) < head.length * MIN_ZEROS || Math.min(...zeros) > head.length * MOST_ZEROS)
    return null
  return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be'
}

const MIN_UTF16_BYTES = 8
const MIN_ZEROS = 0.02
const MOST_ZEROS = 0.005

function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const text = decodeAs('utf-8', bytes)
  if (text !== null) return JAPANESE_BY_MAIL.test(text) ? (decodeAs('iso-2022-jp', bytes) ?? text) : text
  return declaredText(bytes) ?? decodeOlder(bytes)
}

// eslint-disable-next-line no-control-regex -- it switches letters by escapes
const JAPANESE_BY_MAIL = /\u001b\$[@B]/
const DECLARED_WITHIN_BYTES = 2_048
const DECLARED =
  /<meta\b[^>]{0,200}\bcharset\s*=\s*["']?([\w:.-]{2,40})|^\s*<\?xml\b[^>]{0,100}\bencoding\s*=\s*["']([\w:.-]{2,40})/i

/** A page or XML that says its own letters; null where it says none, or others than it holds. */
function declaredText(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, DECLARED_WITHIN_BYTES)).toString('latin1')
  const found = DECLARED.exec(head)
  const label = (found?.[1] ?? found?.[2])?.toLowerCase()
  // These two are written for what is Windows-1252.
  return !label || /^(?:utf-?8|iso-8859-1|latin1|us-ascii|windows-1252)$/.test(label) ? null : decodeAs(label, bytes)
}
