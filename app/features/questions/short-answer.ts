import { toAnswerText, type SaidOfLedger } from '#app/kits/asking/panel/answer-text.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import { sentencesOf } from '#app/engines/english/sentences.ts'

const MOST_SENTENCES = 3
const MOST_CHARS = 600
const MOST_SOURCES = 4
const WEIGHTS = { typed: 0, exact: 1, closest: 2 } as const
const WEIGHT_OF_MODELS = 3

/** At most three sentences of what the panel agreed on, in the voices' own words. */
export function toShortAnswer(ledger: SaidOfLedger, seats: readonly SeatResult[]): string {
  const text = withoutMarks(toAnswerText(ledger, seats))
  const chosen: string[] = []
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end).replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\p{N}]/u.test(sentence)) continue
    const chars = chosen.join(' ').length + sentence.length
    if (chosen.length > 0 && chars > MOST_CHARS) break
    chosen.push(cutAt(sentence, MOST_CHARS))
    if (chosen.length === MOST_SENTENCES) break
  }
  return chosen.join(' ')
}

/** Markdown's marks out of a text that is shown as plain words. */
const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*•])[ \t]+/gm, '')
    .replace(/(\*\*|__|`)/g, '')

function cutAt(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

/** What the voices named, those with the firmest ground first, each once. */
export function toSources(seats: readonly SeatResult[]): Source[] {
  const weightOf = ({ weight }: SeatResult) => (weight ? WEIGHTS[weight] : WEIGHT_OF_MODELS)
  const all = seats
    .filter(({ state }) => state === 'answered')
    .toSorted((a, b) => weightOf(a) - weightOf(b))
    .flatMap(({ sources }) => sources)
  const isFirst = (source: Source, n: number) =>
    all.findIndex(({ title, quote }) => title === source.title && quote === source.quote) === n
  return all.filter(isFirst).slice(0, MOST_SOURCES)
}
