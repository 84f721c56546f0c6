import { sentencesOf } from '#app/engines/english/sentences.ts'
import { monthNames, weekdayNames } from '#app/engines/english/english.ts'
import type { Piece, Transcript } from './transcript.ts'

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()

/** The pieces that hold all the words of a query, with their places. */
export function findPieces({ pieces }: Transcript, query: string, most: number): { piece: Piece; n: number }[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found: { piece: Piece; n: number }[] = []
  for (const [n, piece] of pieces.entries()) {
    const text = fold(piece.text)
    if (words.every((word) => text.includes(word))) found.push({ piece, n })
    if (found.length === most) break
  }
  return found
}

/** Something that was said, with the second at which it was. */
export type Said = { startS: number; text: string }
export type Findings = { questions: Said[]; tasks: Said[]; dates: Said[]; numbers: Said[] }

const MOST_EACH = 40
const LONGEST = 300
const OPENS_QUESTION =
  /^(?:(?:so|and|but|okay|well),? )?(?:who|what|when|where|why|how|which|whose|do you|does|did you|can|could|would|will you|is there|are there|should we|have you)\b/i
const TASK =
  /\b(?:(?:i|we|you|they)(?: will|'ll| need to| have to| must| should| are going to)|let's|please|don't forget|remember to|make sure|action item|to-?do|follow up)\b/i
const DATE = new RegExp(
  `\\b(?:(?:${weekdayNames.join('|')}|${monthNames.join('|')}|tomorrow|tonight|deadline)\\b` +
    `|next (?:week|month|year)\\b|by the end of\\b|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d{2}-\\d{2})`,
  'i',
)
const NUMBER =
  /(?:[$€£]\s?\d|\d[\d.,]*\s?(?:%|percent|euros?|dollars?|pounds?|million|billion|thousand|km|kg|hours?|minutes?|people)\b)/i

/** Questions, tasks, days and figures that were said, by the words that give them away. By rules; it misses some. */
export function findingsOf({ pieces }: Transcript): Findings {
  const found: Findings = { questions: [], tasks: [], dates: [], numbers: [] }
  const add = (list: Said[], said: Said) => void (list.length < MOST_EACH && list.push(said))
  for (const { startS, text } of pieces) {
    for (const sentence of sentencesSaid(text.slice(0, 4_000))) {
      const said = { startS, text: sentence.slice(0, LONGEST).toWellFormed() }
      if (said.text.length < 4) continue
      if (said.text.endsWith('?') || (!/[.!]$/.test(said.text) && OPENS_QUESTION.test(said.text)))
        add(found.questions, said)
      else if (TASK.test(said.text)) add(found.tasks, said)
      if (DATE.test(said.text)) add(found.dates, said)
      if (NUMBER.test(said.text)) add(found.numbers, said)
    }
  }
  return found
}

/** What was said is often written without capitals: each sentence is found as if it began with one. */
function sentencesSaid(text: string): string[] {
  const begun = text.replace(/([.!?]\s)(\p{Ll})/gu, (all, end: string, letter: string) => {
    const capital = letter.toUpperCase()
    return capital.length === letter.length ? end + capital : all
  })
  return sentencesOf(begun).map(({ start, end }) => text.slice(start, end))
}
