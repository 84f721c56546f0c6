import { wordsOfHtml } from '#app/kits/foundation/untrusted/words-of-html.ts'
import { fromQuoted, readType, splitHead, toLetters, type MimeHead } from './mime-head.ts'

const DEPTH_MAX = 8
const PARTS_MAX = 100
const TEXT_CHARS = 300_000

type Found = { plain: string | null; html: string | null; partsLeft: number }

/**
 * The words of a message as bytes in latin1: of its first plain part, else of its first HTML. Boxes deeper and parts more
 * than any letter has are passed over, and each byte is looked at a few times only, whatever a stranger sent.
 */
export function findText(message: string): string {
  const found: Found = { plain: null, html: null, partsLeft: PARTS_MAX }
  look(message, found, 0)
  return found.plain?.trim() ? found.plain.trim() : wordsOfHtml(found.html ?? '')
}

function look(part: string, found: Found, depth: number): void {
  if (found.plain !== null || depth > DEPTH_MAX || --found.partsLeft < 0) return
  const { head, body } = splitHead(part)
  const { type, parameter } = readType(head.value('content-type') || 'text/plain')
  if (/^\s*attachment/i.test(head.value('content-disposition'))) return
  if (type.startsWith('multipart/')) {
    for (const inner of cutAt(body, parameter('boundary'), found.partsLeft)) look(inner, found, depth + 1)
  } else if (type === 'text/plain') found.plain = toText(body, head, parameter('charset'))
  else if (type === 'text/html') found.html ??= toText(body, head, parameter('charset'))
}

/** The parts between the lines of a boundary, no more than can be looked at. */
function cutAt(body: string, boundary: string, most: number): string[] {
  if (boundary === '') return []
  const parts: string[] = []
  const mark = `--${boundary}`
  let begun = -1
  for (let at = body.indexOf(mark); at >= 0 && parts.length < most; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== '\n') continue
    if (begun >= 0) parts.push(body.slice(begun, at).replace(/\r?\n$/, ''))
    if (body.startsWith('--', at + mark.length)) return parts
    const line = body.indexOf('\n', at)
    if (line < 0) return parts
    begun = line + 1
  }
  if (begun >= 0 && parts.length < most) parts.push(body.slice(begun))
  return parts
}

function toText(body: string, head: MimeHead, charset: string): string {
  const coding = head.value('content-transfer-encoding').toLowerCase()
  const coded = body.slice(0, TEXT_CHARS)
  const bytes =
    coding === 'base64'
      ? Buffer.from(coded, 'base64')
      : coding === 'quoted-printable'
        ? fromQuoted(coded)
        : Buffer.from(coded, 'latin1')
  return toLetters(bytes, charset).replace(/\r\n/g, '\n')
}
