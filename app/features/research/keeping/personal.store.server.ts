import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import {
  research,
  researchNotes as notes,
  researchPasses as passes,
  researchReports as reports,
  researchSnapshots as snapshots,
} from '#app/database/tables/research/research.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const AT_ONCE = 20
const ownResearch = ({ id }: Person) =>
  store().db.select({ id: research.id }).from(research).where(eq(research.userId, id))
const ownPasses = (person: Person) =>
  store()
    .db.select({ id: passes.id })
    .from(passes)
    .where(inArray(passes.researchId, ownResearch(person)))

export async function* readOwnResearch({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(research)
    .where(eq(research.userId, id))
    .orderBy(asc(research.createdAt), asc(research.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export async function* readOwnPasses(person: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(passes)
    .where(inArray(passes.researchId, ownResearch(person)))
    .orderBy(asc(passes.createdAt), asc(passes.id))
  yield* rows
}

/** The texts a person's research stands on, a few at a time: they may be long. */
export async function* readOwnSnapshots(person: Person): AsyncGenerator<object> {
  const list = (last: typeof snapshots.$inferSelect | undefined) =>
    store()
      .db.select()
      .from(snapshots)
      .where(
        and(
          inArray(snapshots.passId, ownPasses(person)),
          isBehind(snapshots.createdAt, snapshots.id, last && { at: last.createdAt, id: last.id }),
        ),
      )
      .orderBy(asc(snapshots.createdAt), asc(snapshots.id))
      .limit(AT_ONCE)
  for await (const page of paged<typeof snapshots.$inferSelect>(AT_ONCE, list)) yield* page
}

export async function* readOwnNotes(person: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(notes)
    .where(inArray(notes.passId, ownPasses(person)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
  yield* rows
}

export async function* readOwnReports(person: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(reports)
    .where(inArray(reports.passId, ownPasses(person)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
  yield* rows
}

const eraseOfPasses = (table: typeof snapshots | typeof notes | typeof reports) => (person: Person) =>
  store()
    .db.delete(table)
    .where(inArray(table.passId, ownPasses(person)))

export const eraseSnapshots = eraseOfPasses(snapshots)
export const eraseNotes = eraseOfPasses(notes)
export const eraseReports = eraseOfPasses(reports)
export const erasePasses = (person: Person) =>
  store()
    .db.delete(passes)
    .where(inArray(passes.researchId, ownResearch(person)))
export const eraseResearch = ({ id }: Person) => store().db.delete(research).where(eq(research.userId, id))
