import type { Lexicon } from '#app/engines/knowledge/lexicon.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import type { Embed } from '#app/engines/similarity/embedding.ts'
import type { Entail } from '#app/engines/similarity/entailment.ts'
import { CLAIMS_PER_ANSWER, COMPARISONS, affordable } from './bounds.ts'
import { compareSlots } from './compare.ts'
import type { Setting } from './compare.ts'
import type { Open, Verdict } from './relate/verdict.ts'
import { standingWithin } from './segment/standing.ts'
import type { Cut } from './record.ts'
import { readSlots } from './slots/slots.ts'
import type { Slots } from './slots/slots.ts'

/** What the ledger reads claims with; `entail` gives null where the machine cannot run its network. */
export type LedgerTools = {
  lexicon: Lexicon
  embed: Embed
  entail: (...of: Parameters<Entail>) => Promise<number[][] | null>
}

export type { Difference, Relation, Verdict } from './relate/verdict.ts'

/** `cuts` says what was left out, of the texts "a" and "b", where the bounds of the work were reached. */
export type Related = Verdict & { cuts?: Cut[] }

const MOST_AT_ONCE = 4
/** Of two long texts so many pairs of claims are read by the network: about 4 ms each. */
const MOST_ENTAILED = 100
/** Of a panel in prose so many: about 2 ms each. */
const MOST_ENTAILED_IN_PROSE = 30

/** A claim ready to be compared. */
export type ReadClaim = { text: string; slots: Slots }

/** Reads a claim once, to be compared with many. */
function readClaim(text: string, lexicon: Lexicon): ReadClaim {
  return { text, slots: readSlots(text, lexicon) }
}

/**
 * How two texts stand to each other: agree, contradict, qualifies or unrelated, by the cheapest tier that decides, with
 * the slot that differs and its words on both sides. Texts without any claim (greetings, headings) are unrelated.
 * The answer is the same in both orders.
 */
export async function relateClaims(a: string, b: string, tools: LedgerTools): Promise<Related> {
  const [said, against] = [standingWithin(a, null), standingWithin(b, null)]
  const [left, right] = [said, against].map(({ claims }) => claims.map((part) => part.text))
  if (!left?.length || !right?.length) return { relation: 'unrelated', tier: 'slots', differs: null }
  const [wholeA, wholeB] = [wholeOf(left), wholeOf(right)]
  const isWhole = wholeA !== null && wholeB !== null
  const texts = isWhole ? [[wholeA], [wholeB]] : [left, right]
  const [own = [], other = []] = texts.map((parts) =>
    parts.slice(0, CLAIMS_PER_ANSWER).map((text) => readClaim(text, tools.lexicon)),
  )
  const written: Pick<PairToRelate, 'written'> = isWhole ? { written: [a, b] } : {}
  const pairs = own.flatMap((x) => other.map((y): PairToRelate => ({ pair: [x, y], ...written })))
  const compared = affordable(pairs, costOf, COMPARISONS)
  const verdicts = await relateAll(compared, tools)
  const cuts: Cut[] = [
    ...cutsOf('a', said, own),
    ...cutsOf('b', against, other),
    ...(compared.length < pairs.length
      ? [{ what: 'pairs' as const, compared: compared.length, of: pairs.length }]
      : []),
  ]
  const order = ['contradict', 'agree', 'qualifies', 'unrelated'] as const
  const found = order
    .map((relation) => verdicts.find((verdict) => verdict.relation === relation))
    .find((verdict) => verdict !== undefined)
  const related = found ?? { relation: 'unrelated' as const, tier: 'slots' as const, differs: null }
  return cuts.length > 0 ? { ...related, cuts } : related
}

/** What of one text was not read; its claims may have been joined to one. */
function cutsOf(seat: string, said: ReturnType<typeof standingWithin>, read: readonly ReadClaim[]): Cut[] {
  const compared = Math.min(said.claims.length, CLAIMS_PER_ANSWER)
  return [
    ...(said.isCut || said.claims.length > compared ? [{ what: 'claims' as const, seat, compared }] : []),
    ...(said.isShortened || read.some(({ slots }) => slots.isCut) ? [{ what: 'words' as const, seat }] : []),
  ]
}

const costOf = ({ pair: [a, b] }: PairToRelate): number => a.slots.terms.length * b.slots.terms.length

/** A text of a few claims is one thing said and compared as a whole; null for a longer one. */
export function wholeOf(claims: string[]): string | null {
  return claims.length > 0 && claims.length <= MOST_AT_ONCE ? claims.join(' ') : null
}

/**
 * A pair of claims and where they come from; without a setting somebody put them side by side. `written` is how they were
 * worded before they were made to stand alone: what the network reads, and learned from. `question` is what both answer.
 */
