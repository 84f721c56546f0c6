import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
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
  run: { id: string; question: string; userId: string | null; createdAt: Date; leaseUntil: Date },
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

/**
 * Takes an unfinished run for oneself until a moment. False while another server sees to it; the only server there is
 * (`isAlone`) has nobody to wait for.
 */
export async function claimRun(id: string, now: Date, until: Date, isAlone: boolean): Promise<boolean> {
  const isFree = isAlone ? undefined : or(isNull(consensusRuns.leaseUntil), lt(consensusRuns.leaseUntil, now))
  const taken = await store()
    .db.update(consensusRuns)
    .set({ leaseUntil: until })
    .where(and(eq(consensusRuns.id, id), eq(consensusRuns.state, 'running'), isFree))
    .returning({ id: consensusRuns.id })
  return taken.length === 1
}

export const keepRun = (id: string, leaseUntil: Date) =>
  store().db.update(consensusRuns).set({ leaseUntil }).where(eq(consensusRuns.id, id))

export const saveSeat = (runId: string, position: number, seat: SeatResult) =>
  store()
    .db.update(consensusSeats)
    .set(seat)
    .where(and(eq(consensusSeats.runId, runId), eq(consensusSeats.position, position)))

export const finishRun = (id: string, ledger: Ledger, finishedAt: Date) =>
  store().db.update(consensusRuns).set({ state: 'done', ledger, finishedAt }).where(eq(consensusRuns.id, id))
