import { sentencesOf } from '#app/engines/english/sentences.ts'

/** A page of a document, as far as its facts are read. */
export type FactPage = { number: number; text: string }

/** Where words stand: the page and their exact range in its text. */
export type Place = { page: number; start: number; end: number }

/** A sentence with its place; `text` on one line. */
export type PlacedSentence = Place & { text: string }

/** More sentences of a document are not read for facts. */
export const MOST_SENTENCES = 24_000

/** What is longer is no sentence, and rules would take too long over it. */
const SENTENCE_MAX_CHARS = 1_500

export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The sentences of the pages outside some ranges, in order. */
export function sentencesOfPages(pages: readonly FactPage[], outside: readonly Place[] = []): PlacedSentence[] {
  const found: PlacedSentence[] = []
  for (const { number, text } of pages) {
    const skipped = outside.filter(({ page }) => page === number)
    for (const { start, end } of sentencesOf(text)) {
      if (found.length >= MOST_SENTENCES) return found
      if (skipped.some((range) => range.start < end && start < range.end)) continue
      if (end - start <= SENTENCE_MAX_CHARS)
        found.push({ page: number, start, end, text: toLine(text.slice(start, end)) })
    }
  }
  return found
}

/** The place of a range of a sentence's one-line text, in the page itself. */
export function placeIn(pageText: string, sentence: Place, from: number, to: number): Place {
  const raw = pageText.slice(sentence.start, sentence.end)
  let [line, start, end] = [0, sentence.start, sentence.end]
  let wasBlank = true
  for (let at = 0; at < raw.length; at += 1) {
    const isBlank = /\s/.test(raw[at]!)
    if (isBlank && wasBlank) continue
    if (line === from) start = sentence.start + at
    line += 1
    if (line === to) {
      end = sentence.start + at + 1
      break
    }
    wasBlank = isBlank
  }
  return { page: sentence.page, start, end }
}
