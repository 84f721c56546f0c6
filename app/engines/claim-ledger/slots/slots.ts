import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { FIGURES_PER_CLAIM, TERMS_PER_CLAIM, TOKENS_PER_CLAIM } from '../bounds.ts'
import { readDates } from '../figures/dates.ts'
import type { DateMention } from '../figures/dates.ts'
import { readQuantities } from '../figures/quantities.ts'
import type { Quantity } from '../figures/quantities.ts'
import { impliedRanks } from '../figures/ranks.ts'
import { toExactKey, toPlainText } from '../text/text.ts'
import type { Span } from '../text/text.ts'
import { readTokens } from '../text/tokens.ts'
import { isOutside, isTelling, readAsides } from './asides.ts'
import { readCues } from './cues.ts'
import type { Cues } from './cues.ts'
import { joined } from './phrases.ts'
import { asRegions } from './regions.ts'
import { retag } from './retag.ts'
import { readShape } from './shape.ts'
import type { Shape } from './shape.ts'
import { readTerms } from './terms.ts'
import type { Term } from './terms.ts'
import { EQUATIVE, compared, turned } from './voice.ts'

/** A quantity or date with what it hangs on. `isTopic` means it belongs to what is spoken of, not to what is said. */
export type Placed<T> = T & {
  anchors: string[]
  counted: string | null
  verb: string | null
  isTopic: boolean
  isAside: boolean
}

export type Slots = {
  text: string
  key: string
  terms: Term[]
  cues: Cues
  quantities: Placed<Quantity>[]
  dates: Placed<DateMention>[]
  isPassive: boolean
  isCopular: boolean
  isFragment: boolean
  /** Whether it says more than is read of one claim. */
  isCut: boolean
}

const KNOWN_CLAIMS = 1_000

const known = new WeakMap<Lexicon, Map<string, Slots>>()

/**
 * Typed slots of one claim: what it speaks of, what it says, how surely, of how much, with which figures and dates. A
 * wording is read once; what is returned is shared and not to be changed.
 */
export function readSlots(raw: string, lexicon: Lexicon): Slots {
  const claims = known.get(lexicon) ?? new Map<string, Slots>()
  known.set(lexicon, claims)
  const found = claims.get(raw)
  if (found) return found
  if (claims.size >= KNOWN_CLAIMS) claims.clear()
  const slots = slotsOf(raw, lexicon)
  claims.set(raw, slots)
  return slots
}

function slotsOf(raw: string, lexicon: Lexicon): Slots {
  const text = toPlainText(raw)
  const read = readMentions(text)
  const { dates, quantities, mentions, asides } = read
  const cues = readCues(text, mentions)
  const hidden: Span[] = [...mentions, ...cues.spans, ...cues.denied, ...asides]
  const isHidden = (token: Span): boolean => !isOutside(hidden)(token)
  const all = readTokens(text)
  const tokens = all.slice(0, TOKENS_PER_CLAIM).map((token) => ({ ...token }))
  retag(tokens, lexicon)
  const shape = readShape(tokens, isHidden, text)
  const frame = {
    text,
    tokens,
    shape,
    cues,
    lexicon,
    isHidden,
    isMention: (token: Span) => !isOutside(mentions)(token),
  }
  const said = turned(asRegions(joined(readTerms(frame), text, lexicon), text), shape)
  const equative = cues.polarity === -1 ? EQUATIVE.exec(text) : null
  const full = equative ? compared(said, equative.index + equative[0].length) : said
  const terms = full.slice(0, TERMS_PER_CLAIM)
  return {
    text,
    key: toExactKey(text),
    terms,
    cues: equative ? { ...cues, polarity: 1, negations: [] } : cues,
    quantities: [...quantities, ...impliedRanks(text)].map((quantity) => placed(quantity, terms, shape, asides, text)),
    dates: dates.map((date) => placed(date, terms, shape, asides, text)),
    isPassive: shape.isPassive,
    isCopular: shape.isCopular,
    isFragment: shape.verbAt === null,
    isCut: read.isCut || tokens.length < all.length || terms.length < full.length,
  }
}

/** The figures and dates a claim is about; those of an aside that tells a story of its own are left out. */
function readMentions(text: string): {
  dates: DateMention[]
  quantities: Quantity[]
  mentions: Span[]
  asides: Span[]
  isCut: boolean
} {
  const dates = readDates(text)
  const quantities = readQuantities(text, dates)
  const mentions = [...dates, ...quantities]
  const asides = readAsides(text)
  const isTold = isOutside(asides.filter((aside) => isTelling(text, aside, mentions)))
  const told = { dates: dates.filter(isTold), quantities: quantities.filter(isTold) }
  return {
    dates: told.dates.slice(0, FIGURES_PER_CLAIM),
    quantities: told.quantities.slice(0, FIGURES_PER_CLAIM),
    mentions,
    asides,
    isCut: Math.max(told.dates.length, told.quantities.length) > FIGURES_PER_CLAIM,
  }
}

/** What a figure or date hangs on: the words of its phrase, the noun it counts and its verb. */
function placed<T extends Span>(mention: T, terms: Term[], shape: Shape, asides: Span[], text: string): Placed<T> {
  const after = terms
    .filter(({ start, kind }) => start >= mention.end && start - mention.end < 30 && kind !== 'verb')
    .slice(0, 2)
  const before = terms.filter(({ end }) => end <= mention.start)
  return {
    ...mention,
    counted: partsOf(text.slice(mention.end)) ?? countedBy(mention, terms),
    anchors: [...after, ...before.slice(-2)].map(({ lemma }) => lemma),
    verb: verbOf(mention, terms, text)?.lemma ?? null,
    isAside: !isOutside(asides)(mention),
    isTopic: shape.verbAt !== null && mention.end <= shape.verbStart && mention.start >= shape.frontEnd,
  }
}

/** The nearest verb before a figure or date, else the first; behind "while" the first that follows: "while 40 left". */
function verbOf(mention: Span, terms: Term[], text: string): Term | undefined {
  const verbs = terms.filter(({ kind }) => kind === 'verb')
  if (/\b(?:while|whereas)\s+$/i.test(text.slice(0, mention.start)))
    return verbs.find(({ start }) => start >= mention.end)
  return verbs.findLast(({ end }) => end <= mention.start) ?? verbs[0]
}

/** "A three-chambered heart" has three chambers, "a four-legged animal" four legs. */
function partsOf(after: string): string | null {
  const part = /^-([a-z]{2,}?)ed\b/.exec(after)?.[1]
  return part?.replace(/([b-df-hj-np-tv-z])\1$/, '$1') ?? null
}

/** The noun a number counts: the last noun of the words right after it ("95 known moons" counts moons). */
function countedBy(mention: Span, terms: Term[]): string | null {
  const first = terms.find(
    ({ start, kind }) => start >= mention.end && start - mention.end < 25 && kind !== 'verb' && kind !== 'adv',
  )
  if (!first || first.kind === 'name') return null
  if (first.lemma === 'people') return first.lemma
  const run = terms.filter(
    (term) =>
      term.start >= first.start && term.phrase === first.phrase && (term.kind === 'noun' || term.kind === 'adj'),
  )
  const noun = run.filter(({ kind }) => kind === 'noun').at(-1)
  return noun?.lemma ?? null
}
