import type { Span } from '#app/providers/ports.ts'

const MIN_QUOTE_CHARS = 8

/** Letters that stand for each other in print. */
const toPlainMark = (letter: string): string =>
  /[‘’‚‛′`]/.test(letter) ? "'" : /[“”„‟«»″]/.test(letter) ? '"' : /[‐‑‒–—−]/.test(letter) ? '-' : letter.toLowerCase()

/** A text in plain marks and single blanks, with the place each letter came from. */
function toPlain(text: string): { plain: string; places: number[] } {
  let plain = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    const put = /\s/.test(letter) ? ' ' : toPlainMark(letter)
    if (put === ' ' && plain.endsWith(' ')) continue
    for (const one of put) {
      plain += one
      places.push(at)
    }
  }
  return { plain, places }
}

/**
 * The words of a text that a quotation repeats, exactly as they stand there; null when they do not. Blanks, capitals and
 * the shape of quotation marks and dashes may differ, nothing else.
 */
export function findQuote(text: string, quote: string): string | null {
  const place = placeOfQuote(text, quote)
  return place && text.slice(place.start, place.end)
}

/** Where in a text a quotation stands; null when it does not. */
export const placeOfQuote = (text: string, quote: string): Span | null =>
  findWords(text, quote.trim()) ?? findWords(text, withoutFrame(quote.trim()))

/** Without the marks and dots that writers put round what they quote. */
const withoutFrame = (quote: string) => quote.replace(/^(?:\.\.\.|["“”'‘’«»…\s])+|(?:\.\.\.|["“”'‘’«»…\s])+$/g, '')

function findWords(text: string, quote: string): Span | null {
  const wanted = toPlain(quote).plain.trim()
  if (wanted.length < MIN_QUOTE_CHARS) return null
  const { plain, places } = toPlain(text)
  const at = plain.indexOf(wanted)
  return at < 0 ? null : { start: places[at]!, end: (places[at + wanted.length - 1] ?? 0) + 1 }
}
