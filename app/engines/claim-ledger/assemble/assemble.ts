import { toTable } from '#app/platform/table.ts'
import type { LedgerClaim, LedgerDispute } from '../record.ts'
import { toKey } from '../text/text.ts'

const SINGLE_VOICES = 4
const SLOT_NAMES: Record<string, string> = toTable({
  number: 'the figure',
  date: 'the date',
  order: 'the order',
  'who or what': 'who or what it is',
  roles: 'who does what to whom',
})

const CONTESTED = 'The answers differ'
/** What stands before the sentences of single voices. */
export const SAID_BY_ONE = 'Said by only one of the answers:'

/** What the assembler needs to know of a claim beyond the ledger's own fields. */
export type Chosen = LedgerClaim & { isRecord: boolean; rank: number }

/**
 * The merged answer, from the seats' own words only: computed or structured answers first, then what several say, then
 * disputes side by side, then single voices. It adds no figure, name or date that no seat said.
 */
export function assemble(claims: Chosen[], disputes: LedgerDispute[], answering: number): string {
  const disputed = new Set(disputes.flatMap(({ claimIds }) => claimIds))
  const free = claims.filter(({ id }) => !disputed.has(id)).toSorted((a, b) => a.rank - b.rank)
  const records = free.filter(({ isRecord }) => isRecord)
  const shared = free.filter((claim) => !claim.isRecord && claim.support.length >= 2)
  const single = free.filter((claim) => !claim.isRecord && claim.support.length < 2)
  const settled = [...records, ...shared].map(({ text }) => toSentence(text))
  const contested = disputes.map((dispute) => disputeText(dispute, claims))
  const lone =
    answering <= 1
      ? single.map(({ text }) => toSentence(text))
      : single.slice(0, SINGLE_VOICES).map(({ text }) => toSentence(text))
  const loneText =
    lone.length === 0 || answering <= 1 || (settled.length === 0 && contested.length === 0)
      ? lone.join(' ')
      : `${SAID_BY_ONE} ${lone.join(' ')}`
  return [settled.join(' '), ...contested, loneText].filter((part) => part !== '').join('\n\n')
}

/** The paragraphs of an assembled answer that put a dispute side by side. */
export const contestedIn = (answer: string): string[] =>
  answer.split('\n\n').filter((part) => part.startsWith(CONTESTED))

/** One side of a dispute in the words of its leading claim. */
type Side = { text: string; voices: number; isRecord: boolean; rank: number }

/** The sides of a dispute, what was computed or recorded first, then the side of most voices. */
function sidesOf({ claimIds, positions }: LedgerDispute, claims: Chosen[]): Side[] {
  const disputed = claims.filter(({ id }) => claimIds.includes(id))
  const sides = positions.flatMap(({ seats, value }): Side[] => {
    const worth = (claim: Chosen): number =>
      (claim.isRecord ? 2 : 0) + (bare(claim.text) === value ? 1 : 0) + claim.support.length / (seats.length + 1)
    const [first] = disputed
      .filter(({ support }) => support.every((seat) => seats.includes(seat)))
      .toSorted((a, b) => worth(b) - worth(a) || a.rank - b.rank)
    return first ? [{ text: first.text, voices: seats.length, isRecord: first.isRecord, rank: first.rank }] : []
  })
  return sides.toSorted((a, b) => Number(b.isRecord) - Number(a.isRecord) || b.voices - a.voices || a.rank - b.rank)
}

function disputeText(dispute: LedgerDispute, claims: Chosen[]): string {
  const [first, ...others] = sidesOf(dispute, claims)
  if (!first) return ''
  const about = SLOT_NAMES[dispute.slot]
  const opening = about ? `${CONTESTED} on ${about}.` : `${CONTESTED} here.`
  const rivals = others.reduce((sum, { voices }) => sum + voices, 0)
  const many = first.voices > rivals ? 'Most say' : first.voices > 1 ? 'Some say' : 'One says'
  const leading = first.isRecord ? 'A computed or recorded source says' : many
  const rest = others.map(({ text, voices }) => `${voices > 1 ? 'Others say' : 'Another says'}: “${bare(text)}.”`)
  return `${opening} ${leading}: “${bare(first.text)}.” ${rest.join(' ')}`.trim()
}

/** A claim without the stop at its end. */
export function bare(text: string): string {
  return text.trim().replace(/[\s.!;,]+$/, '')
}

function toSentence(text: string): string {
  const end = bare(text)
  return `${end.charAt(0).toUpperCase()}${end.slice(1)}.`
}

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
