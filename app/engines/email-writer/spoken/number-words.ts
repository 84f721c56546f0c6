import { readSpelledNumber } from '#app/engines/claim-ledger/figures/number-words.ts'
import { toKey, type Piece } from '../pieces.ts'

const NOT_A_NUMBER = /^(?:a|an|and|score|dozen)$/

/** The value of one number word ("nine", "twenty-two", "hundred"); null when it is none. */
export function readNumberWord(key: string): number | null {
  return key === '' || NOT_A_NUMBER.test(key) ? null : readSpelledNumber(key)
}

export const isNumberWord = (piece: Piece | undefined): boolean =>
  piece !== undefined && readNumberWord(toKey(piece)) !== null

const valueAt = (pieces: readonly Piece[], i: number): number | null => {
  const piece = pieces[i]
  const isApart = i > 0 && pieces[i - 1]?.tail !== ''
  return piece && !piece.lead && !isApart ? readNumberWord(toKey(piece)) : null
}

/** A number in words that begins at `index`: "two hundred and six", "twenty two", "a hundred and five". */
export function readCardinal(pieces: readonly Piece[], index: number): { value: number; length: number } | null {
  const article =
    /^an?$/.test(toKey(pieces[index])) && isScale(toKey(pieces[index + 1])) && !pieces[index]?.tail ? 1 : 0
  let end = index + article
  let total = 0
  let group: number | null = article ? 1 : null
  let lowest = Infinity
  for (;;) {
    const isJoined = toKey(pieces[end]) === 'and' && end > index && lowest >= 100 && !pieces[end]?.tail
    const at = isJoined && isSmall(valueAt(pieces, end + 1)) && !pieces[end - 1]?.tail ? end + 1 : end
    const value: number | null = at === index ? readNumberWord(toKey(pieces[at])) : valueAt(pieces, at)
    if (value === null) break
    const key = toKey(pieces[at])
    if (key === 'hundred') {
      if (group === null || group > 99) break
      group *= 100
      lowest = 100
    } else if (isScale(key)) {
      if (group === null) break
      total += group * value
      group = null
      lowest = value
    } else {
      const size = value >= 20 ? 10 : 1
      if (size * 10 > lowest || (lowest === 10 && value >= 10)) break
      group = (group ?? 0) + value
      lowest = value >= 20 && value % 10 === 0 ? 10 : 1
    }
    end = at + 1
  }
  if (end === index + article) return null
  return { value: total + (group ?? 0), length: end - index }
}

const isScale = (key: string) => /^(?:hundred|thousand|million|billion)$/.test(key)
const isSmall = (value: number | null) => value !== null && value < 100
