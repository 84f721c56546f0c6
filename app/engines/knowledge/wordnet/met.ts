import type { Term, Token } from './terms.ts'
import { placesOf } from './terms.ts'

/** Words that may stand before a name without making it another one: "President Lincoln", "Mount Everest". */
const titles = new Set(
  'president king queen sir saint st mount mt lake river general emperor pope the dr lord lady ancient dame in of on'.split(
    ' ',
  ),
)
/** Words that turn what follows them: "above room temperature" is not "at room temperature". */
const turners = new Set(
  (
    'not no never without except above below before after former formerly improved modified onetime ex once unlike than against ' +
    'near nor non excluding under over outside beyond until'
  ).split(' '),
)
const passives = /^(?:was|were|is|are|been|being|be|by)$/i
const notFirst = /^(?:2nd|3rd|\dth|second|third|fourth|fifth|next|one|among)$/i
const narrowerWithin = 6

/** What is looked for in a clause: all terms, the head noun of the question, and whether the first term is a deed. */
export type Sought = { terms: Term[]; head: string | null; hasDeed: boolean }

/** Words of the question, and with `names` those of its other names, in lower case. */
function askedWords(terms: Term[], withNames = false): Set<string> {
  const texts = terms.flatMap(({ text, family }) => (withNames ? [text, ...family] : [text]))
  return new Set(
    texts.flatMap((text) =>
      text
        .toLowerCase()
        .replace(/['’]s\b/g, '')
        .split(' '),
    ),
  )
}

/** Whether a written word begins a name that nobody asked about. */
export function isForeignName(written: string, terms: Term[], withNames = false): boolean {
  const lower = written.toLowerCase()
  return /^\p{Lu}\p{Ll}/u.test(written) && !titles.has(lower) && !askedWords(terms, withNames).has(lower)
}

/** Whether a clause says the term as the question meant it: unturned, the whole name, the same superlative. */
export function isMet(term: Term, tokens: Token[], { terms, head, hasDeed }: Sought): boolean {
  const asked = askedWords(terms)
  return placesOf(term.family, tokens).some(({ at, length }) => {
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ written }) => written.toLowerCase())
    if (before.some((word) => turners.has(word) && !asked.has(word))) return false
    if (hasDeed && term === terms[0] && passives.test(before.at(-1) ?? '')) return false
    if (term.isName) return isWholeName(tokens, at, length, terms)
    return !term.isSuperlative || isSameSuperlative(tokens, at, asked, head)
  })
}

/** "Western Australia" is not Australia, while "President Lincoln" is Lincoln. */
function isWholeName(tokens: Token[], at: number, length: number, terms: Term[]): boolean {
  return [tokens[at - 1], tokens[at + length]].every(
    (token) => token === undefined || !isForeignName(token.written, terms),
  )
}

/** A superlative must be about what was asked, without "second" or "one of the", and within no narrower place. */
function isSameSuperlative(tokens: Token[], at: number, asked: ReadonlySet<string>, head: string | null): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ written }) => written)
  if (before.some((word) => notFirst.test(word) && !asked.has(word.toLowerCase()))) return false
  const after = tokens.slice(at + 1, at + 5)
  const noun = head === null ? 0 : after.findIndex(({ forms }) => forms.has(head))
  if (noun < 0 || after.slice(0, noun).some(({ written }) => !asked.has(written.toLowerCase()))) return false
  return !isWithinPlace(tokens.slice(at + noun + 2, at + noun + narrowerWithin), asked)
}

const everywhere = /^(?:world|earth|sky|universe|solar|globe|history|all|known|its|any)$/i

/** "…in the Pamir Mountains" or "in the country", when nobody asked about those. */
function isWithinPlace(following: Token[], asked: ReadonlySet<string>): boolean {
  const link = following.findIndex(({ written }) => /^(?:of|in|on)$/.test(written))
  const place = following.slice(link + 1).find(({ written }) => written !== 'the')
  return link >= 0 && place !== undefined && !everywhere.test(place.written) && !asked.has(place.written.toLowerCase())
}
