import { readOrdinal } from '#app/engines/claim-ledger/figures/number-words.ts'
import { toBody, type Letter } from './letter.ts'
import { readCardinal, readNumberWord } from './spoken/number-words.ts'
import { endsSentence, toKey, toPieces, toText, type Piece } from './pieces.ts'
import { isNameLike } from './slots.ts'
import { listOf, MONTHS, NEAR_DAYS, UNSURE_MONTHS, WEEKDAYS } from './words.ts'

/** Something named that must survive: a name, a number, a day or an address. `key` is the same for every way to write it. */
export type Fact = { kind: 'name' | 'number' | 'day' | 'address'; text: string; key: string }

export type FactCheck = {
  /** What was said, and how the letter writes it. */
  kept: readonly (Fact & { written: string })[]
  /** Taken back by the speaker, or said only to set the tone. */
  leftOut: readonly Fact[]
  lost: readonly Fact[]
  invented: readonly Fact[]
}

/** Everything named in a text. It reads the words anew and knows nothing of how a letter is made. */
export function findFacts(text: string): Fact[] {
  const pieces = toPieces(text).filter((piece) => !/^(?:um+|uh+|uhm|er|erm|hmm?|mm+)$/.test(toKey(piece)))
  const facts: Fact[] = []
  for (let i = 0; i < pieces.length;) {
    const found = factAt(pieces, i)
    if (found) facts.push(found.fact)
    i += found?.length ?? 1
  }
  return facts
}

type Found = { fact: Fact; length: number }

function factAt(pieces: readonly Piece[], i: number): Found | null {
  const piece = pieces[i]
  const key = toKey(piece)
  if (!piece) return null
  if (/@|:\/\/|^www\./.test(key)) return { fact: { kind: 'address', text: piece.text, key }, length: 1 }
  const bare = key.replace(/(?:'s|s')$/, '').replace(/(?<=day)s$/, '')
  if (WEEKDAYS.has(bare) || NEAR_DAYS.has(bare))
    return { fact: { kind: 'day', text: piece.text, key: bare }, length: 1 }
  if (MONTHS.has(key) && (!UNSURE_MONTHS.has(key) || isDated(pieces, i)))
    return { fact: { kind: 'day', text: piece.text, key }, length: 1 }
  const number = numberAt(pieces, i)
  if (number) return number
  const isOpening = i === 0 || endsSentence(pieces[i - 1]) || piece.gap !== 'none'
  if (isOpening || !isNameLike(piece)) return null
  let length = 1
  while (!pieces[i + length - 1]?.tail && pieces[i + length]?.gap === 'none' && isNameLike(pieces[i + length]))
    length += 1
  const text = toText(pieces.slice(i, i + length)).replace(/[^\p{L}]+$/u, '')
  return { fact: { kind: 'name', text, key: toNameKey(text) }, length }
}

/** A title may be written shorter than it was said. */
const toNameKey = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/^(?:mr|mrs|ms|miss|dr|doctor|mister|missus|professor|prof)\.? (?=\S)/, '')

function isDated(pieces: readonly Piece[], i: number): boolean {
  const around = [
    pieces[i - 1],
    pieces[i + 1],
    toKey(pieces[i + 1]) === 'the' ? pieces[i + 2] : undefined,
    toKey(pieces[i - 1]) === 'of' ? pieces[i - 2] : undefined,
  ]
  return around.some((piece) => piece && (readOrdinal(toKey(piece)) !== null || /^\d{1,2}$/.test(toKey(piece))))
}

/** Words that say what a number counts, and are read back with it. */
const UNITS = listOf(
  "am pm a.m p.m o'clock percent dollar dollars euro euros pound pounds cent cents franc francs yen minutes hours days weeks months years",
)

