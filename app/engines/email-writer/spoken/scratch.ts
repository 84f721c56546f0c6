import { toChange } from '../changes.ts'
import type { Change } from '../letter.ts'
import { endsSentence, phraseAt, toKey, type Piece } from '../pieces.ts'
import { listOf } from '../words.ts'

/** Words after a slip was mended, and what was mended. */
export type Fixed = { pieces: readonly Piece[]; change: Change }

/** "Scratch that" takes back what was said since the last break, if that is near. */
const SCRATCH = new Set([
  'scratch that',
  'no scratch that',
  'strike that',
  'no strike that',
  'delete that last bit',
  'scratch that last bit',
])
const NOT_AFTER_SCRATCH = listOf('off from for on in out down surface itch one part line word and')
const ORDERS = listOf('to please you can could should not must will we i they')
/** In words. */
export const LONGEST_SCRATCH = 14

export function scratchAt(pieces: readonly Piece[], i: number): Fixed | null {
  const length = [4, 3, 2].find((n) => SCRATCH.has(phraseAt(pieces, i, n)))
  const next = pieces[i + (length ?? 0)]
  if (!length || !next || NOT_AFTER_SCRATCH.has(toKey(next)) || ORDERS.has(toKey(pieces[i - 1]))) return null
  const start = scratchStart(pieces, i, toKey(next))
  if (start === null) return null
  const gone = pieces.slice(start, i + length)
  if (!gone.every((piece) => !piece.lead)) return null
  const left = [
    ...pieces.slice(0, start),
    { ...next, gap: pieces[start]?.gap ?? 'none', isOpener: pieces[start]?.isOpener },
  ]
  return {
    pieces: [...left, ...pieces.slice(i + length + 1)],
    change: toChange('correction', gone, '', 'You took this back.'),
  }
}

function scratchStart(pieces: readonly Piece[], cue: number, next: string): number | null {
  for (let i = cue - 1; i >= Math.max(0, cue - LONGEST_SCRATCH); i -= 1) {
    const isBreak =
      i === 0 || pieces[i]?.gap !== 'none' || pieces[i]?.isOpener || (i < cue && endsSentence(pieces[i - 1]))
    if (toKey(pieces[i]) === next || isBreak) return i
  }
  return null
}