export type PairToRelate<C extends ReadClaim = ReadClaim> = {
  pair: [C, C]
  setting?: Setting
  written?: [string, string]
  question?: string
}

/**
 * The relation of every pair, in order; texts that words alone cannot decide are embedded in one batch, `mostTexts` at
 * most, and the others are judged by their words. The network reads those that ask for it, of those
 * in prose the most doubtful.
 */
export async function relateAll(pairs: PairToRelate[], tools: LedgerTools, mostTexts = Infinity): Promise<Verdict[]> {
  const drafts = draftsOf(pairs, tools.lexicon)
  const texts = textsToEmbed(
    pairs.map(({ pair }) => pair),
    drafts,
    mostTexts,
  )
  const vectors = new Map<string, Float32Array>()
  if (texts.length > 0)
    for (const [i, vector] of (await tools.embed(texts)).entries()) vectors.set(texts[i] ?? '', vector)
  const entailed = await entailedOf(pairs, drafts, tools)
  return drafts.map((draft, i) => {
    if (!('decide' in draft)) return draft
    const [left, right] = (pairs[i]?.pair ?? []).map(({ text }) => vectors.get(text))
    return draft.decide({ cosine: left && right ? cosineOf(left, right) : null, entailed: entailed.get(i) ?? null })
  })
}

/** What the network makes of pairs, by their places. */
async function entailedOf(
  pairs: PairToRelate[],
  drafts: Draft[],
  { entail }: LedgerTools,
): Promise<Map<number, number[]>> {
  const open = byPromise(drafts)
  const beside = open.filter((i) => readingOf(drafts[i]!) === 'beside').slice(0, MOST_ENTAILED)
  const inProse = open.filter((i) => readingOf(drafts[i]!) === 'prose').slice(0, MOST_ENTAILED_IN_PROSE)
  const places = [...beside, ...inProse]
  const likely = await entail(
    places.map((i) => {
      const { pair, written, question } = pairs[i]!
      const [a, b] = pair
      return { claims: written ?? [a.text, b.text], ...(question === undefined ? {} : { question }) }
    }),
  )
  return new Map(places.flatMap((i, k) => (likely?.[k] ? [[i, likely[k]]] : [])))
}

const readingOf = (draft: Draft): Open['reading'] => ('decide' in draft ? draft.reading : undefined)

/** The places of the pairs that words alone did not decide, the most promising first. */
function byPromise(drafts: Draft[]): number[] {
  return drafts
    .flatMap((draft, i) => ('decide' in draft ? [{ i, promise: draft.promise }] : []))
    .toSorted((a, b) => b.promise - a.promise)
    .map(({ i }) => i)
}

/** Slot comparisons, each once for two wordings in one setting however many seats used them. */
function draftsOf(pairs: PairToRelate[], lexicon: Lexicon): Draft[] {
  const known = new Map<Slots, Map<string, Draft>>()
  return pairs.map(({ pair: [{ slots: a }, { slots: b, text }], setting }) => {
    const row = known.get(a) ?? new Map<string, Draft>()
    known.set(a, row)
    const place = [...(setting ? Object.values(setting) : []), text].join('|')
    const draft = row.get(place) ?? symmetric(a, b, lexicon, setting)
    row.set(place, draft)
    return draft
  })
}

/** The most promising open pairs first, until no more texts may be embedded; pairs left out stay unrelated. */
function textsToEmbed(pairs: [ReadClaim, ReadClaim][], drafts: Draft[], most: number): string[] {
  const texts = new Set<string>()
  for (const i of byPromise(drafts).filter((place) => readingOf(drafts[place]!) !== 'prose')) {
    const own = (pairs[i] ?? []).map(({ text }) => text).filter((text) => !texts.has(text))
    if (texts.size + own.length > most) continue
    for (const text of own) texts.add(text)
  }
  return [...texts]
}

type Draft = ReturnType<typeof compareSlots>

/** Both orders give one answer: the pair is always compared in the order of its texts, and turned back. */
function symmetric(a: Slots, b: Slots, lexicon: Lexicon, setting?: Setting): Draft {
  if (a.key <= b.key) return compareSlots(a, b, lexicon, setting)
  const turned = compareSlots(b, a, lexicon, setting)
  return 'decide' in turned
    ? { ...turned, decide: (meaning) => turnedBack(turned.decide(meaning)) }
    : turnedBack(turned)
}

function turnedBack(verdict: Verdict): Verdict {
  const { differs, within } = verdict
  const turned =
    within && within !== 'both' ? { ...verdict, within: within === 'a' ? ('b' as const) : ('a' as const) } : verdict
  return differs ? { ...turned, differs: { slot: differs.slot, a: differs.b, b: differs.a } } : turned
}
