import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import type { Quantity } from '../figures/quantities.ts'
import type { Placed, Slots } from '../slots/slots.ts'
import { areSameInClaims } from '../text/vocabulary.ts'

export function areLikeWords(a: string, b: string, lexicon: Lexicon): boolean {
  return a === b || areSameInClaims(a, b) || lexicon.areSynonyms(a, b)
}

/** Whether two numbers count one kind of thing, so that they can be held against each other. */
export function countSameThing(
  a: Placed<Quantity>,
  b: Placed<Quantity>,
  left: Slots,
  right: Slots,
  lexicon: Lexicon,
): boolean {
  if (isScale(a, left) !== isScale(b, right)) return false
  const [x, y] = [countedBy(a, left, lexicon), countedBy(b, right, lexicon)]
  if (x === null || y === null) return isCounted(x ?? y, x === null ? left : right, lexicon)
  return (
    areLikeWords(x, y, lexicon) ||
    isKind(x, y, lexicon) ||
    isKind(y, x, lexicon) ||
    followedBy(b, right).some((word) => areLikeWords(x, word, lexicon) || isKind(x, word, lexicon)) ||
    followedBy(a, left).some((word) => areLikeWords(y, word, lexicon) || isKind(y, word, lexicon)) ||
    (a.value === b.value && ((isOnlyCount(left) && isOnlyCount(right)) || a.value >= TELLING || a.value % 1 !== 0))
  )
}

/** "From 0 to 9" says where a scale runs, not how many there are. */
function isScale({ bound, start, low }: Quantity, { text }: Slots): boolean {
  return bound === 'range' && (low === 0 || /\bfrom $/i.test(text.slice(0, start)))
}

/** "A 500-piece jigsaw" has 500 pieces. */
function countedBy({ counted, end }: Placed<Quantity>, { text }: Slots, lexicon: Lexicon): string | null {
  const joined = /^-([a-z]{3,})(?<!ed)\b/.exec(text.slice(end))?.[1]
  return joined === undefined ? counted : lexicon.lemma(joined, 'noun')
}

/** Where one claim leaves out what it counts, the other thing must be its own topic. */
function isCounted(counted: string | null, { isFragment, terms }: Slots, lexicon: Lexicon): boolean {
  return (
    counted === null ||
    isFragment ||
    terms.length <= 3 ||
    terms.some(({ lemma }) => areLikeWords(lemma, counted, lexicon)) ||
    lexicon.isKindOf(counted, 'person')
  )
}

/** Workers are people. */
function isKind(counted: string, other: string, lexicon: Lexicon): boolean {
  return lexicon.isKindOf(counted, PEOPLE.has(other) ? 'person' : other)
}

const PEOPLE: ReadonlySet<string> = new Set(['people', 'man', 'woman', 'member', 'soul'])

/** The words of the phrase a number opens: speed and setting in "six speed settings". */
function followedBy({ end }: Quantity, { terms, text }: Slots): string[] {
  const near = terms.filter(({ start, kind }) => start >= end && start - end < 20 && kind !== 'verb').slice(0, 2)
  const first = near[0]
  return near
    .filter((term) => first && !/[,.;:]| (?:of|in|for|on|at|to|from|by|and)\b/.test(text.slice(first.end, term.start)))
    .map(({ lemma }) => lemma)
}

function isOnlyCount({ quantities }: Slots): boolean {
  return quantities.filter(({ dimension }) => dimension.startsWith('count')).length === 1
}

/** From here on two numbers are hardly the same by chance. */
const TELLING = 100
