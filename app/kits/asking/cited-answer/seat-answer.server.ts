import { askSeat, listSeats } from '#app/kits/asking/panel/panel.server.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import type { Source } from '#app/providers/ports.ts'

export type SeatAnswer = { label: string; text: string; sources: Source[]; isRecomputed: boolean }

/** Voices that only come close answer another question as often as this one. */
const RANK = { typed: 0, exact: 1, closest: 2, none: 3 } as const

/** What the built-in voices know: the best of their answers, with its sources; null when all of them abstain. */
export async function answerBySeats(run: Run, question: string): Promise<SeatAnswer | null> {
  const seats = (await listSeats(run.viewer)).filter(({ engine }) => isBuiltIn(engine.id))
  const results = await Promise.all(seats.map((seat) => askSeat(run, seat, { question })))
  const [best] = results
    .filter(({ state, sources, isRecomputed }) => state === 'answered' && (sources.length > 0 || isRecomputed))
    .sort((a, b) => RANK[a.weight ?? 'none'] - RANK[b.weight ?? 'none'])
  if (!best) return null
  const { label, text, sources, isRecomputed } = best
  return { label, text, sources, isRecomputed }
}
