import { readOrdinal } from '#app/engines/claim-ledger/figures/number-words.ts'
import { toChange, type Draft } from '../changes.ts'
import { readCardinal, readNumberWord } from './number-words.ts'
import { isLoose, phraseAt, toKey, type Piece } from '../pieces.ts'
import { listOf, MONTHS, WEEKDAYS } from '../words.ts'

/** Numbers up to this one are written in words, as people do in letters. */
const LAST_WORD = 12
const YEAR_FIRST = listOf('nineteen twenty')
const TIME_BEFORE = listOf('at by before after until till from to around about for past')
const YEAR_BEFORE = listOf('in since of until by from year')
const UNITS = listOf(
  'pound pounds quid dollar dollars euro euros cent cents pence percent percentage kilo kilos kg kilometre kilometres metre ' +
    'metres meter meters mile miles degree degrees am pm a.m. p.m.',
)
/** A telephone number or a code has at least this many digits. */
const CODE_DIGITS = 4

type Written = { length: number; text: string }

/** Numbers, times, dates and codes said in words, in the figures people write. Where the words could mean two things they stay. */
export function toFigures(draft: Draft): Draft {
  let { pieces } = draft
  const changes = [...draft.changes]
  for (let i = 0; i < pieces.length; i += 1) {
    const written = codeAt(pieces, i) ?? dateAt(pieces, i) ?? numberAt(pieces, i)
    if (!written) continue
    const gone = pieces.slice(i, i + written.length)
    const last = gone.at(-1)
    const first = gone[0]
    if (!first || !last || !gone.every(isLoose)) continue
    changes.push(toChange('number', gone, written.text, 'The same number, in figures.'))
    const piece: Piece = { ...first, text: written.text, tail: last.tail, end: last.end }
    pieces = [...pieces.slice(0, i), piece, ...pieces.slice(i + written.length)]
  }
  return { pieces, changes }
}

const digitOf = (key: string): string | null => {
  if (key === 'oh') return '0'
  const value = readNumberWord(key)
  return value !== null && value < 10 ? String(value) : /^\d+$/.test(key) ? key : null
}

/** "oh seven seven double nine": single digits in a row. */
function codeAt(pieces: readonly Piece[], i: number): Written | null {
  let digits = ''
  let at = i
  while (at < pieces.length && (at === i || pieces[at - 1]?.tail === '')) {
    const times = /^double$/.test(toKey(pieces[at])) ? 2 : /^triple$/.test(toKey(pieces[at])) ? 3 : 1
    const digit = digitOf(toKey(pieces[at + (times > 1 ? 1 : 0)]))
    if (digit === null || (times > 1 && digit.length > 1)) break
    digits += digit.repeat(times)
    at += times > 1 ? 2 : 1
  }
  const isSpoken = pieces.slice(i, at).some((piece) => !/^\d+$/.test(piece.text))
  return digits.length >= CODE_DIGITS && at - i >= CODE_DIGITS - 1 && isSpoken ? { length: at - i, text: digits } : null
}

function numberAt(pieces: readonly Piece[], i: number): Written | null {
  const first = readCardinal(pieces, i)
  if (!first || isInsideRun(pieces, i)) return null
  const end = i + first.length
  const second = pieces[end - 1]?.tail === '' ? readCardinal(pieces, end) : null
  const previous = toKey(pieces[i - 1])
  if (second) return pairAt(pieces, i, first, second)
  const minutes = toKey(pieces[end]) === 'oh' ? readCardinal(pieces, end + 1) : null
  if (minutes && minutes.length === 1 && minutes.value < 10 && first.value <= 12 && TIME_BEFORE.has(previous)) {
    return { length: first.length + 2, text: `${first.value}:0${minutes.value}` }
  }
  const isMeasured = UNITS.has(toKey(pieces[end])) || phraseAt(pieces, end, 2) === 'per cent'
  const isRound = /^an?$/.test(toKey(pieces[i])) && first.length === 2
  const isOpening = i === 0 && !isMeasured
  if (isRound || isOpening || first.value >= 1e6 || (first.value <= LAST_WORD && !isMeasured)) return null
  return { length: first.length, text: first.value >= 1000 ? first.value.toLocaleString('en-GB') : String(first.value) }
}

const isInsideRun = (pieces: readonly Piece[], i: number) =>
  i > 0 &&
  pieces[i - 1]?.tail === '' &&
  (readNumberWord(toKey(pieces[i - 1])) !== null || /^(?:point|oh|double|triple)$/.test(toKey(pieces[i - 1])))

/** Two numbers side by side: a time of day or a year where the words around them say so. */
function pairAt(
  pieces: readonly Piece[],
  i: number,
  first: { value: number; length: number },
  second: { value: number; length: number },
): Written | null {
  const length = first.length + second.length
  const previous =
    toKey(pieces[i - 1])
      .split(' ')
      .at(-1) ?? ''
  const next = toKey(pieces[i + length])
  if (pieces[i + length - 1]?.tail === '' && readCardinal(pieces, i + length)) return null
  const isHour = first.length === 1 && first.value >= 1 && first.value <= 12 && second.value >= 10 && second.value < 60
  const isTold =
    TIME_BEFORE.has(previous) || /^(?:am|pm|a\.m\.|p\.m\.|tomorrow|today|tonight)$/.test(next) || WEEKDAYS.has(next)
  if (isHour && isTold) return { length, text: `${first.value}:${second.value}` }
  const isYear = YEAR_FIRST.has(toKey(pieces[i])) && first.length === 1 && second.value >= 10 && second.value < 100
  return isYear && (YEAR_BEFORE.has(previous) || MONTHS.has(previous))
    ? { length, text: `${first.value}${second.value}` }
    : null
}

/** "the fifth of May", "May the fifth". */
function dateAt(pieces: readonly Piece[], i: number): Written | null {
  const the = toKey(pieces[i]) === 'the' ? 1 : 0
  const day = ordinalAt(pieces, i + the)
  if (day && toKey(pieces[i + the + day.length]) === 'of' && isMonth(pieces[i + the + day.length + 1])) {
    const month = pieces[i + the + day.length + 1]?.text ?? ''
    return { length: the + day.length + 2, text: `${day.value} ${month}` }
  }
  if (!isMonth(pieces[i])) return null
  const skip = toKey(pieces[i + 1]) === 'the' ? 1 : 0
  const later = pieces[i]?.tail === '' ? ordinalAt(pieces, i + 1 + skip) : null
  return later && { length: 1 + skip + later.length, text: `${pieces[i]?.text ?? ''} ${later.value}` }
}

const isMonth = (piece: Piece | undefined) => MONTHS.has(toKey(piece)) && /^\p{Lu}/u.test(piece?.text ?? '')

function ordinalAt(pieces: readonly Piece[], i: number): (Written & { value: number }) | null {
  const key = toKey(pieces[i])
  const tens = key === 'twenty' ? 20 : key === 'thirty' ? 30 : 0
  const unit = tens ? readOrdinal(toKey(pieces[i + 1])) : null
  if (tens && unit && unit < 10) return { value: tens + unit, length: 2, text: '' }
  const value = /^\d/.test(key) ? null : readOrdinal(key)
  return value !== null && value >= 1 && value <= 31 ? { value, length: 1, text: '' } : null
}
