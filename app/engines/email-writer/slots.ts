import { readOrdinal } from '#app/engines/claim-ledger/figures/number-words.ts'
import { isNumberWord, readCardinal } from './spoken/number-words.ts'
import { toKey, type Piece } from './pieces.ts'
import { listOf, MONTHS, NEAR_DAYS, NEVER_NAMES, UNSURE_MONTHS, WEEKDAYS } from './words.ts'

/** What a word or two can be that somebody corrects: a day for a day, a number for a number, a name for a name. */
export type Slot = { kind: 'day' | 'number' | 'name'; length: number }

const isJoined = (pieces: readonly Piece[], from: number, to: number) =>
  pieces.slice(from, to - 1).every(({ tail }) => tail === '') &&
  pieces.slice(from + 1, to).every(({ lead }) => lead === '')

/** The longest day, date, time, number or name that begins at `index`. */
export function slotAt(pieces: readonly Piece[], index: number): Slot | null {
  const slot = dateAt(pieces, index) ?? timeAt(pieces, index) ?? nameAt(pieces, index)
  return slot && isJoined(pieces, index, index + slot.length) ? slot : null
}

const LONGEST_SLOT = 14

/** The slot that ends just before `end`. */
export function slotBefore(pieces: readonly Piece[], end: number): Slot | null {
  for (let length = Math.min(LONGEST_SLOT, end); length > 0; length -= 1) {
    const slot = slotAt(pieces.slice(0, end), end - length)
    if (slot?.length === length) return slot
  }
  return null
}

const isMonth = (key: string) => MONTHS.has(key)
const ordinalOf = (piece: Piece | undefined) => (piece ? readOrdinal(toKey(piece)) : null)

function dateAt(pieces: readonly Piece[], i: number): Slot | null {
  const key = toKey(pieces[i])
  const start = key === 'the' ? i + 1 : i
  const day = dayOfMonthAt(pieces, start)
  if (day) {
    const of = toKey(pieces[start + day]) === 'of' ? 1 : 0
    if (isMonth(toKey(pieces[start + day + of]))) return { kind: 'day', length: start - i + day + of + 1 }
  }
  if (isMonth(key)) {
    const the = toKey(pieces[i + 1]) === 'the' ? 1 : 0
    const length = dayOfMonthAt(pieces, i + 1 + the)
    if (length) return { kind: 'day', length: 1 + the + length }
    return UNSURE_MONTHS.has(key) && pieces[i]?.text === key ? null : { kind: 'day', length: 1 }
  }
  const isNear = /^(?:next|this)$/.test(key) ? 1 : 0
  const word = toKey(pieces[i + isNear]).replace(/s$/, '')
  if (WEEKDAYS.has(word) || (!isNear && NEAR_DAYS.has(word))) return { kind: 'day', length: isNear + 1 }
  return null
}

/** A day of the month in digits or words: "5th", "fifth", "twenty second", "5". */
function dayOfMonthAt(pieces: readonly Piece[], i: number): number {
  const key = toKey(pieces[i])
  if (/^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(key)) return 1
  if (/^(?:twenty|thirty)$/.test(key) && (ordinalOf(pieces[i + 1]) ?? 99) < 10) return 2
  const value = ordinalOf(pieces[i])
  return value !== null && value <= 31 ? 1 : 0
}

const DIGITS = /^[£$€]?\d[\d.,:]*(?:%|am|pm|k|kg|km|h)?$/
const HALVES = listOf("am pm a.m. p.m. noon midnight o'clock")

/** A time or a number; both are corrected by numbers ("at nine, I mean nine thirty"). */
function timeAt(pieces: readonly Piece[], i: number): Slot | null {
  const key = toKey(pieces[i])
  if (/^(?:noon|midnight)$/.test(key)) return { kind: 'number', length: 1 }
  if (/^(?:half|quarter)$/.test(key) && /^(?:past|to)$/.test(toKey(pieces[i + 1]))) {
    return readCardinal(pieces, i + 2) ? { kind: 'number', length: 3 } : null
  }
  let length = 0
  while (isNumberPart(pieces, i + length) && (length === 0 || pieces[i + length - 1]?.tail === ''))
    length += partLength(pieces, i + length)
  if (length === 0) return null
  return { kind: 'number', length: length + (HALVES.has(toKey(pieces[i + length])) ? 1 : 0) }
}

const isNumberPart = (pieces: readonly Piece[], i: number) => partLength(pieces, i) > 0

/** How many words one part of a spoken number takes: "twenty two", "oh", "double nine", "4471". */
function partLength(pieces: readonly Piece[], i: number): number {
  const key = toKey(pieces[i])
  if (DIGITS.test(key)) return 1
  if (/^(?:double|triple)$/.test(key)) return isNumberWord(pieces[i + 1]) ? 2 : 0
  if (key === 'oh') return isNumberWord(pieces[i - 1]) || isNumberWord(pieces[i + 1]) ? 1 : 0
  return readCardinal(pieces, i)?.length ?? 0
}

const TITLES = listOf('mr mrs ms miss dr doctor professor prof mr. mrs. ms. dr. mister')
const CAPITALISED = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u

export const isTitle = (piece: Piece | undefined): boolean => TITLES.has(toKey(piece))

/** A word written like a name: a capital, and no everyday word. */
export const isNameLike = (piece: Piece | undefined): boolean =>
  piece !== undefined && CAPITALISED.test(piece.text) && !NEVER_NAMES.has(toKey(piece))

function nameAt(pieces: readonly Piece[], i: number): Slot | null {
  let length = isTitle(pieces[i]) ? 1 : 0
  const start = length
  while (
    length < start + 3 &&
    isNameLike(pieces[i + length]) &&
    (length === start || pieces[i + length - 1]?.tail === '')
  )
    length += 1
  return length > start ? { kind: 'name', length } : null
}
