import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns, consensusSeats, consensusVersions } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import type { ConsensusRun, RunSeat } from './consensus-run.ts'
import type { RunLedger } from './model-help/model-help.ts'
import type { ParkReason } from './parked-words.ts'

export type NewRun = Omit<
  typeof consensusRuns.$inferInsert,
  'ledger' | 'state' | 'version' | 'ledgerVersion' | 'attempts' | 'parked'
>

export async function createRun(run: NewRun, seats: readonly RunSeat[]): Promise<void> {
  await store().tx(async () => {
    await store().db.insert(consensusRuns).values(run)
    await createSeats(run.id, seats)
  })
}

export async function createSeats(runId: string, seats: readonly RunSeat[]): Promise<void> {
  if (seats.length === 0) return
  await store()
    .db.insert(consensusSeats)
    .values(seats.map((seat) => ({ runId, ...seat })))
}

/** A run for the server itself, which goes on with it. What is shown to somebody is read by `findOwnRun`. */
export async function findRun(id: string): Promise<ConsensusRun | null> {
  const [row] = await store().db.select().from(consensusRuns).where(eq(consensusRuns.id, id)).limit(1)
  if (!row) return null
  const { leaseUntil: _, attempts: _attempts, ledger, ...run } = row
  return { ...run, ledger: ledger as RunLedger | null, seats: await listSeats(id) }
}

/** Somebody's run; null for another's as for none. */
export async function findOwnRun(owner: Visitor, id: string): Promise<ConsensusRun | null> {
  const run = await findRun(id)
  return run && isOwned(run, owner) ? run : null
}

/** Whose a run is; null when there is none. */
export async function findRunOwner(id: string): Promise<Pick<ConsensusRun, 'userId' | 'guestId'> | null> {
  const { userId, guestId } = consensusRuns
  const [row] = await store()
    .db.select({ userId, guestId })
    .from(consensusRuns)
    .where(eq(consensusRuns.id, id))
    .limit(1)
  return row ?? null
}

/** What a run of somebody asked, for a page that leads there; null for another's as for none. */
export async function findRunQuestion(owner: Visitor, id: string): Promise<{ id: string; question: string } | null> {
  const { question } = consensusRuns
  const [row] = await store()
    .db.select({ id: consensusRuns.id, question })
    .from(consensusRuns)
    .where(and(eq(consensusRuns.id, id), belongsTo(consensusRuns, owner)))
    .limit(1)
  return row ?? null
}

async function listSeats(runId: string): Promise<RunSeat[]> {
  const rows = await store()
    .db.select()
    .from(consensusSeats)
    .where(eq(consensusSeats.runId, runId))
    .orderBy(asc(consensusSeats.position))
  return rows.map(({ runId: _, sources, ...seat }) => ({ ...seat, sources: (sources ?? []) as Source[] }))
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

export const saveSeat = (runId: string, position: number, seat: SeatResult & { version?: number }) =>
  store()
    .db.update(consensusSeats)
    .set(seat)
    .where(and(eq(consensusSeats.runId, runId), eq(consensusSeats.position, position)))

/** The seat is to be asked anew: what it said stands in the version before. */
export const clearSeat = (runId: string, position: number, version: number) =>
  store()
    .db.update(consensusSeats)
    .set({ state: 'waiting', version, text: '', sources: [], weight: null, isRecomputed: false, costMicros: null })
    .where(and(eq(consensusSeats.runId, runId), eq(consensusSeats.position, position)))

export const saveLedger = (id: string, ledger: RunLedger, ledgerVersion: number) =>
  store().db.update(consensusRuns).set({ ledger, ledgerVersion }).where(eq(consensusRuns.id, id))

/** Counts one more beginning of a comparison, before it begins. Gives its number from 1; 0 when there is no such run. */
export async function beginComparison(id: string): Promise<number> {
  const [row] = await store()
    .db.update(consensusRuns)
    .set({ attempts: sql`${consensusRuns.attempts} + 1` })
    .where(eq(consensusRuns.id, id))
    .returning({ attempts: consensusRuns.attempts })
  return row?.attempts ?? 0
}

/** The comparison stands, or was broken off through no fault of its own: `attempts` of it count. */
export const setAttempts = (id: string, attempts: number) =>
  store().db.update(consensusRuns).set({ attempts }).where(eq(consensusRuns.id, id))

/** Gives a comparison up: the run is done without it. */
export const parkRun = (id: string, parked: ParkReason, finishedAt: Date) =>
  store().db.update(consensusRuns).set({ state: 'done', parked, finishedAt }).where(eq(consensusRuns.id, id))

/** Takes up a run whose comparison was given up, for so many attempts less than the usual; false when it was not. */
export async function unparkRun(id: string, attempts: number, leaseUntil: Date): Promise<boolean> {
  const taken = await store()
    .db.update(consensusRuns)
    .set({ state: 'running', parked: null, attempts, leaseUntil, finishedAt: null })
    .where(and(eq(consensusRuns.id, id), isNotNull(consensusRuns.parked)))
    .returning({ id: consensusRuns.id })
  return taken.length === 1
}

export const endRun = (id: string, finishedAt: Date) =>
  store().db.update(consensusRuns).set({ state: 'done', finishedAt }).where(eq(consensusRuns.id, id))

type Because = (typeof consensusVersions.$inferInsert)['because']

/** Puts the run as it stands among the older versions and begins the next one; gives its number, null when somebody else did. */
export function beginVersion(run: ConsensusRun, because: Because, seat: string, now: Date): Promise<number | null> {
  return store().tx(async () => {
    const { id: runId, ledger, seats } = run
    const [row] = await store()
      .db.update(consensusRuns)
      .set({ version: sql`${consensusRuns.version} + 1`, state: 'running', attempts: 0, parked: null })
      .where(and(eq(consensusRuns.id, runId), eq(consensusRuns.version, run.version)))
      .returning({ version: consensusRuns.version })
    if (!row) return null
    await store()
      .db.insert(consensusVersions)
      .values({ runId, version: run.version, ledger, seats, because, seat, createdAt: now })
    return row.version
  })
}

export type OldVersion = Pick<ConsensusRun, 'ledger' | 'seats' | 'version'> & {
  because: Because
  seat: string
  createdAt: Date
}

/** The versions before the newest, newest first. */
export async function listVersions(runId: string): Promise<OldVersion[]> {
  const rows = await store()
    .db.select()
    .from(consensusVersions)
    .where(eq(consensusVersions.runId, runId))
    .orderBy(desc(consensusVersions.version))
  return rows.map(({ runId: _, ledger, seats, ...rest }) => ({
    ...rest,
    ledger: ledger as RunLedger | null,
    seats: seats as RunSeat[],
  }))
}
