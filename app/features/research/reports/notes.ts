import { sentencesOf } from '#app/engines/english/sentences.ts'
import type { Passage } from '#app/kits/asking/cited-answer/passage.ts'
import { isSameText, shinglesOf } from '#app/kits/asking/cited-answer/passage.ts'
import { scoreSentences, sharedWords } from '#app/kits/asking/cited-answer/sentence-score.ts'
import { isOrder } from '#app/kits/foundation/untrusted/orders.ts'
import { facetOf, toSought } from '../plan/plan.ts'

/** A stored text as notes are taken from it. */
export type NotedText = {
  n: number
  title: string
  href: string
  site: string
  date: string | null
  text: string
  /** So many of its first characters answer the sub-question by themselves. */
  answers: number
}
export type Note = { n: number; start: number; end: number; quote: string; score: number }

const MOST_NOTES = 8
const MOST_OF_A_TEXT = 3
/** A sentence that speaks to less of the question is about something else. */
const MIN_SCORE = 0.5
const NEAR_BEST = 0.6
const SURE = 2
const MOST_CHARS = 900

/** The sentences of stored texts that speak to a line of the plan, word for word with their places, best first. */
export function takeNotes(question: string, texts: readonly NotedText[]): Note[] {
  const sure = texts.flatMap(({ n, text, answers }) =>
    answers === 0
      ? []
      : sentencesOf(text.slice(0, answers))
          .slice(0, MOST_OF_A_TEXT)
          .map(({ start, end }) => ({ n, start, end, quote: text.slice(start, end), score: SURE })),
  )
  const answered = new Map(texts.flatMap(({ n, answers }) => (answers > 0 ? [[n, answers] as const] : [])))
  const facet = facetOf(question)
  const scored = scoreSentences(toSought(question), texts.map(toPassage))
  const best = Math.min(1, scored[0]?.score ?? 0)
  const found = scored
    .filter(({ score }) => score >= Math.max(MIN_SCORE, best * NEAR_BEST))
    // Beside an answer the same text holds only the row it comes from.
    .filter(({ passage, start }) => !answered.has(passage.n) || start < (answered.get(passage.n) ?? 0))
    .map(({ passage, text, start, score }) => ({
      n: passage.n,
      start,
      end: start + text.length,
      quote: text,
      score: Math.min(1, score),
    }))
    .filter(({ quote }) => fits(quote, facet))
  return distinct([...sure, ...found]).slice(0, MOST_NOTES)
}

const toPassage = ({ n, title, href, site, date, text }: NotedText): Passage => ({
  ...{ n, title, href, site, date, text },
  alsoAt: [],
})

function fits(quote: string, facet: ReturnType<typeof facetOf>): boolean {
  if (quote.length > MOST_CHARS || isOrder(quote)) return false
  if (facet === 'figures') return /\d/.test(quote)
  if (facet === 'dates') return /\b(?:1\d|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)? century\b/.test(quote)
  return true
}

/** No place twice, and not too many of one text. */
function distinct(notes: readonly Note[]): Note[] {
  const chosen: Note[] = []
  for (const note of notes) {
    const ofText = chosen.filter(({ n }) => n === note.n)
    const overlaps = ofText.some(({ start, end }) => note.start < end && start < note.end)
    const isSaid = ofText.some(({ quote }) => isSame(quote, note.quote))
    if (!overlaps && !isSaid && ofText.length < MOST_OF_A_TEXT) chosen.push(note)
  }
  return chosen
}

const SAME_WORDS = 0.75
const toDigits = (text: string) => (text.replace(/(?<=\d),(?=\d{3}\b)/g, '').match(/\d+/g) ?? []).sort().join(' ')

/** Whether two sentences say the same: mostly the same words, and the very same figures. */
export const isSame = (a: string, b: string): boolean => sharedWords(a, b) >= SAME_WORDS && toDigits(a) === toDigits(b)

/** For each text the number of an earlier one that says the same, so that both count once; null for the first of its kind. */
export function findSame(texts: readonly { n: number; text: string }[]): Map<number, number | null> {
  const firsts: { n: number; shingles: Set<string> }[] = []
  return new Map(
    texts.map(({ n, text }) => {
      const shingles = shinglesOf(text)
      const same = firsts.find((first) => isSameText(first.shingles, shingles))
      if (!same) firsts.push({ n, shingles })
      return [n, same?.n ?? null]
    }),
  )
}
