import type { Draft } from '../changes.ts'
import { endsSentence, isLoose, phraseAt, spanOf, toKey, toText, type Piece } from '../pieces.ts'
import { LONGEST_SCRATCH, scratchAt, type Fixed } from './scratch.ts'
import { slotAt, slotBefore, type Slot } from '../slots.ts'
import { listOf, PREPOSITIONS } from '../words.ts'

/** Said between a slip and what was meant. The strong ones mean nothing else. */
const STRONG = new Set([
  'no wait no',
  'no no wait',
  'no wait sorry',
  'no wait',
  'wait no',
  'oh wait no',
  'oh wait',
  'oh no wait',
  'wait sorry',
  'no sorry',
  'sorry no',
  'oh sorry',
  'sorry i mean',
  'sorry i meant',
  'i mean',
  'i meant',
  'no i mean',
  'no i meant',
  'or rather',
  'make that',
  'no make that',
  'no actually',
  'actually no',
  'no scratch that',
  'scratch that',
  'correction',
  'no correction',
  'no no no',
  'no no',
  'wait i mean',
  'well i mean',
  'or i mean',
])
/** These also mean something else, so what was meant must follow at once. */
const WEAK = new Set(['no', 'sorry', 'actually', 'rather', 'wait'])
const CUE_STARTS: ReadonlySet<string> = new Set([...STRONG, ...WEAK].map((cue) => cue.split(' ')[0] ?? ''))
/** How far before a strong cue the slip may stand, in words. */
const REACH = 3
/** Words that show a new clause has begun between the slip and the cue. */
const CLAUSE_WORDS = listOf(
  'i you we he she they it can could would will please is are was were do does did and but so if when because',
)
const WHY = 'You corrected yourself.'

/** Puts what was meant where the slip was: "on Tuesday, no wait, Thursday". */
export function correct(draft: Draft): Draft {
  let { pieces } = draft
  const changes = [...draft.changes]
  for (let i = 1; i < pieces.length; i += 1) {
    const fixed = fixAt(pieces, i) ?? scratchAt(pieces, i)
    if (!fixed) continue
    pieces = fixed.pieces
    changes.push(fixed.change)
    i = Math.max(0, i - LONGEST_SCRATCH)
  }
  return { pieces, changes }
}

function fixAt(pieces: readonly Piece[], i: number): Fixed | null {
  const cue = cueAt(pieces, i)
  const previous = pieces[i - 1]
  if (!cue || !previous || /[?!]/.test(previous.tail) || (!cue.isStrong && endsSentence(previous))) return null
  const from = i + cue.length
  for (let prefix = 0; prefix <= 2; prefix += 1) {
    const meant = slotAt(pieces, from + prefix)
    if (!meant) continue
    const slip = slipBefore(pieces, i, meant, cue.isStrong)
    if (!slip || !isPrefixFit(pieces, from, prefix, slip.start)) continue
    if (isPair(pieces, from + prefix + meant.length, 1) && isPair(pieces, slip.start - 1, -1)) return null
    if (meant.kind === 'name' && !cue.isStrong && !(toKey(pieces[i]) === 'no' && previous.tail === ',')) return null
    return replace(pieces, i, { slip, from, prefix, meant })
  }
  return null
}

function cueAt(pieces: readonly Piece[], i: number): { length: number; isStrong: boolean } | null {
  if (!CUE_STARTS.has(toKey(pieces[i]))) return null
  for (let length = Math.min(4, pieces.length - i); length > 0; length -= 1) {
    const words = phraseAt(pieces, i, length)
    const isStrong = STRONG.has(words)
    if (!isStrong && !WEAK.has(words)) continue
    const stretch = pieces.slice(i, i + length)
    if (!stretch.every(isLoose)) continue
    if (isStrong || !/[.?!]/.test(stretch[0]?.tail ?? '')) return { length, isStrong }
  }
  return null
}

