import { toChange } from './changes.ts'
import type { Change } from './letter.ts'
import { linkAt } from './clause-starts.ts'
import { cut, endsSentence, toKey, type Piece } from './pieces.ts'
import { CLAUSE_STARTS, OPEN_ENDS, PREPOSITIONS } from './words.ts'

export type Sentence = { pieces: readonly Piece[]; opensParagraph: boolean }

/** A sentence somebody typed with its own marks is left as it is up to this many words. */
const LONG_WORDS = 25
const SHORTEST = 3

/** Splits the words into sentences: at marks, at breaks, and where speech starts a new clause. */
export function toSentences(pieces: readonly Piece[]): { sentences: Sentence[]; changes: Change[] } {
  const changes: Change[] = []
  const sentences = splitAtMarks(pieces).flatMap((stretch): Sentence[] => {
    const opensParagraph = stretch[0]?.gap === 'paragraph'
    const isTyped = endsSentence(stretch.at(-1)) && stretch.length <= LONG_WORDS
    const parts = isTyped ? [stretch] : splitSpeech(stretch, changes)
    return parts.map((part, n) => ({ pieces: part, opensParagraph: opensParagraph && n === 0 }))
  })
  return { sentences, changes }
}

function splitAtMarks(pieces: readonly Piece[]): Piece[][] {
  const stretches: Piece[][] = []
  for (const [i, piece] of pieces.entries()) {
    const opens =
      i === 0 || endsSentence(pieces[i - 1]) || piece.isOpener || piece.gap === 'paragraph' || isLineBreak(pieces, i)
    if (opens) stretches.push([piece])
    else stretches.at(-1)?.push(piece)
  }
  return stretches
}

/** A line break ends a sentence only where the words do not run on across it. */
function isLineBreak(pieces: readonly Piece[], i: number): boolean {
  const piece = pieces[i]
  const previous = pieces[i - 1]
  if (piece?.gap !== 'line' || !previous) return false
  if (OPEN_ENDS.has(toKey(previous)) || PREPOSITIONS.has(toKey(previous)) || previous.tail === ',') return false
  const key = toKey(piece)
  if (/^(?:that|which|who|to|for|because|if|about|whether)$/.test(key)) return false
  return (
    /^\P{Ll}/u.test(piece.text) ||
    (CLAUSE_STARTS.has(key) && !PREPOSITIONS.has(key)) ||
    /^(?:please|also|can|could)$/.test(key)
  )
}

function splitSpeech(stretch: readonly Piece[], changes: Change[]): Piece[][] {
  const parts: Piece[][] = []
  let rest = [...stretch]
  for (let i = SHORTEST; i < rest.length - 1; i += 1) {
    const link = linkAt(rest, i)
    if (link === null) continue
    parts.push(closed(rest.slice(0, i)))
    if (link > 0) changes.push(toChange('filler', rest.slice(i, i + link), '', 'A new sentence needs no “and”.'))
    rest = link > 0 ? cut(rest, i, link).slice(i) : rest.slice(i)
    i = SHORTEST - 1
  }
  return [...parts, rest]
}

const closed = (part: Piece[]): Piece[] =>
  part.map((piece, n) => (n === part.length - 1 ? { ...piece, tail: piece.tail.replace(/[,;]+$/, '') } : piece))
