import { toChange, type Draft } from './changes.ts'
import type { Change, Tone } from './letter.ts'
import { phraseAt, toKey, type Piece } from './pieces.ts'
import { UNSURE_MONTHS, MONTHS, WEEKDAYS, listOf } from './words.ts'
import { toCapital } from './addressee.ts'
import { readOrdinal } from '#app/engines/claim-ledger/figures/number-words.ts'

/** Contractions people and recognisers write without their apostrophe, where nothing else is spelled so. */
export const bareContractions: ReadonlyMap<string, string> = new Map(
  "don't can't won't didn't doesn't isn't wasn't aren't weren't couldn't shouldn't wouldn't hasn't haven't hadn't I'm I've you're you've they're they've we've that's what's there's"
    .split(' ')
    .map((word): [string, string] => [word.toLowerCase().replace("'", ''), word]),
)

const spoken: ReadonlyMap<string, string> = new Map([
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['gotta', 'have to'],
  ['cos', 'because'],
  ['cuz', 'because'],
  ['coz', 'because'],
  ['dunno', 'do not know'],
  ['lemme', 'let me'],
  ['gimme', 'give me'],
  ['kinda', 'kind of'],
  ['sorta', 'sort of'],
])

const formal: ReadonlyMap<string, string> = new Map([
  ["i'm", 'I am'],
  ["i've", 'I have'],
  ["i'll", 'I will'],
  ["we're", 'we are'],
  ["we've", 'we have'],
  ["we'll", 'we will'],
  ["you're", 'you are'],
  ["you've", 'you have'],
  ["you'll", 'you will'],
  ["they're", 'they are'],
  ["they've", 'they have'],
  ["they'll", 'they will'],
  ["he'll", 'he will'],
  ["she'll", 'she will'],
  ["it'll", 'it will'],
  ["don't", 'do not'],
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["didn't", 'did not'],
  ["doesn't", 'does not'],
  ["isn't", 'is not'],
  ["wasn't", 'was not'],
  ["aren't", 'are not'],
  ["weren't", 'were not'],
  ["couldn't", 'could not'],
  ["shouldn't", 'should not'],
  ["wouldn't", 'would not'],
  ["hasn't", 'has not'],
  ["haven't", 'have not'],
  ["hadn't", 'had not'],
  ['thanks', 'thank you'],
  ['asap', 'as soon as possible'],
])
const SUBJECTS = listOf('i you we he she they it the this that')

/** Writes spoken forms the way they are written; the formal tone also writes contractions out. */
export function toWritten(draft: Draft, tone: Tone): Draft {
  const changes: Change[] = []
  const pieces = draft.pieces.map((piece, i) => {
    if (isFixed(piece)) return piece
    const cased = toCased(draft.pieces, i)
    const text = formalAt(draft.pieces, i, tone) ?? cased
    if (text === piece.text) return piece
    const isCaseOnly = text.toLowerCase().replace("'", '') === toKey(piece).replace("'", '')
    if (!isCaseOnly) changes.push(toChange('wording', [piece], text, toWhy(piece, tone)))
    return { ...piece, text }
  })
  return { pieces, changes: [...draft.changes, ...changes] }
}

const toWhy = (piece: Piece, tone: Tone) =>
  tone === 'formal' && formal.has(toKey(piece))
    ? 'Written out, for a formal letter.'
    : 'Said so, but written like this.'

/** Addresses, codes and mixed writing are nobody's wording. */
const isFixed = ({ text }: Piece) => /[@/\\_<>{}=\d]/.test(text) || /\p{Ll}\p{Lu}/u.test(text)

function formalAt(pieces: readonly Piece[], i: number, tone: Tone): string | null {
  const key = bareContractions.get(toKey(pieces[i]))?.toLowerCase() ?? toKey(pieces[i])
  const written = tone === 'formal' ? formal.get(key) : undefined
  if (!written || (/n't$/.test(key) && SUBJECTS.has(toKey(pieces[i + 1])))) return null
  if (key === 'thanks' && /^(?:to|the|our|my|your)$/.test(toKey(pieces[i + 1]))) return null
  if (key === 'thanks' && /^(?:many|my|our|of|with|no|say|the)$/.test(toKey(pieces[i - 1]))) return null
  return /^\p{Lu}/u.test(pieces[i]?.text ?? '') ? toCapital(written) : written
}

function toCased(pieces: readonly Piece[], i: number): string {
  const piece = pieces[i]
  const key = toKey(piece)
  const text = piece?.text ?? ''
  if (text !== key) return text
  if (/^i(?:'(?:m|ve|ll|d))?$/.test(key)) return toCapital(text)
  if (bareContractions.has(key)) return bareContractions.get(key) ?? text
  if (spoken.has(key)) return spoken.get(key) ?? text
  if (WEEKDAYS.has(key.replace(/s$/, ''))) return toCapital(text)
  if (MONTHS.has(key) && (!UNSURE_MONTHS.has(key) || isDate(pieces, i))) return toCapital(text)
  return text
}

const isDayNumber = (piece: Piece | undefined) =>
  piece !== undefined &&
  (/^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(toKey(piece)) || (readOrdinal(toKey(piece)) ?? 99) <= 31)

function isDate(pieces: readonly Piece[], i: number): boolean {
  const after = toKey(pieces[i + 1]) === 'the' ? pieces[i + 2] : pieces[i + 1]
  const isNamed =
    /^(?:of|next|last|early|late|mid|until|since)$/.test(toKey(pieces[i - 1])) || phraseAt(pieces, i - 1, 1) === 'in'
  return isDayNumber(after) || isDayNumber(pieces[i - 1]) || isNamed
}
