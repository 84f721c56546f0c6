import { toChange, type Draft } from '../changes.ts'
import { cut, isLoose, phraseAt, toKey, type Piece } from '../pieces.ts'
import { listOf } from '../words.ts'

/** Said twice these are a stumble; "that that", "had had" or "very very" can be meant. */
const STUMBLES = listOf(
  "the a an i we he she they my our their and but if because would could should i'm we're i've with for from",
)
/** A doubled stretch of words is a stumble when it begins like a clause or a phrase. */
const STRETCH_STARTS = listOf(
  "i we he she they it you the a can could would will to in at on is there if when my our this we're i'm please",
)
/** In words. */
const LONGEST_STRETCH = 4

/** Takes out the first of two equal stretches of words. */
export function dropRepeats(draft: Draft): Draft {
  let { pieces } = draft
  const changes = [...draft.changes]
  for (let i = 0; i < pieces.length;) {
    const length = [4, 3, 2, 1].find((each) => isRepeated(pieces, i, each))
    if (!length) {
      i += 1
      continue
    }
    changes.push(toChange('repeat', pieces.slice(i, i + length), '', 'Said twice, written once.'))
    pieces = cut(pieces, i, length)
    i = Math.max(0, i - LONGEST_STRETCH)
  }
  return { pieces, changes }
}

function isRepeated(pieces: readonly Piece[], i: number, length: number): boolean {
  if (toKey(pieces[i]) !== toKey(pieces[i + length])) return false
  const first = pieces.slice(i, i + length)
  const again = pieces.slice(i + length, i + 2 * length)
  if (again.length < length || phraseAt(first, 0, length) !== phraseAt(again, 0, length)) return false
  if (!first.every((piece) => isLoose(piece) && /^,?$/.test(piece.tail))) return false
  if (again.some(({ gap, lead }) => gap !== 'none' || lead)) return false
  const words = first.map(toKey)
  if (length === 1) return STUMBLES.has(words[0] ?? '')
  return STRETCH_STARTS.has(words[0] ?? '') && new Set(words).size > 1
}
