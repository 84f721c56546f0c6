import { endsSentence, toKey, toText, type Piece } from './pieces.ts'
import { isQuestion } from './questions.ts'
import { listOf, PRONOUN_SUBJECTS } from './words.ts'

const BUT_SUBJECTS = listOf("it you that this there the it's that's there's")

/** A sentence with its capital, its comma before "but", and its full stop or question mark. */
export function toFinished(pieces: readonly Piece[]): string {
  const withCommas = pieces.map((piece, i) => (needsComma(pieces, i) ? { ...piece, tail: ',' } : piece))
  const text = toCapitalised(toText(withCommas).trim())
  const bare = text.replace(/[,;]+(["”’)]*)$/, '$1')
  if (!endsSentence(pieces.at(-1))) return /[:]$/.test(bare) ? bare : close(bare, isQuestion(bare) ? '?' : '.')
  return /(?<![.…])\.$/.test(bare) && isQuestion(bare) ? `${bare.slice(0, -1)}?` : bare
}

const close = (text: string, mark: string) => (/\.$/.test(text) ? text : `${text}${mark}`)

function needsComma(pieces: readonly Piece[], i: number): boolean {
  const link = toKey(pieces[i + 1])
  const next = toKey(pieces[i + 2])
  const isClause = PRONOUN_SUBJECTS.has(next) || (link === 'but' && BUT_SUBJECTS.has(next))
  return i >= 2 && pieces[i]?.tail === '' && (link === 'but' || link === 'so') && isClause
}

/** A capital for the first word, unless it is an address or a name with its own way of writing. */
function toCapitalised(text: string): string {
  const word = /^["'“‘([{<]*(\S+)/.exec(text)?.[1] ?? ''
  if (/[@/\d_]|\p{Ll}\p{Lu}/u.test(word)) return text
  return text.replace(/^(["'“‘([{<]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())
}
