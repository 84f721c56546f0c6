import { and, asc, desc, eq, inArray, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  researchNotes as notes,
  researchPasses as passes,
  researchReports as reports,
  researchSnapshots as snapshots,
} from '#app/database/tables/research/research.ts'

export type PassRow = typeof passes.$inferSelect
export type SnapshotRow = typeof snapshots.$inferSelect
export type NoteRow = typeof notes.$inferSelect
export type ReportRow = typeof reports.$inferSelect

export const createPass = (row: typeof passes.$inferInsert) => store().db.insert(passes).values(row)

export async function findPass(id: string): Promise<PassRow | null> {
  const [row] = await store().db.select().from(passes).where(eq(passes.id, id))
  return row ?? null
}

/** The passes of a research, newest first. */
export const listPasses = (researchId: string): Promise<PassRow[]> =>
  store().db.select().from(passes).where(eq(passes.researchId, researchId)).orderBy(desc(passes.number))

export const savePass = (id: string, change: Partial<typeof passes.$inferInsert>) =>
  store().db.update(passes).set(change).where(eq(passes.id, id))

export const listSnapshots = (passId: string): Promise<SnapshotRow[]> =>
  store().db.select().from(snapshots).where(eq(snapshots.passId, passId)).orderBy(asc(snapshots.n))

/** The texts of a pass without their words, for lists. */
export const listSources = (passId: string) => {
  const { id, n, kind, title, href, site, date, license, subs, sameAs, isOut, sha256, createdAt } = snapshots
  return store()
    .db.select({ id, n, kind, title, href, site, date, license, subs, sameAs, isOut, sha256, createdAt })
    .from(snapshots)
    .where(eq(snapshots.passId, passId))
    .orderBy(asc(snapshots.n))
}
export type SourceRow = Awaited<ReturnType<typeof listSources>>[number]

export async function findSnapshot(passId: string, n: number): Promise<SnapshotRow | null> {
  const [row] = await store()
    .db.select()
    .from(snapshots)
    .where(and(eq(snapshots.passId, passId), eq(snapshots.n, n)))
  return row ?? null
}

export async function nextNumber(passId: string): Promise<number> {
  const [row] = await store()
    .db.select({ most: max(snapshots.n) })
    .from(snapshots)
    .where(eq(snapshots.passId, passId))
  return (row?.most ?? 0) + 1
}

export const createSnapshot = (row: typeof snapshots.$inferInsert) => store().db.insert(snapshots).values(row)

export const saveSnapshot = (passId: string, n: number, change: Partial<typeof snapshots.$inferInsert>) =>
  store()
    .db.update(snapshots)
    .set(change)
    .where(and(eq(snapshots.passId, passId), eq(snapshots.n, n)))

export const listNotes = (passId: string): Promise<NoteRow[]> =>
  store()
    .db.select()
    .from(notes)
    .where(eq(notes.passId, passId))
    .orderBy(asc(notes.sub), desc(notes.score), asc(notes.n), asc(notes.start))

/** Puts the notes of a line of the plan in the place of those it had; what was thrown out stays so. */
export async function replaceNotes(passId: string, sub: string, rows: (typeof notes.$inferInsert)[]): Promise<void> {
  const { db } = store()
  await db.delete(notes).where(and(eq(notes.passId, passId), eq(notes.sub, sub), eq(notes.isOut, false)))
  if (rows.length > 0) await db.insert(notes).values(rows)
}

/** False when the note is not of the pass. */
export async function saveNote(passId: string, id: string, isOut: boolean): Promise<boolean> {
  const changed = await store()
    .db.update(notes)
    .set({ isOut })
    .where(and(eq(notes.id, id), eq(notes.passId, passId)))
    .returning({ id: notes.id })
  return changed.length > 0
}

/** The wordings of a pass's report, newest first. */
export const listReports = (passId: string): Promise<ReportRow[]> =>
  store().db.select().from(reports).where(eq(reports.passId, passId)).orderBy(desc(reports.number))

export async function findLastReport(passId: string): Promise<ReportRow | null> {
  const [row] = await store()
    .db.select()
    .from(reports)
    .where(eq(reports.passId, passId))
    .orderBy(desc(reports.number))
    .limit(1)
  return row ?? null
}

export const createReport = (row: typeof reports.$inferInsert) => store().db.insert(reports).values(row)

/** The newest report of each of some passes that has one. */
export async function listPassesWithReport(passIds: readonly string[]): Promise<Set<string>> {
  if (passIds.length === 0) return new Set()
  const rows = await store()
    .db.selectDistinct({ passId: reports.passId })
    .from(reports)
    .where(inArray(reports.passId, [...passIds]))
  return new Set(rows.map(({ passId }) => passId))
}
