import type { Span } from '#app/providers/ports.ts'

/** A change of a text. `isBold`: it changes grammar or wording, so a second opinion may take it back. */
export type Edit = Span & { after: string; why: string; isBold: boolean }

/** Letters of the longest word that is read: what stands without a space for longer can not be corrected and costs checkers too much. */
export const LONGEST_WORD = 60

/** Addresses, links, paths, names of files, names with @ or #, and ends of links are nobody's to correct. Read word by word. */
const UNTOUCHABLE =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[@#][\p{L}\p{N}_]+|\]\([^)\s]*\)|(?<![\p{L}\p{N}])\/[\w./?=&%-]+|[\w-]+(?:\.[\w-]+)*[._][\p{Ll}\d]{1,5}\b|\S+[?&=]\S*[=&]\S+/gu
/** The name of a machine, an order or a part, such as srv-eu-03. */
const NUMBERED = /^[^\p{L}\p{N}]{0,3}\p{L}[\p{L}\d]*-(?:[\p{L}\d]+-)*\d/u
const CODE = /`[^`\n]*`/gu
export const WORD = /\S+/gu

/** The spans of a text that stay as they are, in time that grows with its length whatever stands in it. */
export function untouchableIn(text: string): Span[] {
  const code = spansOf(text, CODE)
  const inWords = spansOf(text, WORD).flatMap((word) => {
    const written = text.slice(word.start, word.end)
    if (written.length > LONGEST_WORD || NUMBERED.test(written)) return word
    return spansOf(written, UNTOUCHABLE).map(({ start, end }) => ({ start: word.start + start, end: word.start + end }))
  })
  return [...code, ...inWords]
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }))

export const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** The edits that can stand together, in reading order; where two meet, the one that comes first in the list stands. */
export function compatible(edits: readonly Edit[], taboo: readonly Span[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits) {
    const meets = (other: Span) => overlaps(other, edit) || (other.start === edit.start && other.end === edit.end)
    if (!taboo.some((span) => overlaps(span, edit)) && !kept.some(meets)) kept.push(edit)
  }
  return kept.sort((a, b) => a.start - b.start)
}

/** The text with its edits, which are in reading order and apart from each other. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, after } of edits) {
    result += text.slice(at, start) + after
    at = end
  }
  return result + text.slice(at)
}

/** True where a sentence begins. */
export const beginsSentence = (text: string, at: number) => {
  const before = text.slice(0, at)
  return /(?:^|[.!?:]["'”’)]*\s|\n)\s*["'“‘(]*$/.test(before) && !TITLE.test(before.slice(-12))
}
/** A title whose point ends no sentence: a name follows. */
const TITLE = /(?<!\p{L})(?:Dr|Mrs?|Ms|Mx|Prof|Rev|Sr|Sra|St|Hr|Fr|Capt|Lt|Sgt|Hon)\.\s$/u

export const capitalised = (text: string) => text.replace(/^[^\p{L}]*\p{Ll}/u, (start) => start.toUpperCase())
