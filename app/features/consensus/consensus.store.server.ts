import { and, asc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns, consensusSeats } from '#app/database/tables/consensus.ts'
import type { Ledger } from '#app/kits/ledger/ledger.ts'
import type { SeatResult } from '#app/kits/panel/panel.server.ts'
import type { Source } from '#app/providers/knowledge/knowledge.ts'

export type StoredSeat = Omit<SeatResult, 'state'> & { position: number; state: SeatResult['state'] | 'waiting' }
export type StoredRun = {
  id: string
  question: string
  createdAt: Date
  finishedAt: Date | null
  ledger: Ledger | null
  seats: StoredSeat[]
}

export async function createRun(
  run: { id: string; question: string; userId: string | null; createdAt: Date },
  seats: readonly StoredSeat[],
) {
  await store().tx(async () => {
    await store().db.insert(consensusRuns).values(run)
    if (seats.length)
      await store()
        .db.insert(consensusSeats)
        .values(seats.map((seat) => ({ runId: run.id, ...seat })))
  })
}

export async function findRun(id: string): Promise<StoredRun | null> {
  const [run] = await store().db.select().from(consensusRuns).where(eq(consensusRuns.id, id)).limit(1)
  if (!run) return null
  const seats = await store()
    .db.select()
    .from(consensusSeats)
    .where(eq(consensusSeats.runId, id))
    .orderBy(asc(consensusSeats.position))
  const { question, createdAt, finishedAt } = run
  const ledger = run.ledger as Ledger | null
  return {
    id,
    question,
    createdAt,
    finishedAt,
    ledger,
    seats: seats.map(({ runId: _, sources, ...seat }) => ({ ...seat, sources: (sources ?? []) as Source[] })),
  }
}

export const saveSeat = (runId: string, position: number, seat: SeatResult) =>
  store()
    .db.update(consensusSeats)
    .set(seat)
    .where(and(eq(consensusSeats.runId, runId), eq(consensusSeats.position, position)))

export const finishRun = (id: string, ledger: Ledger, finishedAt: Date) =>
  store().db.update(consensusRuns).set({ state: 'done', ledger, finishedAt }).where(eq(consensusRuns.id, id))
