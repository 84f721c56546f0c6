import { engineRoom } from '#app/kits/engine-room/engine-room.server.ts'
import type { SeatInfo } from '#app/kits/engine-room/jobs.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
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

const FAILED = 'This engine did not answer in time. The others stand.'

/** The engines that can sit on a panel here. */
export const listSeats = (): Promise<SeatInfo[]> => engineRoom().seats()

/** Asks one engine; never rejects: a seat that fails says so and breaks nothing. */
export async function askSeat(seat: SeatInfo, question: string): Promise<SeatResult> {
  const startedAt = performance.now()
  const done = (rest: Pick<SeatResult, 'state' | 'text'> & Partial<SeatResult>): SeatResult => ({
    seat: seat.id,
    label: seat.label,
    family: seat.family,
    kind: 'engine',
    weight: null,
    isRecomputed: false,
    sources: [],
    tookMs: Math.round(performance.now() - startedAt),
    costMicros: 0,
    ...rest,
  })
  try {
    const answer = await engineRoom().run('ask', { seat: seat.id, question })
    if (answer.state === 'abstained') return done({ state: 'abstained', text: answer.why })
    const { text, sources, weight, isRecomputed } = answer
    return done({ state: 'answered', text, sources, weight, isRecomputed })
  } catch {
    return done({ state: 'failed', text: FAILED })
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
