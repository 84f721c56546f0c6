import { and, count, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { consensusRuns, consensusShares } from '#app/database/tables/consensus.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findOwnRun } from './runs.store.server.ts'

export type PastRun = Pick<
  typeof consensusRuns.$inferSelect,
  'id' | 'question' | 'createdAt' | 'version' | 'purpose' | 'parentId'
> & { heading: string | null; isDone: boolean }

export type Page = { search: string; before: Date | null; most: number }

/** Somebody's runs, newest first; `search` holds words that all stand in the question. Turns of a conversation stand there. */
export async function listPastRuns(owner: Visitor, { search, before, most }: Page): Promise<PastRun[]> {
  const { id, question, createdAt, version, purpose, parentId, state } = consensusRuns
  const rows = await store()
    .db.select({ id, question, createdAt, version, purpose, parentId, state, heading })
    .from(consensusRuns)
    .where(and(ownRuns(owner, search), before ? lt(createdAt, before) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
  return rows.map(({ state: reached, ...run }) => ({ ...run, isDone: reached === 'done' }))
}

/** The one word of a ledger that the list shows: a ledger may hold megabytes. */
const heading = sql<string | null>`${consensusRuns.ledger} ->> 'heading'`

export async function countPastRuns(owner: Visitor, search: string): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(consensusRuns).where(ownRuns(owner, search))
  return row?.count ?? 0
}

/** The runs that ask the same question, newest first, for comparing them. */
export const listSameQuestion = (owner: Visitor, question: string, most: number) =>
  store()
    .db.select({ id: consensusRuns.id, createdAt: consensusRuns.createdAt, version: consensusRuns.version })
    .from(consensusRuns)
    .where(
      and(
        belongsTo(consensusRuns, owner),
        eq(sql`lower(trim(${consensusRuns.question}))`, question.trim().toLowerCase()),
        eq(consensusRuns.state, 'done'),
      ),
    )
    .orderBy(desc(consensusRuns.createdAt))
    .limit(most)

/** Removes a run with its seats, versions, votes and shared pages. Runs that follow from it stay, without the way back. */
export const removeRun = (owner: Visitor, id: string) =>
  store().tx(async () => {
    if (!(await findOwnRun(owner, id))) return
    await store().db.update(consensusRuns).set({ parentId: null }).where(eq(consensusRuns.parentId, id))
    await store().db.delete(consensusShares).where(eq(consensusShares.runId, id))
    await store()
      .db.delete(consensusRuns)
      .where(and(eq(consensusRuns.id, id), belongsTo(consensusRuns, owner)))
  })

function ownRuns(owner: Visitor, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean)
  return and(
    belongsTo(consensusRuns, owner),
    isNull(consensusRuns.talkId),
    ...words.map((word) => holds(consensusRuns.question, word)),
  )
}
