import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import {
  promptCases as cases,
  prompts,
  promptVersions as versions,
  type PromptOutcome,
} from '#app/database/tables/writing.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type PromptRow = typeof prompts.$inferSelect
export type CaseRow = typeof cases.$inferSelect

export async function findPrompt(id: string): Promise<PromptRow | null> {
  const [row] = await store()
    .db.select()
    .from(prompts)
    .where(and(eq(prompts.id, id), isNull(prompts.deletedAt)))
  return row ?? null
}

export const createPrompt = (row: typeof prompts.$inferInsert) => store().db.insert(prompts).values(row)

/** False when somebody saved it since. */
export async function savePrompt(
  id: string,
  from: number,
  change: Pick<PromptRow, 'title' | 'text' | 'version' | 'updatedAt'>,
): Promise<boolean> {
  const saved = await store()
    .db.update(prompts)
    .set(change)
    .where(and(eq(prompts.id, id), eq(prompts.version, from)))
    .returning({ id: prompts.id })
  return saved.length > 0
}

export async function changePrompt(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(prompts)
    .set(change)
    .where(and(eq(prompts.id, id), belongsTo(prompts, owner)))
    .returning({ id: prompts.id })
  return changed.length > 0
}

type Asked = { search: string; before: Date | null; most: number }

export const listPrompts = (owner: Visitor, { search, before, most }: Asked) =>
  store()
    .db.select({ id: prompts.id, title: prompts.title, createdAt: prompts.updatedAt })
    .from(prompts)
    .where(and(ownPrompts(owner, search), before ? lt(prompts.updatedAt, before) : undefined))
    .orderBy(desc(prompts.updatedAt), desc(prompts.id))
    .limit(most)

export async function countPrompts(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(prompts).where(ownPrompts(owner, search))
  return row?.count ?? 0
}

/** All prompts of somebody, for the export. */
export const listWholePrompts = (owner: Visitor, most: number): Promise<PromptRow[]> =>
  store().db.select().from(prompts).where(ownPrompts(owner, '')).orderBy(asc(prompts.createdAt)).limit(most)

export async function findDeletedPrompt(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: prompts.id, title: prompts.title })
    .from(prompts)
    .where(and(eq(prompts.id, id), belongsTo(prompts, owner), isNotNull(prompts.deletedAt)))
  return row ?? null
}

export const removePrompt = (id: string, owner: Visitor) =>
  store()
    .db.delete(prompts)
    .where(and(eq(prompts.id, id), belongsTo(prompts, owner)))

export const erasePromptsDeletedBefore = (moment: Date) =>
  store().db.delete(prompts).where(lt(prompts.deletedAt, moment))

function ownPrompts(owner: Visitor, search: string) {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    belongsTo(prompts, owner),
    isNull(prompts.deletedAt),
    ...words.map((word) => or(holds(prompts.title, word), holds(prompts.text, word))),
  )
}

export const createVersion = (row: typeof versions.$inferInsert) => store().db.insert(versions).values(row)

export const listVersions = (promptId: string, most: number) =>
  store().db.select().from(versions).where(eq(versions.promptId, promptId)).orderBy(desc(versions.version)).limit(most)

export async function findVersion(promptId: string, version: number): Promise<string | null> {
  const [row] = await store()
    .db.select({ text: versions.text })
    .from(versions)
    .where(and(eq(versions.promptId, promptId), eq(versions.version, version)))
  return row?.text ?? null
}

export const createCase = (row: typeof cases.$inferInsert) => store().db.insert(cases).values(row)

export const listCases = (promptIds: readonly string[]): Promise<CaseRow[]> =>
  store()
    .db.select()
    .from(cases)
    .where(inArray(cases.promptId, [...promptIds]))
    .orderBy(asc(cases.createdAt), asc(cases.id))

export const removeCase = (promptId: string, id: string) =>
  store()
    .db.delete(cases)
    .where(and(eq(cases.promptId, promptId), eq(cases.id, id)))

export const saveOutcomes = (id: string, outcomes: PromptOutcome[]) =>
  store().db.update(cases).set({ outcomes }).where(eq(cases.id, id))

const ownIds = ({ id }: Person) => store().db.select({ id: prompts.id }).from(prompts).where(eq(prompts.userId, id))

/** A person's prompts as they are now. */
export async function* readPrompts({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(prompts).where(eq(prompts.userId, id)).orderBy(asc(prompts.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export async function* readPromptVersions(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(versions)
    .where(inArray(versions.promptId, ownIds(person)))
}

export async function* readPromptCases(person: Person): AsyncGenerator<object> {
  yield* await store()
    .db.select()
    .from(cases)
    .where(inArray(cases.promptId, ownIds(person)))
}

export const erasePrompts = ({ id }: Person) => store().db.delete(prompts).where(eq(prompts.userId, id))
export const erasePromptVersions = (person: Person) =>
  store()
    .db.delete(versions)
    .where(inArray(versions.promptId, ownIds(person)))
export const erasePromptCases = (person: Person) =>
  store()
    .db.delete(cases)
    .where(inArray(cases.promptId, ownIds(person)))
