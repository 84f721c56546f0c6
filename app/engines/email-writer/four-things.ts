import { readAddressee, toCapital, type Addressee } from './addressee.ts'
import { toChange } from './changes.ts'
import { checkFacts, type FactCheck } from './facts.ts'
import { dropHums } from './spoken/fillers.ts'
import type { Change, Letter, Tone } from './letter.ts'
import { isLoose, phraseAt, toKey, toPieces, toText, type Piece } from './pieces.ts'
import { isQuestion } from './questions.ts'
import { toLetter } from './to-letter.ts'
import { CLAUSE_STARTS, listOf } from './words.ts'

/** Four answers that hold a whole letter, in the order the letter says them. */
export type FourThings = { who: string; wish: string; facts: string; by: string }

const LEADS: readonly string[] = [
  'this goes to',
  'it goes to',
  'this is for',
  'it is for',
  "it's for",
  'goes to',
  'dear',
  'hi',
  'for',
  'to',
]
/** Verbs a wish may begin with; anything else is a sentence of its own. */
const WISHES = listOf(
  'move send call come bring check pay fix repair book cancel change confirm return tell give show help ask find open close ' +
    'clean collect deliver explain extend finish forward hold invite join keep leave let lend make meet order pick post print put ' +
    'read refund remind remove replace reply reserve review save share sign start stop take turn update visit wait water write look',
)

/** Puts the four answers together: who decides greeting and tone, the wish comes first, then what to know, then the day. */
export function toLetterOfFour(things: FourThings, tone?: Tone): { letter: Letter; check: FactCheck } {
  const { addressee, aside } = readWho(things.who)
  const said = [toWish(things.wish, addressee), things.facts.trim(), things.by.trim()].filter(Boolean).join('\n\n')
  const chosen = tone ?? (aside && /\bfirst[- ]names?\b/i.test(aside.from) ? 'warm' : 'plain')
  const letter = toLetter(said, { tone: chosen, addressee })
  const changes = aside ? [aside, ...letter.changes] : letter.changes
  const whole = { ...letter, changes }
  return { letter: whole, check: checkFacts([things.who, things.wish, things.facts, things.by].join('\n'), whole) }
}

function readWho(who: string): { addressee: Addressee | null; aside: Change | null } {
  const { pieces } = dropHums({ pieces: toPieces(who), changes: [] })
  const lead = LEADS.find((words) => phraseAt(pieces, 0, words.split(' ').length) === words)
  const start = lead ? lead.split(' ').length : 0
  const addressee = readAddressee(pieces, start, true) ?? plainName(pieces.slice(start))
  const rest = pieces.slice(start + (addressee?.length ?? 0))
  const why = 'Said to set the tone. It is not in the letter.'
  return { addressee, aside: rest.length > 0 ? toChange('aside', rest, '', why) : null }
}

/** A field that holds nothing but a name needs no other sign. */
function plainName(pieces: readonly Piece[]): Addressee | null {
  const isName =
    pieces.length > 0 &&
    pieces.length <= 3 &&
    pieces.every((piece) => isLoose(piece) && !CLAUSE_STARTS.has(toKey(piece)))
  if (!isName) return null
  const name = toText(pieces.map((piece) => ({ ...piece, text: toCapital(piece.text) }))).replace(/[.,;:!?…]+$/, '')
  return { length: pieces.length, name, said: name, isGroup: false }
}

/** "Move the rehearsal" and "I want her to move it" both ask the reader. */
function toWish(wish: string, addressee: Addressee | null): string {
  const { pieces } = dropHums({ pieces: toPieces(wish), changes: [] })
  const wanted = /^i(?: want|'d like| would like| need) (?:her|him|them|(\p{L}+)) to /iu.exec(
    phraseAt(pieces, 0, 8) + ' ',
  )
  const isReader = wanted && (!wanted[1] || wanted[1] === addressee?.name?.toLowerCase())
  const skip = isReader ? wanted[0].trim().split(' ').length : toKey(pieces[0]) === 'to' ? 1 : 0
  const rest = pieces.slice(skip)
  const verb = toKey(rest[0])
  if (!isReader && !WISHES.has(verb)) return wish.trim()
  const text = toText(rest.map((piece, n) => (n === 0 ? { ...piece, text: verb } : piece)))
  const asked = `Could you ${text.replace(/[.\s]+$/, '')}`
  return /[.?!]/.test(asked) || !isQuestion(asked) ? asked : `${asked}?`
}
