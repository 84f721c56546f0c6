import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { blockedWords, decisions, reports, type Outcome } from '#app/database/tables/together/moderation.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type ReportRow = typeof reports.$inferSelect
export type DecisionRow = typeof decisions.$inferSelect
export type BlockedWord = typeof blockedWords.$inferSelect

/** Keeps a report; false when the same member reported the same thing before. */
export async function createReport(row: typeof reports.$inferInsert): Promise<boolean> {
  const kept = await store().db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.id })
  return kept.length > 0
}

/** Things with open reports: the most reported first, each with its newest report. */
export async function listOpenThings(most: number, skip: number) {
  return store()
    .db.select({
      kind: reports.kind,
      thingId: reports.thingId,
      times: count(),
      newest: sql<string>`max(${reports.id})`,
    })
    .from(reports)
    .where(isNull(reports.closedAt))
    .groupBy(reports.kind, reports.thingId)
    .orderBy(desc(count()), asc(sql`min(${reports.createdAt})`))
    .limit(most)
    .offset(skip)
}

export async function countOpenThings(): Promise<number> {
  const things = store()
    .db.select({ kind: reports.kind, thingId: reports.thingId })
    .from(reports)
    .where(isNull(reports.closedAt))
    .groupBy(reports.kind, reports.thingId)
    .as('things')
  const [row] = await store().db.select({ n: count() }).from(things)
  return Number(row?.n ?? 0)
}

/** The oldest report nobody has looked at. */
export async function findOldestOpen(): Promise<Date | null> {
  const [row] = await store()
    .db.select({ at: reports.createdAt })
    .from(reports)
    .where(isNull(reports.closedAt))
    .orderBy(asc(reports.createdAt))
    .limit(1)
  return row?.at ?? null
}

export const listReportsOf = (kind: string, thingId: string, most: number) =>
  store()
    .db.select({ report: reports, reporter: users.name, reporterHandle: users.handle })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(and(eq(reports.kind, kind), eq(reports.thingId, thingId)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(most)

export const closeReports = (kind: string, thingId: string, outcome: Outcome, closedAt: Date) =>
  store()
    .db.update(reports)
    .set({ closedAt, outcome })
    .where(and(eq(reports.kind, kind), eq(reports.thingId, thingId), isNull(reports.closedAt)))

/** What there was before about a member: other things reported, and what was decided. */
export async function countHistory(authorId: string, thingId: string) {
  const { db } = store()
  const [reported] = await db
    .select({ n: count() })
    .from(reports)
    .where(and(eq(reports.authorId, authorId), ne(reports.thingId, thingId)))
  const decided = await db
    .select({ act: decisions.act, n: count() })
    .from(decisions)
    .where(and(eq(decisions.userId, authorId), eq(decisions.isReversed, false)))
    .groupBy(decisions.act)
  return { reported: Number(reported?.n ?? 0), decided: decided.map(({ act, n }) => ({ act, times: Number(n) })) }
}

export const createDecision = (row: typeof decisions.$inferInsert) => store().db.insert(decisions).values(row)

export async function findDecision(id: string): Promise<DecisionRow | null> {
  const [row] = await store().db.select().from(decisions).where(eq(decisions.id, id)).limit(1)
  return row ?? null
}

/** Writes an appeal; false when there was one. */
export async function saveAppeal(id: string, appeal: string, appealedAt: Date): Promise<boolean> {
  const kept = await store()
    .db.update(decisions)
    .set({ appeal, appealedAt })
    .where(and(eq(decisions.id, id), isNull(decisions.appealedAt)))
    .returning({ id: decisions.id })
  return kept.length > 0
}

export async function saveAppealAnswer(id: string, answer: string, isReversed: boolean, answeredAt: Date) {
  const kept = await store()
    .db.update(decisions)
    .set({ answer, isReversed, answeredAt })
    .where(and(eq(decisions.id, id), isNull(decisions.answeredAt)))
    .returning({ id: decisions.id })
  return kept.length > 0
}

/** Appeals nobody has answered, the oldest first. */
export const listAppeals = (most: number) =>
  store()
    .db.select({ decision: decisions, name: users.name, handle: users.handle })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.userId))
    .where(and(isNull(decisions.answeredAt), isNotNull(decisions.appealedAt)))
    .orderBy(asc(decisions.appealedAt))
    .limit(most)

export const listBlockedWords = () => store().db.select().from(blockedWords).orderBy(asc(blockedWords.word))

export const putBlockedWord = ({ word, act, createdAt }: BlockedWord) =>
  store()
    .db.insert(blockedWords)
    .values({ word, act, createdAt })
    .onConflictDoUpdate({ target: blockedWords.word, set: { act } })

export const removeBlockedWord = (word: string) => store().db.delete(blockedWords).where(eq(blockedWords.word, word))

export const readReportsOf = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(reports).where(eq(reports.userId, id)).orderBy(asc(reports.createdAt))
    return rows.map(({ kind, thingId, reason, words, createdAt, outcome }) => ({
      ...{ kind, thingId, reason, words, createdAt, outcome },
    }))
  })

/** What was said about things of a former member goes with them; what they said of others stays without name and words. */
export async function eraseReportsOf({ id }: Person): Promise<void> {
  const { db } = store()
  await db.delete(reports).where(eq(reports.authorId, id))
  await db.update(reports).set({ userId: null, words: '' }).where(eq(reports.userId, id))
}

export const readDecisionsOf = ({ id }: Person) =>
  each(() => store().db.select().from(decisions).where(eq(decisions.userId, id)).orderBy(asc(decisions.createdAt)))

export const eraseDecisionsOf = ({ id }: Person) => store().db.delete(decisions).where(eq(decisions.userId, id))
