import { isLoose, phraseAt, toKey, toText, type Piece } from './pieces.ts'
import { isNameLike, isTitle } from './slots.ts'
import { CLAUSE_STARTS, listOf, NEVER_NAMES } from './words.ts'

/** Who a letter is for: a name for the greeting, or only a description ("the landlord"). */
export type Addressee = { length: number; name: string | null; said: string; isGroup: boolean }

const GROUPS = listOf('everyone everybody all team folks friends neighbours neighbors colleagues')
const KIN = listOf('mum mom mummy dad daddy mama papa grandma grandpa granny grandad auntie uncle')
/** Written small after "dear": a role and no name. */
const ROLES = listOf('landlord landlady customer colleague tenant editor diary friend neighbour neighbor sir madam')
const DETERMINERS = listOf('the my our your his her')
const titles: ReadonlyMap<string, string> = new Map([
  ['mister', 'Mr'],
  ['mr', 'Mr'],
  ['mrs', 'Mrs'],
  ['missus', 'Mrs'],
  ['ms', 'Ms'],
  ['dr', 'Dr'],
  ['doctor', 'Dr'],
  ['professor', 'Professor'],
])
/** How long a description such as "the tax office" can be, after its determiner. */
const LONGEST_DESCRIPTION = 3
const LONGEST_NAME = 3

/** Reads who is meant at `index`. `isSure`: nothing but a name can stand here, as after "dear". */
export function readAddressee(pieces: readonly Piece[], index: number, isSure: boolean): Addressee | null {
  const key = toKey(pieces[index])
  const piece = pieces[index]
  if (!piece || piece.lead || !/^[\p{L}'’.-]+$/u.test(piece.text)) return null
  if (DETERMINERS.has(key)) return described(pieces, index)
  if (phraseAt(pieces, index, 3) === 'sir or madam')
    return { length: 3, name: 'Sir or Madam', said: 'Sir or Madam', isGroup: false }
  if (GROUPS.has(key)) return { length: 1, name: key, said: key, isGroup: true }
  if (isTitle(piece) || key === 'missus') return titled(pieces, index)
  return named(pieces, index, isSure)
}

const startsClause = (piece: Piece | undefined) =>
  CLAUSE_STARTS.has(toKey(piece)) || /^(?:saying|telling|happy|congratulations)$/.test(toKey(piece))

/** A name or description ends at a mark, at a break, at the end, or where a clause begins. */
function endsAt(pieces: readonly Piece[], end: number): boolean {
  const next = pieces[end]
  return !next || pieces[end - 1]?.tail !== '' || next.gap !== 'none' || startsClause(next)
}

function described(pieces: readonly Piece[], index: number): Addressee | null {
  for (let length = 2; length <= LONGEST_DESCRIPTION + 1; length += 1) {
    const words = pieces.slice(index, index + length)
    const last = words.at(-1)
    if (words.length < length || !isLoose(last) || startsClause(last)) return null
    if (!endsAt(pieces, index + length)) continue
    const said = phraseAt(pieces, index, length)
    return {
      length,
      name: null,
      said,
      isGroup: /(?:neighbours|neighbors|team|people|class|everyone|s)$/.test(toKey(last)),
    }
  }
  return null
}

function titled(pieces: readonly Piece[], index: number): Addressee | null {
  const next = pieces[index + 1]
  if (!next || !/^\p{L}[\p{L}'’-]*$/u.test(next.text) || CLAUSE_STARTS.has(toKey(next)) || pieces[index]?.tail)
    return null
  const isTwo = next.tail === '' && isNameLike(next) && isNameLike(pieces[index + 2])
  const names = pieces.slice(index + 1, index + (isTwo ? 3 : 2)).map(({ text }) => toCapital(text))
  const title = titles.get(toKey(pieces[index]).replace(/\.$/, '')) ?? toCapital(pieces[index]?.text ?? '')
  const name = [title, ...names].join(' ')
  return { length: names.length + 1, name, said: name, isGroup: false }
}

function named(pieces: readonly Piece[], index: number, isSure: boolean): Addressee | null {
  const first = pieces[index]
  if (!first || NEVER_NAMES.has(toKey(first))) return null
  let length = 1
  if (isNameLike(first)) {
    while (length < LONGEST_NAME && !endsAt(pieces, index + length) && isNameLike(pieces[index + length])) length += 1
    if (
      toKey(pieces[index + length]) === 'and' &&
      !pieces[index + length - 1]?.tail &&
      isNameLike(pieces[index + length + 1])
    )
      length += 2
  } else if (!KIN.has(toKey(first)) && !(endsAt(pieces, index + 1) && (isSure || pieces.length > index + 1)))
    return null
  if (length === 1 && ROLES.has(toKey(first))) return { length, name: toKey(first), said: toKey(first), isGroup: false }
  const words = pieces.slice(index, index + length)
  const name = toText(
    words.map((piece) => ({
      ...piece,
      text: isNameLike(piece) || toKey(piece) === 'and' ? piece.text : toCapital(piece.text),
    })),
  ).replace(/[,.;:!?…]+$/, '')
  return { length, name, said: name, isGroup: words.some((piece) => toKey(piece) === 'and') }
}

export const toCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