/** "Between nine and ten, I mean ten and eleven" corrects two at once: that stays as it was said. */
function isPair(pieces: readonly Piece[], i: number, step: 1 | -1): boolean {
  if (!/^(?:and|or|to|till|until)$/.test(toKey(pieces[i]))) return false
  return (step === 1 ? slotAt(pieces, i + 1) : slotBefore(pieces, i)) !== null
}

type Slip = { start: number; length: number }

function slipBefore(pieces: readonly Piece[], cue: number, meant: Slot, isStrong: boolean): Slip | null {
  for (let back = 0; back <= (isStrong ? REACH : 0); back += 1) {
    const end = cue - back
    const between = pieces.slice(end, cue)
    if (between.some((piece, n) => CLAUSE_WORDS.has(toKey(piece)) || (n < between.length - 1 && endsSentence(piece))))
      return null
    if (back > 0 && /[.?!]/.test(pieces[end - 1]?.tail ?? '')) return null
    const slot = slotBefore(pieces, end)
    if (slot?.kind === meant.kind) return { start: end - slot.length, length: slot.length }
  }
  return null
}

/** Between the cue and what was meant only small words may stand: the ones before the slip again, or a preposition. */
function isPrefixFit(pieces: readonly Piece[], from: number, prefix: number, slip: number): boolean {
  return pieces.slice(from, from + prefix).every((piece, n) => {
    const key = toKey(piece)
    const isAgain = key === toKey(pieces[slip - prefix + n])
    return isLoose(piece) && piece.tail === '' && (isAgain || PREPOSITIONS.has(key) || key === 'the')
  })
}

type Plan = { slip: Slip; from: number; prefix: number; meant: Slot }

function replace(pieces: readonly Piece[], cue: number, { slip, from, prefix, meant }: Plan): Fixed {
  const isAgain = phraseAt(pieces, slip.start - prefix, prefix) === phraseAt(pieces, from, prefix)
  const isOtherPreposition = prefix === 1 && !isAgain && PREPOSITIONS.has(toKey(pieces[slip.start - 1]))
  const start = isOtherPreposition ? slip.start - 1 : slip.start
  const meantFrom = isAgain ? from + prefix : from
  const meantEnd = from + prefix + meant.length
  const said = pieces.slice(meantFrom, meantEnd)
  const between = pieces.slice(slip.start + slip.length, cue)
  const echo = phraseAt(pieces, meantEnd, between.length) === phraseAt(between, 0, between.length) ? between.length : 0
  const slipped = pieces.slice(start, slip.start + slip.length)
  const end = meantEnd + echo
  const rest = [
    ...pieces.slice(0, start),
    ...settle(said, pieces[start], between),
    ...between.map(withoutMark),
    ...pieces.slice(end),
  ]
  const closing = pieces[end - 1]?.tail ?? ''
  const last = start + said.length + between.length - 1
  const kept = rest[last]
  if (kept) rest[last] = { ...kept, tail: closing }
  const cueWords = pieces.slice(cue, meantFrom)
  const spans = [spanOf(slipped), spanOf(cueWords), ...(echo ? [spanOf(pieces.slice(meantEnd, end))] : [])]
  const from_ = toText([...slipped, ...between, ...cueWords]).replace(/[,.]+$/, '')
  return {
    pieces: rest,
    change: { kind: 'correction', spans, from: from_, to: toText(said).replace(/[,.?!]+$/, ''), why: WHY },
  }
}

const withoutMark = (piece: Piece): Piece => ({ ...piece, tail: piece.tail.replace(/[.,]+$/, '') })

function settle(said: readonly Piece[], slipFirst: Piece | undefined, between: readonly Piece[]): Piece[] {
  return said.map((piece, n) => ({
    ...piece,
    gap: n === 0 ? (slipFirst?.gap ?? 'none') : piece.gap,
    isOpener: n === 0 ? slipFirst?.isOpener : piece.isOpener,
    tail: n === said.length - 1 && between.length > 0 ? '' : piece.tail,
  }))
}