/** All digits of numbers that stand side by side: "nine thirty" and "9:30" are both 930. */
function numberAt(pieces: readonly Piece[], i: number): Found | null {
  let digits = ''
  let at = i
  while (at < pieces.length && (at === i || /^$/.test(pieces[at - 1]?.tail ?? ''))) {
    const read = readPart(pieces, at)
    if (!read) break
    digits += read.digits
    at += read.length
  }
  const hasUnit = at > i && pieces[at - 1]?.tail === '' && UNITS.has(toKey(pieces[at]).replace(/\.$/, ''))
  const toWords = (end: number) =>
    pieces
      .slice(i, end)
      .map((piece) => piece.text)
      .join(' ')
  const isPronoun = /^(?:one|ones)$/i.test(toWords(at))
  if (at === i || !digits || isPronoun) return null
  return { fact: { kind: 'number', text: toWords(hasUnit ? at + 1 : at), key: digits }, length: at - i }
}

function readPart(pieces: readonly Piece[], i: number): { digits: string; length: number } | null {
  const key = toKey(pieces[i])
  const times = key === 'double' ? 2 : key === 'triple' ? 3 : 0
  const repeated = times ? readNumberWord(toKey(pieces[i + 1])) : null
  if (repeated !== null && repeated < 10) return { digits: String(repeated).repeat(times), length: 2 }
  if (key === 'oh' && readNumberWord(toKey(pieces[i + 1])) !== null) return { digits: '0', length: 1 }
  if (/\d/.test(key)) return { digits: key.replace(/[^\d]/g, ''), length: 1 }
  const day = dayAt(pieces, i)
  if (day) return day
  const cardinal = readCardinal(pieces, i)
  return cardinal && { digits: String(cardinal.value), length: cardinal.length }
}

/** An ordinal counts as a number only beside a month. */
function dayAt(pieces: readonly Piece[], i: number): { digits: string; length: number } | null {
  const tens = /^(?:twenty|thirty)$/.test(toKey(pieces[i])) ? (readNumberWord(toKey(pieces[i])) ?? 0) : 0
  const unit = readOrdinal(toKey(pieces[tens ? i + 1 : i]))
  if (unit === null || unit + tens > 31 || (tens > 0 && unit > 9)) return null
  const length = tens ? 2 : 1
  const previous = toKey(pieces[i - 1]) === 'the' ? toKey(pieces[i - 2]) : toKey(pieces[i - 1])
  const next = toKey(pieces[i + length]) === 'of' ? toKey(pieces[i + length + 1]) : toKey(pieces[i + length])
  return MONTHS.has(previous) || MONTHS.has(next) ? { digits: String(unit + tens), length } : null
}

const hasWord = (text: string, key: string) =>
  new RegExp(`(?<![\\p{L}\\d])${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'iu').test(
    text.replaceAll('’', "'"),
  )

/** Holds the letter against what was said: nothing named may be missing from it, and nothing new may be named in it. */
export function checkFacts(said: string, letter: Letter): FactCheck {
  const written = `${letter.subject}\n\n${toBody(letter)}`
  const before = findFacts(said)
  const after = findFacts(written)
  const isIn = (list: readonly Fact[], fact: Fact) => list.some(({ key }) => key === fact.key)
  const survives = (fact: Fact) => isIn(after, fact) || (fact.kind !== 'number' && hasWord(written, fact.key))
  const taken = letter.changes
    .filter(({ kind }) => kind === 'correction' || kind === 'aside')
    .flatMap(({ from }) => findFacts(`so ${from}`))
  const once = before.filter((fact, i) => before.findIndex(({ key }) => key === fact.key) === i)
  const kept = once
    .filter(survives)
    .map((fact) => ({ ...fact, written: after.find(({ key }) => key === fact.key)?.text ?? fact.text }))
  const leftOut = once.filter((fact) => !survives(fact) && isIn(taken, fact))
  const lost = once.filter((fact) => !survives(fact) && !isIn(taken, fact))
  const invented = after.filter((fact) => !isIn(before, fact) && !(fact.kind !== 'number' && hasWord(said, fact.key)))
  return { kept, leftOut, lost, invented }
}
