import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { toPlainLetters } from './search-query.ts'

const SNIPPET_CHARS = 180
/** How much stands before the first found word. */
const LEAD_CHARS = 60
/** Words of a long text that are looked at as the beginning of its best passage. */
const MOST_PLACES = 400
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const ASCII = /^\w+$/

/** Markdown marks out, so that a snippet reads as prose. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\-*\d.\s]+/gm, '')
    .replace(/[*`|]/g, '')

/** A passage of Markdown where most of the words stand, as HTML in which nothing but `<mark>` is markup. */
export const toSnippet = (markdown: string, words: readonly string[]): string => markSnippet(plain(markdown), words)

/** The same of a plain text. */
export function markSnippet(plainText: string, words: readonly string[]): string {
  const text = plainText.replace(/\s+/g, ' ').trim()
  const places = placesOf(text, words).slice(0, MOST_PLACES)
  const first = bestPlace(places)
  const start = first > SNIPPET_CHARS / 2 ? text.lastIndexOf(' ', first - LEAD_CHARS) + 1 : 0
  const isCut = start + SNIPPET_CHARS < text.length
  const cut = text.slice(start, start + SNIPPET_CHARS)
  const end = isCut ? start + (cut.includes(' ') ? cut.lastIndexOf(' ') : cut.length) : text.length
  return `${start > 0 ? '…' : ''}${mark(text, places, { start, end })}${isCut ? '…' : ''}`
}

/** A short text, such as a title, with its words marked. */
export const markWords = (text: string, words: readonly string[]): string =>
  mark(text, placesOf(text, words), { start: 0, end: text.length })

type Place = { start: number; end: number; word: string }

function placesOf(text: string, words: readonly string[]): Place[] {
  const stems = words.map((word) => (word.length > 2 ? word.slice(0, Math.max(3, word.length - 2)) : `${word} `))
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const plainWord = `${ASCII.test(word) ? word.toLowerCase() : toPlainLetters(word)} `
    const stem = stems.find((one) => plainWord.startsWith(one))
    return stem === undefined ? [] : [{ start: index, end: index + word.length, word: stem }]
  })
}

/** Where a passage begins that holds the most different words. */
function bestPlace(places: readonly Place[]): number {
  let best = { start: -1, count: 0 }
  places.forEach(({ start }, n) => {
    const within = places.slice(n).filter((other) => other.end <= start + SNIPPET_CHARS - LEAD_CHARS)
    const count = new Set(within.map(({ word }) => word)).size
    if (count > best.count) best = { start, count }
  })
  return best.start
}

function mark(text: string, places: readonly Place[], { start, end }: { start: number; end: number }): string {
  let html = ''
  let at = start
  for (const place of places) {
    if (place.start < at || place.end > end) continue
    html += `${escapeHtml(text.slice(at, place.start))}<mark>${escapeHtml(text.slice(place.start, place.end))}</mark>`
    at = place.end
  }
  return html + escapeHtml(text.slice(at, end))
}
