import { inOrder } from '#app/platform/values/pattern-parts.ts'

export type Span = { start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Where a full stop ends no sentence. */
const ABBREVIATION = inOrder(
  /(?:^|[\s("'“])/u,
  /(?:(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Lt|Sgt|Capt|Rev|Hon|Pres|Gov|Sen|Rep|Vol|Fig|Art|Inc|Ltd|Co|Corp|vs|etc|e\.g|i\.e|cf|al|approx|dept|est|Sra|Dra|Mme|M)|(?:\p{Lu}\.)*\p{Lu})\./u,
  /\s*$/u,
)
/** "No." stands before a number; alone it is an answer. */
const NUMBERED = /(?:^|[\s("'“])N[or]\.\s*$/u
/** So much of a sentence is looked at for an abbreviation at its end. */
const ABBREVIATION_CHARS = 60
/** Lists and headings are lines of their own; a line that long was only wrapped. */
const WRAPPED_LINE_CHARS = 55

/** The sentences of a text, each as its exact range without the blanks around it. */
export function sentencesOf(text: string): Span[] {
  return blocksOf(text).flatMap(({ start, end }) => {
    const spans: Span[] = []
    let from = start
    for (const { index, segment } of segmenter.segment(text.slice(start, end))) {
      const to = start + index + segment.length
      if (to < end && (endsAbbreviated(text, from, to) || /^\p{Ll}/u.test(text.slice(to, to + 2)))) continue
      const span = trimmed(text, from, to)
      if (span) spans.push(span)
      from = to
    }
    return spans
  })
}

function endsAbbreviated(text: string, from: number, to: number): boolean {
  const end = to - from > ABBREVIATION_CHARS ? `x${text.slice(to - ABBREVIATION_CHARS, to)}` : text.slice(from, to)
  return ABBREVIATION.test(end) || (NUMBERED.test(end) && /\d/.test(text.charAt(to)))
}

/** The sentences of a text as texts, each on one line. */
export const cutSentences = (text: string): string[] =>
  sentencesOf(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))

/** Runs of lines that belong together: a blank line, a short line or a line that begins a list item parts them. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = []
  let start = 0
  for (const { index } of text.matchAll(/\n/g)) {
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
    const next = text.slice(index + 1, index + 40)
    if (line.trim().length >= WRAPPED_LINE_CHARS && !/^\s*(?:\n|[-*•–#>]|\d{1,3}[.)]\s)/.test(next)) continue
    blocks.push({ start, end: index })
    start = index + 1
  }
  return [...blocks, { start, end: text.length }]
}

function trimmed(text: string, from: number, to: number): Span | null {
  const piece = text.slice(from, to)
  const start = from + (/^(?:\s|[-*•–#>]+\s)*/.exec(piece)?.[0].length ?? 0)
  const end = from + piece.trimEnd().length
  return end > start ? { start, end } : null
}
