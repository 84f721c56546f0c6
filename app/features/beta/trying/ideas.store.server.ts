import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { betaIdeas, betaVotes } from '#app/database/tables/quests/beta.ts'
import type { View } from '#app/kits/members/bridging/bridging.ts'
import { each } from '#app/kits/members/personal-data/each.ts'

export type IdeaRow = typeof betaIdeas.$inferSelect
type Person = { id: string }

export const createIdea = (row: typeof betaIdeas.$inferInsert) => store().db.insert(betaIdeas).values(row)

export async function findIdea(id: string): Promise<IdeaRow | null> {
  const [row] = await store().db.select().from(betaIdeas).where(eq(betaIdeas.id, id)).limit(1)
  return row ?? null
}

export const saveIdea = (id: string, change: Partial<typeof betaIdeas.$inferInsert>) =>
  store().db.update(betaIdeas).set(change).where(eq(betaIdeas.id, id))

export const removeIdea = (id: string, userId: string) =>
  store()
    .db.delete(betaIdeas)
    .where(and(eq(betaIdeas.id, id), eq(betaIdeas.userId, userId)))
    .returning({ id: betaIdeas.id })

/** What is to be read, what both sides agree with first. */
export const listIdeas = (state: IdeaRow['state'] | null, { from, most }: { from: number; most: number }) =>
  store()
    .db.select({ idea: betaIdeas, name: users.name, handle: users.handle })
    .from(betaIdeas)
    .leftJoin(users, and(eq(users.id, betaIdeas.userId), isNull(users.suspendedAt), isNull(users.eraseAt)))
    .where(and(isNull(betaIdeas.hiddenAt), state ? eq(betaIdeas.state, state) : undefined))
    .orderBy(desc(betaIdeas.bridge), desc(betaIdeas.id))
    .limit(most)
    .offset(from)

export const putVote = (row: typeof betaVotes.$inferInsert) =>
  store()
    .db.insert(betaVotes)
    .values(row)
    .onConflictDoUpdate({ target: [betaVotes.ideaId, betaVotes.userId], set: { value: row.value } })

export const removeVote = (ideaId: string, userId: string) =>
  store()
    .db.delete(betaVotes)
    .where(and(eq(betaVotes.ideaId, ideaId), eq(betaVotes.userId, userId)))

/** What a member voted on some ideas. */
export async function listVotesOf(userId: string, ideaIds: readonly string[]): Promise<Map<string, number>> {
  if (ideaIds.length === 0) return new Map()
  const rows = await store()
    .db.select()
    .from(betaVotes)
    .where(and(eq(betaVotes.userId, userId), inArray(betaVotes.ideaId, [...ideaIds])))
  return new Map(rows.map(({ ideaId, value }) => [ideaId, value]))
}

/** The newest votes as judgements, up to a number. */
export async function listViews(most: number): Promise<View[]> {
  const rows = await store()
    .db.select()
    .from(betaVotes)
    .orderBy(asc(betaVotes.ideaId), asc(betaVotes.userId))
    .limit(most)
  return rows.map(({ ideaId, userId, value }) => ({ post: ideaId, member: userId, value }))
}

export async function countIdeas(condition?: SQL): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(betaIdeas)
    .where(and(isNull(betaIdeas.hiddenAt), condition))
  return row?.n ?? 0
}

export const readOwnIdeas = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(betaIdeas)
      .where(eq(betaIdeas.userId, id))
      .orderBy(asc(betaIdeas.createdAt))
    return rows.map(({ userId: _, bridge: _bridge, groups: _groups, hiddenAt: _hidden, ...row }) => row)
  })
export const eraseIdeas = ({ id }: Person) => store().db.delete(betaIdeas).where(eq(betaIdeas.userId, id))

export const readOwnVotes = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(betaVotes)
      .where(eq(betaVotes.userId, id))
      .orderBy(asc(betaVotes.createdAt))
    return rows.map(({ userId: _, ...row }) => row)
  })
export const eraseVotes = ({ id }: Person) => store().db.delete(betaVotes).where(eq(betaVotes.userId, id))
