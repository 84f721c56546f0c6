import { and, asc, desc, eq, max } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { helpEdits, helpVersions, type HelpText } from '#app/database/tables/support.ts'

export type { HelpText } from '#app/database/tables/support.ts'
export type HelpEdit = typeof helpEdits.$inferSelect
export type HelpVersion = typeof helpVersions.$inferSelect

export const listHelpEdits = (): Promise<HelpEdit[]> => store().db.select().from(helpEdits).orderBy(asc(helpEdits.slug))

export async function findHelpEdit(slug: string): Promise<HelpEdit | null> {
  const rows = await store().db.select().from(helpEdits).where(eq(helpEdits.slug, slug)).limit(1)
  return rows[0] ?? null
}

/** Writes what the operator made of an article; what is not named stays as it was. */
export const saveHelpEdit = (slug: string, changes: Partial<Omit<HelpEdit, 'slug'>> & { updatedAt: Date }) =>
  store()
    .db.insert(helpEdits)
    .values({ slug, ...changes })
    .onConflictDoUpdate({ target: helpEdits.slug, set: changes })

export const removeHelpEdit = (slug: string) => store().db.delete(helpEdits).where(eq(helpEdits.slug, slug))

/** Every kept text of an article, the newest first. */
export const listHelpVersions = (slug: string): Promise<HelpVersion[]> =>
  store().db.select().from(helpVersions).where(eq(helpVersions.slug, slug)).orderBy(desc(helpVersions.number))

export async function findHelpVersion(slug: string, number: number): Promise<HelpVersion | null> {
  const rows = await store()
    .db.select()
    .from(helpVersions)
    .where(and(eq(helpVersions.slug, slug), eq(helpVersions.number, number)))
    .limit(1)
  return rows[0] ?? null
}

/** Keeps a text as the next version of its article; gives its number. Call it inside a transaction. */
export async function createHelpVersion(
  slug: string,
  act: HelpVersion['act'],
  text: HelpText,
  createdAt: Date,
): Promise<number> {
  const [row] = await store()
    .db.select({ last: max(helpVersions.number) })
    .from(helpVersions)
    .where(eq(helpVersions.slug, slug))
  const number = (row?.last ?? 0) + 1
  await store().db.insert(helpVersions).values({ slug, number, act, text, createdAt })
  return number
}
