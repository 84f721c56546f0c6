import { and, asc, desc, eq, gte, isNotNull, isNull, like, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { pictures } from '#app/database/tables/pictures.ts'
import { qaQuestions } from '#app/database/tables/questions.ts'
import { thanks } from '#app/database/tables/together/thanks.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** How many runs are looked through for one that stayed open. */
const LOOKED_THROUGH = 60

/** Somebody's latest runs whose panel is at odds and which nobody put to a source. */
export async function listOpenDisputes(owner: Visitor, since: Date, most: number) {
  const { id, question, createdAt, parentId, purpose } = consensusRuns
  const rows = await store()
    .db.select({
      id,
      question,
      createdAt,
      parentId,
      purpose,
      heading: sql<string | null>`${consensusRuns.ledger} ->> 'heading'`,
    })
    .from(consensusRuns)
    .where(and(belongsTo(consensusRuns, owner), gte(createdAt, since)))
    .orderBy(desc(createdAt), desc(id))
    .limit(LOOKED_THROUGH)
  const settled = new Set(rows.flatMap((row) => (row.purpose === 'resolve' ? (row.parentId ?? []) : [])))
  return rows
    .filter(
      (row) => row.heading !== null && AT_ODDS.has(row.heading) && row.purpose !== 'resolve' && !settled.has(row.id),
    )
    .slice(0, most)
}
const AT_ODDS: ReadonlySet<string> = new Set(['split'])

/** Public questions that nobody answered, the oldest first, without the reader's own. */
export async function listUnanswered(userId: string | null, most: number) {
  const { id, question, publishedAt, userId: asker } = qaQuestions
  const rows = await store()
    .db.select({ id, question, publishedAt, asker })
    .from(qaQuestions)
    .where(and(eq(qaQuestions.isAnswered, false), isNotNull(publishedAt)))
    .orderBy(asc(publishedAt), asc(id))
    .limit(most + LOOKED_THROUGH)
  return rows.filter((row) => row.asker !== null && row.asker !== userId).slice(0, most + LOOKED_THROUGH)
}

/** Somebody's pictures that say nothing to who does not see them. */
export const listUndescribed = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: pictures.id, title: pictures.title })
    .from(pictures)
    .where(and(belongsTo(pictures, owner), isNull(pictures.deletedAt), like(pictures.alt, '%, not described yet.')))
    .orderBy(desc(pictures.createdAt))
    .limit(most)

/** Thanks that wait for a member's word. */
export const listWaitingThanks = (userId: string, most: number) =>
  store()
    .db.select({ id: thanks.id, text: thanks.text })
    .from(thanks)
    .where(and(eq(thanks.toId, userId), isNull(thanks.acceptedAt), isNull(thanks.declinedAt), isNull(thanks.hiddenAt)))
    .orderBy(desc(thanks.id))
    .limit(most)
