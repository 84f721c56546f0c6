import { keywordsOf } from '#app/engines/text-tools/keywords.ts'
import { STOP_WORDS, wordsIn } from '#app/engines/text-tools/stop-words.ts'
import { lengthOf, type Transcript } from './transcript.ts'

/** A stretch about one thing; its title is made of words that stand out in it. */
export type Chapter = { startS: number; endS: number; title: string }

const SHORTEST_S = 45
const MOST_CHAPTERS = 30
/** So many seconds before and after a place are compared. */
const WINDOW_S = 60
const TITLE_WORDS = 3
const WINDOW_PIECES = 60
/** A valley lies clearly below the usual likeness. */
const VALLEY_SHARE = 0.75

/**
 * Cuts a recording where its words change: the stretches before and after each pause are compared by the words they share, and the
 * deepest valleys become the beginnings of chapters. By rules, without a model.
 */
export function chaptersOf(transcript: Transcript): Chapter[] {
  const { pieces } = transcript
  const lengthS = lengthOf(transcript)
  if (pieces.length < 4 || lengthS < 2 * SHORTEST_S) return []
  const bags = pieces.map(({ text }) => toBag(text))
  const wanted = Math.min(MOST_CHAPTERS, Math.max(1, Math.round(lengthS / 180)))
  const valleys = pieces
    .map((piece, n) => ({
      n,
      atS: piece.startS,
      likeness: likenessAt(transcript, bags, n),
      pauseS: pauseBefore(transcript, n),
    }))
    .slice(1)
    .map((one) => ({ ...one, depth: one.likeness - one.pauseS / 20 }))
    .toSorted((a, b) => a.depth - b.depth)
  const usual = valleys.reduce((sum, { depth }) => sum + depth, 0) / valleys.length
  const cuts = [0]
  for (const { n, atS, depth } of valleys) {
    if (cuts.length > wanted || depth > usual * VALLEY_SHARE) break
    const isFree = cuts.every((cut) => Math.abs((pieces[cut]?.startS ?? 0) - atS) >= SHORTEST_S)
    if (isFree && lengthS - atS >= SHORTEST_S / 2) cuts.push(n)
  }
  const sorted = cuts.toSorted((a, b) => a - b)
  return sorted.map((from, n) => {
    const to = sorted[n + 1] ?? pieces.length
    const said = pieces
      .slice(from, to)
      .map(({ text }) => text)
      .join('. ')
    return { startS: n === 0 ? 0 : pieces[from]!.startS, endS: pieces[to]?.startS ?? lengthS, title: toTitle(said, n) }
  })
}

const pauseBefore = ({ pieces }: Transcript, n: number): number =>
  Math.min(4, Math.max(0, pieces[n]!.startS - (pieces[n - 1]?.endS ?? 0)))

const toBag = (text: string): string[] =>
  wordsIn(text.toLowerCase()).filter((word) => word.length > 2 && !STOP_WORDS.has(word))

/** How much the words before and after a piece are the same, from 0 to 1. */
function likenessAt({ pieces }: Transcript, bags: readonly string[][], at: number): number {
  const place = pieces[at]!.startS
  const isNear = (n: number, from: number) => n >= 0 && n < pieces.length && Math.abs(n - from) < WINDOW_PIECES
  const gather = (from: number, step: 1 | -1) => {
    const counts = new Map<string, number>()
    for (let n = from; isNear(n, from) && Math.abs(pieces[n]!.startS - place) <= WINDOW_S; n += step)
      for (const word of bags[n]!) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }
  const [before, after] = [gather(at - 1, -1), gather(at, 1)]
  let shared = 0
  for (const [word, count] of before) shared += count * (after.get(word) ?? 0)
  const norm = (counts: Map<string, number>) =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0))
  return shared / (norm(before) * norm(after) || 1)
}

function toTitle(said: string, n: number): string {
  const words = keywordsOf(said.slice(0, 20_000), TITLE_WORDS).map(({ words: found }) => found)
  return words.length > 0 ? words.join(', ') : `Part ${n + 1}`
}
