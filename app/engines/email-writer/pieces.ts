import type { Span } from './letter.ts'

/** A word of what was said, with the marks that cling to it and its place in the source. */
export type Piece = Span & {
  text: string
  /** Marks before and after the word: opening quotes, commas, full stops. */
  lead: string
  tail: string
  /** What stood before it: nothing, a line break or an empty line. */
  gap: 'none' | 'line' | 'paragraph'
  /** A new sentence starts here, whatever the words say. */
  isOpener?: boolean
}

/** Words whose full stop belongs to them. */
const ABBREVIATION = /^(?:mr|mrs|ms|dr|prof|st|no|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|[a-z])\.$/i

/** Splits text at white space; marks at the edges of a word are kept apart from it. */
export function toPieces(text: string): Piece[] {
  let last = 0
  return [...text.matchAll(/\S+/g)].map((found) => {
    const start = found.index
    const chunk = found[0]
    const breaks = text.slice(last, start).split('\n').length - 1
    last = start + chunk.length
    const gap = start === 0 || breaks === 0 ? 'none' : breaks > 1 ? 'paragraph' : 'line'
    return { ...toParts(chunk), gap, start, end: last }
  })
}

function toParts(chunk: string): Pick<Piece, 'lead' | 'text' | 'tail'> {
  const lead = /^["'“‘([{<]*/.exec(chunk)?.[0] ?? ''
  const rest = chunk.slice(lead.length)
  const tail = /[.,;:!?…"'”’)\]}>]*$/.exec(rest)?.[0] ?? ''
  const text = rest.slice(0, rest.length - tail.length)
  if (!text) return { lead: '', text: chunk, tail: '' }
  const ownDot = tail.startsWith('.') && ABBREVIATION.test(`${text}.`) && !/^i$/i.test(text)
  return ownDot ? { lead, text: `${text}.`, tail: tail.slice(1) } : { lead, text, tail }
}

const keys = new WeakMap<Piece, string>()

/** The word as lists know it: small letters, straight apostrophe. */
export function toKey(piece: Piece | undefined): string {
  if (!piece) return ''
  const known = keys.get(piece)
  if (known !== undefined) return known
  const key = piece.text.toLowerCase().replaceAll('’', "'")
  keys.set(piece, key)
  return key
}

export const endsSentence = (piece: Piece | undefined): boolean => /[.?!…]/.test(piece?.tail ?? '')

/** A word that can be left out without tearing a quotation or a bracket apart. */
export const isLoose = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.lead === '' && /^[.,;:!?…]*$/.test(piece.tail)

export const toText = (pieces: readonly Piece[]): string =>
  pieces.map(({ lead, text, tail }) => `${lead}${text}${tail}`).join(' ')

/** After these words a comma that enclosed something left out has no work left. */
const LEANS_FORWARD =
  /^(?:is|are|was|were|am|be|been|the|a|an|of|to|for|with|in|on|at|by|that|and|but|so|because|since|until|if|or|it's|i'm|we're)$/

/** Takes `count` words out from `index`; their sentence marks and breaks pass to the neighbours. */
export function cut(pieces: readonly Piece[], index: number, count: number): Piece[] {
  const gone = pieces.slice(index, index + count)
  const before = pieces.slice(0, index)
  const after = pieces.slice(index + count)
  const previous = before.at(-1)
  const next = after[0]
  if (previous) before[before.length - 1] = { ...previous, tail: mergeTail(previous, gone.at(-1)) }
  if (next) {
    const gaps = [...gone, next].map(({ gap }) => gap)
    const gap = gaps.includes('paragraph') ? 'paragraph' : gaps.includes('line') ? 'line' : 'none'
    after[0] = { ...next, gap, isOpener: next.isOpener || gone.some(({ isOpener }) => isOpener) }
  }
  return [...before, ...after]
}

function mergeTail(previous: Piece, lastGone: Piece | undefined): string {
  const mark = /[.?!…]+/.exec(lastGone?.tail ?? '')?.[0]
  if (mark && !endsSentence(previous)) return previous.tail.replace(/[,;:]+$/, '') + mark
  const wasEnclosed = previous.tail === ',' && lastGone?.tail === ','
  return wasEnclosed && LEANS_FORWARD.test(toKey(previous)) ? '' : previous.tail
}

/** The words from `index` as one string of keys, for matching phrases. */
export function phraseAt(pieces: readonly Piece[], index: number, length: number): string {
  let phrase = ''
  for (let i = Math.max(0, index); i < Math.min(index + length, pieces.length); i += 1) {
    phrase += (phrase && ' ') + toKey(pieces[i])
  }
  return phrase
}

/** The longest of the phrases that stands at `index`, as its number of words; 0 when none does. */
export function matchPhrase(
  pieces: readonly Piece[],
  index: number,
  phrases: ReadonlySet<string>,
  longest = 5,
): number {
  for (let length = Math.min(longest, pieces.length - index); length > 0; length -= 1) {
    if (phrases.has(phraseAt(pieces, index, length)) && pieces.slice(index, index + length).every(isLoose))
      return length
  }
  return 0
}

/** From the first of the pieces to the last, in characters of the source. */
export function spanOf(pieces: readonly Piece[]): Span {
  return {
    start: Math.min(...pieces.map(({ start }) => start)),
    end: Math.max(...pieces.map(({ end }) => end)),
  }
}
