import { engineRoom } from '#app/kits/engine-room/engine-room.server.ts'
import { toFailureWords } from '#app/kits/engines/failure-words.ts'
import { listEngines, type ListedEngine } from '#app/kits/engines/registry.server.ts'
import type { Viewer } from '#app/kits/engines/viewer.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { Run } from '#app/kits/runs/run.ts'
import { useEngine } from '#app/kits/runs/use-engine.server.ts'
import { isBuiltIn, type SeatInfo } from './seat-info.ts'
import { toFailure } from '#app/providers/engine.ts'
import { typeOfQuestion } from '#app/providers/knowledge/question.ts'
import type { Source } from '#app/providers/knowledge/knowledge.ts'

export type SeatState = 'answered' | 'abstained' | 'failed'

/** One voice of a panel after it has spoken: the verbatim answer, or why there is none. */
export type SeatResult = {
  seat: string
  label: string
  family: string
  kind: 'engine' | 'pasted'
  state: SeatState
  text: string
  weight: 'typed' | 'exact' | 'closest' | null
  isRecomputed: boolean
  sources: Source[]
  tookMs: number | null
  /** Millionths of a dollar; null is unknown. Embedded engines cost nothing. */
  costMicros: number | null
}

export type PastedAnswer = { label: string; text: string }

/** One that can sit on a panel. */
export type Seat = ListedEngine<'answer'>

/** The engines that can sit on somebody's panel here. */
export const listSeats = (viewer: Viewer): Promise<Seat[]> => listEngines(viewer, 'answer')

export const toSeatInfo = ({ engine: { id, label, about, family } }: Seat): SeatInfo => ({
  id,
  label,
  about,
  family,
  isBuiltIn: isBuiltIn(id),
})

/** Asks one engine; never rejects: a seat that fails says so and breaks nothing. */
export async function askSeat(run: Run, seat: Seat, question: string): Promise<SeatResult> {
  const { id, label, family } = seat.engine
  const startedAt = performance.now()
  const done = (rest: Pick<SeatResult, 'state' | 'text' | 'costMicros'> & Partial<SeatResult>): SeatResult => ({
    seat: id,
    label,
    family,
    kind: 'engine',
    weight: null,
    isRecomputed: false,
    sources: [],
    tookMs: Math.round(performance.now() - startedAt),
    ...rest,
  })
  try {
    const { result: answer, costMicros } = await useEngine(run, seat, { question })
    if (answer.state === 'abstained') return done({ state: 'abstained', text: answer.why, costMicros })
    const { text, sources, weight, isRecomputed } = answer
    return done({ state: 'answered', text, sources, weight, isRecomputed, costMicros })
  } catch (error) {
    return done({ state: 'failed', text: toFailureWords(toFailure(error)), costMicros: null })
  }
}

/** A pasted answer as a voice: its own family, cost and time unknown. */
export function toPastedSeat({ label, text }: PastedAnswer, n: number): SeatResult {
  return {
    seat: `pasted-${n + 1}`,
    label,
    family: `pasted-${n + 1}`,
    kind: 'pasted',
    state: 'answered',
    text,
    weight: null,
    isRecomputed: false,
    sources: [],
    tookMs: null,
    costMicros: null,
  }
}

/** The ledger of what the seats said; abstaining and failed seats have no voice in it. */
export function ledgerOf(question: string, seats: readonly SeatResult[]): Promise<Ledger> {
  const answers = seats
    .filter(({ state }) => state === 'answered')
    .map(({ seat, text, family, sources, isRecomputed, weight }) => ({
      seat,
      text,
      family,
      sources,
      isRecomputed,
      weight: weight ?? undefined,
    }))
  return engineRoom().run('ledger', { question, answers, questionType: typeOfQuestion(question) })
}
