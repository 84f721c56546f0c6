import type { SeatKind, SeatState } from '#app/database/tables/consensus.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'

/** One voice of a panel: its verbatim answer, or why there is none, with what it read, took and cost. */
export type SeatResult = {
  seat: string
  label: string
  family: string
  kind: SeatKind
  state: Exclude<SeatState, 'waiting'>
  text: string
  weight: 'typed' | 'exact' | 'closest' | null
  isRecomputed: boolean
  sources: Source[]
  /** SHA-256 of all it was given to read; null for voices that were not asked here. */
  promptHash: string | null
  startedAt: Date | null
  /** Milliseconds to the first words, for engines that stream. */
  firstPartMs: number | null
  tookMs: number | null
  inputUnits: number | null
  outputUnits: number | null
  /** Millionths of a dollar; null is unknown. Embedded engines cost nothing. */
  costMicros: number | null
}

/** What a voice is that nobody has to ask: its words stand, nothing was measured. */
export const UNASKED = {
  weight: null,
  isRecomputed: false,
  sources: [],
  promptHash: null,
  startedAt: null,
  firstPartMs: null,
  tookMs: null,
  inputUnits: null,
  outputUnits: null,
  costMicros: null,
} as const satisfies Partial<SeatResult>

export type PastedAnswer = { label: string; text: string }

/** A pasted answer as a voice: its own family, cost and time unknown. */
export function toPastedSeat({ label, text }: PastedAnswer, n: number): SeatResult {
  const seat = `pasted-${n + 1}`
  return { ...UNASKED, sources: [], seat, label, family: seat, kind: 'pasted', state: 'answered', text }
}
