import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns, consensusShares, consensusTalks } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type Talk = Pick<typeof consensusTalks.$inferSelect, 'id' | 'title' | 'updatedAt'>

export const createTalk = (row: typeof consensusTalks.$inferInsert) => store().db.insert(consensusTalks).values(row)

export const touchTalk = (id: string, updatedAt: Date) =>
  store().db.update(consensusTalks).set({ updatedAt }).where(eq(consensusTalks.id, id))

/** Somebody's conversation; null when it is not theirs or there is none. */
export async function findTalk(owner: Visitor, id: string): Promise<Talk | null> {
  const [row] = await store()
    .db.select()
    .from(consensusTalks)
    .where(and(eq(consensusTalks.id, id), belongsTo(consensusTalks, owner)))
    .limit(1)
  return row ?? null
}

/** Whose a conversation is; null when there is none. */
export async function findTalkOwner(id: string) {
  const { userId, guestId } = consensusTalks
  const [row] = await store()
    .db.select({ userId, guestId })
    .from(consensusTalks)
    .where(eq(consensusTalks.id, id))
    .limit(1)
  return row ?? null
}

/** Somebody's conversations, the one used last first. */
export const listTalks = (owner: Visitor, most: number): Promise<Talk[]> =>
  store()
    .db.select({ id: consensusTalks.id, title: consensusTalks.title, updatedAt: consensusTalks.updatedAt })
    .from(consensusTalks)
    .where(belongsTo(consensusTalks, owner))
    .orderBy(desc(consensusTalks.updatedAt))
    .limit(most)

/** The runs of a conversation in their order. */
export async function listTurns(talkId: string): Promise<string[]> {
  const rows = await store()
    .db.select({ id: consensusRuns.id })
    .from(consensusRuns)
    .where(eq(consensusRuns.talkId, talkId))
    .orderBy(asc(consensusRuns.turn), asc(consensusRuns.createdAt))
  return rows.map(({ id }) => id)
}

export const renameTalk = (owner: Visitor, id: string, title: string) =>
  store()
    .db.update(consensusTalks)
    .set({ title })
    .where(and(eq(consensusTalks.id, id), belongsTo(consensusTalks, owner)))

/** Removes a conversation with all its runs and what was shared of them. */
export const removeTalk = (owner: Visitor, id: string) =>
  store().tx(async () => {
    const talk = await findTalk(owner, id)
    if (!talk) return
    const turns = await listTurns(id)
    if (turns.length > 0) await store().db.delete(consensusShares).where(inArray(consensusShares.runId, turns))
    await store().db.delete(consensusRuns).where(eq(consensusRuns.talkId, id))
    await store().db.delete(consensusTalks).where(eq(consensusTalks.id, id))
  })
