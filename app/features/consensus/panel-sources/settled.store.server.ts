import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { consensusRuns } from '#app/database/tables/consensus.ts'
import { qaPanelAnswers, qaQuestions } from '#app/database/tables/questions.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

/** Somebody's finished runs, newest first, by their questions alone. */
export const listOwnQuestions = (owner: Visitor, most: number) =>
  store()
    .db.select({ id: consensusRuns.id, question: consensusRuns.question })
    .from(consensusRuns)
    .where(and(belongsTo(consensusRuns, owner), eq(consensusRuns.state, 'done')))
    .orderBy(desc(consensusRuns.createdAt))
    .limit(most)

/** The runs that answered public questions, newest first. */
export async function listPublicRuns(questionIds: readonly string[]): Promise<string[]> {
  if (questionIds.length === 0) return []
  const rows = await store()
    .db.select({ id: qaPanelAnswers.runId })
    .from(qaPanelAnswers)
    .innerJoin(qaQuestions, eq(qaQuestions.id, qaPanelAnswers.questionId))
    .where(and(isNotNull(qaQuestions.publishedAt), inArray(qaQuestions.id, [...questionIds])))
    .orderBy(desc(qaPanelAnswers.createdAt))
  return rows.map(({ id }) => id)
}
