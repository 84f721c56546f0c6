import { MOST_PIECES, SPEAKER_MAX_CHARS, type Piece, type Transcript } from './transcript.ts'

/** What is known of a piece before it is mended. */
export type RoughPiece = Partial<Piece> & { text: string }

/** A transcript that holds together, and what had to be done for that, in sentences. */
export type Mended = { transcript: Transcript; notes: string[] }

/** How long words last that say no end. */
const WORDS_A_SECOND = 2.5
const LONGEST_GUESS_S = 8
const LONGEST_TEXT = 20_000
const MOST_SECONDS = 360_000

/** One line without control characters and lone halves of signs. */
export const toLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .trim()
    .slice(0, LONGEST_TEXT)
    .toWellFormed()

/** How long it takes to say some words. */
export const guessLength = (text: string): number =>
  Math.min(LONGEST_GUESS_S, Math.max(0.5, text.split(' ').length / WORDS_A_SECOND))

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const toMs = (seconds: number) => Math.round(seconds * 1_000) / 1_000

/** Puts pieces in the order of time, takes out what is empty, and ends each where the next begins. */
export function mend(rough: readonly RoughPiece[], language: string | null = null): Mended {
  const counts = { untimed: 0, negative: 0, unsorted: 0, overlapping: 0, backwards: 0 }
  const kept = rough.slice(0, MOST_PIECES).flatMap((piece) => {
    const text = toLine(piece.text)
    if (text === '') return []
    if (!isTime(piece.startS) || piece.startS > MOST_SECONDS) {
      counts.untimed += 1
      return []
    }
    if (piece.startS < 0) counts.negative += 1
    const startS = toMs(Math.max(0, piece.startS))
    if (isTime(piece.endS) && piece.endS < piece.startS) counts.backwards += 1
    const isEnd = isTime(piece.endS) && piece.endS >= startS && piece.endS <= MOST_SECONDS
    const endS = toMs(isEnd ? (piece.endS as number) : startS + guessLength(text))
    return [toWhole(piece, text, startS, endS)]
  })
  kept.forEach((piece, n) => {
    if (n > 0 && piece.startS < kept[n - 1]!.startS) counts.unsorted += 1
  })
  const sorted = kept.toSorted((a, b) => a.startS - b.startS)
  const pieces = sorted.map((piece, n) => {
    const next = sorted[n + 1]
    if (!next || piece.endS <= next.startS) return piece
    if (isTime(rough[0]?.endS)) counts.overlapping += 1
    return { ...piece, endS: next.startS, words: within(piece.words, piece.startS, next.startS) }
  })
  return { transcript: { language, pieces }, notes: toNotes(counts, rough.length) }
}

function toWhole(piece: RoughPiece, text: string, startS: number, endS: number): Piece {
  const speaker = piece.speaker ? toLine(piece.speaker).slice(0, SPEAKER_MAX_CHARS).toWellFormed() || null : null
  return {
    startS,
    endS,
    text,
    speaker,
    confidence: toShare(piece.confidence),
    words: within(piece.words ?? [], startS, endS),
  }
}

const toShare = (value: unknown): number | null => (isTime(value) ? Math.min(1, Math.max(0, value)) : null)

/** Words stay in the order they were said and inside their piece. */
function within(words: Piece['words'], startS: number, endS: number): Piece['words'] {
  let at = startS
  return words.flatMap((word) => {
    if (!isTime(word.startS) || !isTime(word.endS)) return []
    const text = toLine(word.text)
    if (text === '') return []
    const from = toMs(Math.min(endS, Math.max(at, word.startS)))
    const to = toMs(Math.min(endS, Math.max(from, word.endS)))
    at = from
    return [{ text, startS: from, endS: to, confidence: toShare(word.confidence) }]
  })
}

function toNotes(counts: Record<string, number>, total: number): string[] {
  const { untimed = 0, negative = 0, unsorted = 0, overlapping = 0, backwards = 0 } = counts
  const say = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `1 piece ${one}` : `${count} pieces ${many}`]
  return [
    ...say(untimed, 'had no time and was left out.', 'had no time and were left out.'),
    ...say(
      negative,
      'began before the beginning and was moved there.',
      'began before the beginning and were moved there.',
    ),
    ...say(unsorted, 'was out of order and was put in its place.', 'were out of order and were put in their places.'),
    ...say(backwards, 'ended before it began; its end is a guess.', 'ended before they began; their ends are guesses.'),
    ...say(overlapping, 'reached into the next and was cut there.', 'reached into the next and were cut there.'),
    ...(total > MOST_PIECES ? [`Only the first ${MOST_PIECES} pieces were read.`] : []),
  ]
}
