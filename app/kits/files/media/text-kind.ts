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

/** The text behind bytes: UTF-8, UTF-16 with its mark, else the old Western letters; null where control characters say that these are no letters. */
export function toTextOrNull(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return NO_TEXT.test(text) ? null : text
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
