import type { LedgerAnswer } from '../claims.ts'
import type { AskedAnswer, AskedPosition, LedgerClaim, Voice } from '../record.ts'
import { isDangling } from '../relate/standing-alone.ts'
import { isBareYesOrNo } from '../segment/yes-or-no.ts'
import { SENTENCE_CHARS } from '../bounds.ts'
import { isSentence } from '../segment/clause.ts'
import { endsSentence } from '../segment/segment.ts'
import { compareText, toPlainText } from '../text/text.ts'

/** What stands first in a merged answer: each side on a question of yes or no in whole sentences of one who takes it. */
export type Lead = { sides: LeadSide[]; speaking: number }
export type LeadSide = { value: string; voices: number; words: string | null; quotes: Voice[] }

/** Longer passages are read in their answer. */
const MOST_CHARS = 320

/**
 * The sides on a question of yes or no, with words of theirs, and the one figure or date that several answer with where no row
 * tells it; null where nothing of the kind is asked or one voice alone answers.
 */
export function leadOf(
  asked: AskedAnswer | null,
  answers: readonly LedgerAnswer[],
  speaking: number,
  shared: readonly Pick<LedgerClaim, 'support' | 'voices'>[] = [],
): Lead | null {
  if (!asked || speaking < 2) return null
  if (
    asked.kind !== 'yes or no' &&
    (asked.positions.length > 1 || asked.positions[0]!.seats.length < 2 || isToldIn(asked, shared))
  )
    return null
  return {
    speaking,
    sides: asked.positions.map((position) => ({
      value: asked.kind === 'yes or no' ? position.value.toLowerCase() : position.value,
      voices: position.seats.length,
      words: wordsOf(position, answers),
      quotes: position.quotes,
    })),
  }
}

/** Whether a row that several share tells the one answer already. */
const isToldIn = ({ positions }: AskedAnswer, rows: readonly Pick<LedgerClaim, 'support' | 'voices'>[]): boolean =>
  rows.some(
    ({ support, voices }) =>
      support.length > 1 &&
      positions[0]!.quotes.some(({ seat, start }) =>
        voices.some((voice) => voice.seat === seat && voice.start === start),
      ),
  )

/** The passage of one seat that says most in least: its condition before a yes or no without one, a whole sentence before a bare one. */
function wordsOf({ quotes, condition }: AskedPosition, answers: readonly LedgerAnswer[]): string | null {
  const passages = quotes.flatMap((quote) => passageOf(quote, answers) ?? [])
  const worth = (text: string): number =>
    (condition !== null && text.toLowerCase().includes(condition.toLowerCase()) ? 4 : 0) +
    (isDangling(text) ? 0 : 2) +
    (isBareYesOrNo(text) ? 0 : 1) +
    (isSentence(text) ? 1 : 0)
  const [best] = passages.toSorted((x, y) => worth(y) - worth(x) || x.length - y.length || compareText(x, y))
  return best === undefined || isBareYesOrNo(best) ? null : best
}

const SENTENCE_END = /[.!?](?:["'”’)\]]|\*\*)*(?=\s|$)/g

/** The whole sentence a quote opens or stands in, a bare yes or a "Not for all" with the one behind it, as one span of the answer. */
function passageOf({ seat, quote, start, end }: Voice, answers: readonly LedgerAnswer[]): string | null {
  const raw = answers.find((answer) => answer.seat === seat && answer.text.slice(start, end) === quote)?.text
  if (raw === undefined) return null
  const line = { start: raw.lastIndexOf('\n', start) + 1, end: endOfLine(raw, end) }
  const ends = endsOf(toPlainText(raw.slice(line.start, line.end))).map((at) => line.start + at)
  const from = ends.findLast((at) => at <= start) ?? line.start
  const own = ends.find((at) => at >= end) ?? line.end
  const next = ends.find((at) => at > own) ?? line.end
  const sentence = toWords(raw.slice(from, own))
  const both = toWords(raw.slice(from, next))
  const isOpen = isBareYesOrNo(sentence) || /^not\b/i.test(sentence)
  const passage = isOpen && both.length <= MOST_CHARS && isWhole(both) ? both : sentence
  return passage.length <= MOST_CHARS && isWhole(passage) ? passage : null
}

/** Where the sentences of a line end. */
const endsOf = (line: string): number[] =>
  [...line.matchAll(SENTENCE_END)].flatMap(({ index, 0: stop }) => {
    const end = index + stop.length
    const before = line.slice(Math.max(0, end - SENTENCE_CHARS), end)
    return stop.startsWith('.') && !endsSentence(before, line.slice(end, end + SENTENCE_CHARS).trimStart()) ? [] : [end]
  })

const endOfLine = (raw: string, from: number): number => {
  const at = raw.indexOf('\n', from)
  return at < 0 ? raw.length : at
}

/** A line that leads in to a list says nothing without it. */
const isWhole = (text: string): boolean => text !== '' && !/:$/.test(text)

/** Without marks of a list, a heading or of stress. */
const toWords = (text: string): string =>
  text
    .replace(/^\s*(?:[-*+•]|\d+[.)]|#+|>)\s+/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
