import { toTable } from '#app/platform/table.ts'
import type { Ledger, LedgerClaim, LedgerDispute } from '../record.ts'
import { isDangling } from '../relate/standing-alone.ts'
import { isBareYesOrNo, isInPart, isLimit } from '../segment/yes-or-no.ts'
import { toKey, toPlainText } from '../text/text.ts'
import type { Lead, LeadSide } from './lead.ts'

const SINGLE_VOICES = 4
const SLOT_NAMES: Record<string, string> = toTable({
  number: 'the figure',
  date: 'the date',
  order: 'the order',
  'who or what': 'who or what it is',
  roles: 'who does what to whom',
})

/** Slots whose sides differ in a value that their words name. */
const VALUE_SLOTS = ['number', 'date', 'order', 'who or what']

const CONTESTED = 'The answers differ'
/** What stands before the sentences of single voices. */
export const SAID_BY_ONE = 'Said by only one of the answers:'

/** What the assembler needs to know of a claim beyond the ledger's own fields. */
export type Chosen = LedgerClaim & {
  isRecord: boolean
  isPoint: boolean
  side: 'for' | 'against' | null
  rank: number
}

/**
 * The merged answer, from the seats' own words only: what is answered to a question of yes or no with its condition, then computed or
 * structured answers, what several say, disputes side by side, single voices. It adds no figure, name or date that no seat said.
 */
export function assemble(
  claims: Chosen[],
  { disputes, possible = [] }: Pick<Ledger, 'disputes' | 'possible'>,
  lead: Lead | null,
  answering: number,
): string {
  const disputed = new Set(disputes.flatMap(({ claimIds }) => claimIds))
  const doubted = new Set(possible.flatMap(({ claimIds }) => claimIds))
  const led = lead?.sides.flatMap(({ words }) => words ?? []) ?? []
  const isLed = ({ text }: Chosen): boolean =>
    lead !== null && (isBareYesOrNo(text) || led.some((words) => words.includes(bare(text))))
  const free = claims.filter((claim) => !disputed.has(claim.id) && !isLed(claim)).toSorted((a, b) => a.rank - b.rank)
  const records = free.filter(({ isRecord }) => isRecord)
  const shared = free.filter((claim) => !claim.isRecord && claim.support.length >= 2)
  const standing = shared.filter(({ text }) => !isLimit(text) && !isDangling(text))
  const sure = standing.filter(({ id }) => !doubted.has(id))
  const told = sure.filter(({ isPoint }) => !isPoint)
  const points = SIDES.flatMap(([side, words]) =>
    named(
      sure.filter((one) => one.isPoint && one.side === side),
      words,
    ),
  )
  const sentences = told.map(({ text }) => toSentence(text))
  const settled = [
    ...records.map(({ text }) => toSentence(text)),
    ...(mostSupport(sure.filter(({ isPoint }) => isPoint)) > mostSupport(told)
      ? [...points, ...sentences]
      : [...sentences, ...points]),
  ]
  const about = lead ? disputes.find((dispute) => isOfLead(dispute, claims, lead)) : undefined
  const others = disputes.filter((dispute) => dispute !== about).map((dispute) => disputeText(dispute, claims))
  const opening = lead ? leadText(lead, about !== undefined) : ''
  const isAlone = answering <= 1 || settled.length + disputes.length + (lead ? 1 : 0) === 0
  const lone = free.filter((claim) => !claim.isRecord && !(claim.isPoint && answering > 1) && claim.support.length < 2)
  const undoubted = lone.filter(({ id }) => !doubted.has(id))
  const single = singleVoices(undoubted.length > 0 ? undoubted : lone, answering, isAlone)
  const isDoubtful = isAlone && answering > 1 && undoubted.length === 0
  if (isDoubtful && possible[0]) return disputeText(possible[0], claims, 'The answers may differ here.')
  const loneText = single.length === 0 || isAlone ? single.join(' ') : `${SAID_BY_ONE} ${single.join(' ')}`
  return [opening, settled.join(' '), ...others, loneText].filter((part) => part !== '').join('\n\n')
}

/** What most agree on comes first, be it a sentence or a point of their lists. */
const mostSupport = (claims: readonly Chosen[]): number => Math.max(0, ...claims.map(({ support }) => support.length))

/** The points that lists have in common, told in one breath, what speaks for a thing and what against it apart. */
const SIDES: readonly [Chosen['side'], string][] = [
  [null, 'Several name:'],
  ['for', 'Several name for it:'],
  ['against', 'Several name against it:'],
]
const named = (points: Chosen[], words: string): string[] =>
  points.length === 0 ? [] : [`${words} ${points.map(({ text }) => bare(text)).join('; ')}.`]

/** What one answer alone says, in sentences that stand alone; what there is where nothing else is told. */
function singleVoices(single: Chosen[], answering: number, isAlone: boolean): string[] {
  if (answering <= 1) return single.map(({ text }) => toSentence(text))
  const standing = single.filter(
    ({ text }) => !isDangling(text) && !isBareYesOrNo(text) && !isLimit(text) && !isInPart(text),
  )
  return (standing.length > 0 || !isAlone ? standing : single)
    .slice(0, SINGLE_VOICES)
    .map(({ text }) => toSentence(text))
}

/** Whether a dispute is about the thing asked: two of its sides are quoted in it. */
function isOfLead({ claimIds }: LedgerDispute, claims: Chosen[], { sides }: Lead): boolean {
  const voices = claims
    .filter(({ id }) => claimIds.includes(id))
    .flatMap((claim) => claim.voices.filter(({ stance }) => stance === 'says'))
  const isIn = ({ quotes }: LeadSide): boolean =>
    quotes.some(({ seat, start }) => voices.some((voice) => voice.seat === seat && voice.start === start))
  return sides.filter(isIn).length > 1
}

/** "Most say yes: “…” Another says in part: “…”" */
function leadText({ sides, speaking }: Lead, isDispute: boolean): string {
  const texts = sides.map(({ value, voices, words }, i) => {
    const rest = sides.reduce((sum, side) => sum + side.voices, 0) - voices
    const many = voices > 1 ? (voices === speaking ? 'All say' : voices > rest ? 'Most say' : 'Some say') : 'One says'
    const who = i === 0 ? many : voices > 1 ? 'Others say' : 'Another says'
    return `${who} ${value}${words === null ? '.' : `: “${closed(words)}”`}`
  })
  return `${isDispute ? `${CONTESTED} here. ` : ''}${texts.join(' ')}`
}

const LED = /^(?:All|Most|Some|One) says? (?:yes|no|in part)(?:\.|: “)/
/** The paragraph of an assembled answer that answers a question of yes or no; null where it opens with none, or with a dispute. */
export const leadIn = (answer: string): string | null => {
  const [first = ''] = answer.split('\n\n')
  return LED.test(first) ? first : null
}

const closed = (words: string): string => (/[.!?…]["”’)]?$/.test(words) ? words : `${bare(words)}.`)

/** The paragraphs of an assembled answer that put a dispute side by side. */
export const contestedIn = (answer: string): string[] =>
  answer.split('\n\n').filter((part) => part.startsWith(CONTESTED))

/** One side of a dispute in the words of its leading claim. */
type Side = { text: string; voices: number; isRecord: boolean; rank: number }

/** The sides of a dispute, what was computed or recorded first, then the side of most voices. */
function sidesOf({ slot, claimIds, positions }: LedgerDispute, claims: Chosen[]): Side[] {
  const disputed = claims.filter(({ id }) => claimIds.includes(id))
  const sides = positions.flatMap(({ seats, value, quotes }): Side[] => {
    const isNamed = (text: string): boolean => toPlainText(text).includes(toPlainText(value))
    const worth = (claim: Chosen): number =>
      (claim.isRecord ? 2 : 0) +
      (isNamed(claim.text) ? 2 : 0) +
      (bare(claim.text) === value ? 1 : 0) +
      claim.support.length / (seats.length + 1)
    const [first] = disputed
      .filter(({ support }) => support.some((seat) => seats.includes(seat)))
      .toSorted((a, b) => worth(b) - worth(a) || a.rank - b.rank)
    if (!first) return []
    const said = VALUE_SLOTS.includes(slot) && !isNamed(first.text) ? quotes.find(({ quote }) => isNamed(quote)) : null
    const text = said ? said.quote.replace(/\*\*|__|`/g, '') : first.text
    return [{ text, voices: seats.length, isRecord: first.isRecord, rank: first.rank }]
  })
  return sides.toSorted((a, b) => Number(b.isRecord) - Number(a.isRecord) || b.voices - a.voices || a.rank - b.rank)
}

function disputeText(dispute: LedgerDispute, claims: Chosen[], words?: string): string {
  const [first, ...others] = sidesOf(dispute, claims)
  if (!first) return ''
  const about = SLOT_NAMES[dispute.slot]
  const opening = words ?? (about ? `${CONTESTED} on ${about}.` : `${CONTESTED} here.`)
  const rivals = others.reduce((sum, { voices }) => sum + voices, 0)
  const many = first.voices > rivals ? 'Most say' : first.voices > 1 ? 'Some say' : 'One says'
  const leading = first.isRecord ? 'A computed or recorded source says' : many
  const rest = others.map(
    ({ text, voices }) => `${voices > 1 ? 'Others say' : 'Another says'}: “${upper(bare(text))}.”`,
  )
  return `${opening} ${leading}: “${upper(bare(first.text))}.” ${rest.join(' ')}`.trim()
}

/** A claim without the stop at its end. */
export function bare(text: string): string {
  return text.trim().replace(/[\s.!;,]+$/, '')
}

const toSentence = (text: string): string => `${upper(bare(text))}.`
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The figures and names of a text that stand in none of the others: an assembled or reworded answer must have none. */
export function inventions(text: string, said: string[]): string[] {
  const known = new Set(said.flatMap((each) => toKey(each).split(' ')))
  const starts = new Set([...text.matchAll(/(?:^|[.!?:“”"]\s*|\n\s*)(\p{L}+)/gu)].map(([, word]) => word ?? ''))
  const telling = [...text.matchAll(/\p{Lu}[\p{L}\p{N}]+|\d[\d.,]*/gu)]
    .map(([word]) => word)
    .filter((word) => !starts.has(word) || /\d/.test(word))
  return telling.filter((word) =>
    toKey(word)
      .split(' ')
      .some((part) => part !== '' && !known.has(part)),
  )
}
