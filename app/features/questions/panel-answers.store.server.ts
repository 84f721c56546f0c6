import { and, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { qaPanelAnswers, qaQuestions, type PanelState } from '#app/database/tables/questions.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import type { AgreementLine } from './agreement-line.ts'
import { clearPanelVotes, recount } from './answers.store.server.ts'

type Row = typeof qaPanelAnswers.$inferSelect
export type PanelAnswer = Omit<Row, 'sources' | 'agreement'> & { sources: Source[]; agreement: AgreementLine | null }

/** What the panel said each time, newest first. */
export async function listPanelAnswers(questionId: string): Promise<PanelAnswer[]> {
  const rows = await store()
    .db.select()
    .from(qaPanelAnswers)
    .where(eq(qaPanelAnswers.questionId, questionId))
    .orderBy(desc(qaPanelAnswers.version))
  return rows.map((row) => ({
    ...row,
    sources: (row.sources ?? []) as Source[],
    agreement: row.agreement as AgreementLine | null,
  }))
}

export const createPanelAnswer = (row: typeof qaPanelAnswers.$inferInsert) =>
  store().db.insert(qaPanelAnswers).values(row)

export type Settled = {
  state: Exclude<PanelState, 'asking'>
  text: string
  sources: Source[]
  agreement: AgreementLine | null
  answeredAt: Date
}

/**
 * Writes how asking the panel ended, once, and makes it the answer that counts unless it is silence after words. False
 * when somebody else wrote it.
 */
export const settlePanelAnswer = (questionId: string, version: number, settled: Settled): Promise<boolean> =>
  store().tx(async () => {
    const written = await store()
      .db.update(qaPanelAnswers)
      .set(settled)
      .where(
        and(
          eq(qaPanelAnswers.questionId, questionId),
          eq(qaPanelAnswers.version, version),
          eq(qaPanelAnswers.state, 'asking'),
        ),
      )
      .returning({ version: qaPanelAnswers.version })
    if (written.length === 0) return false
    const before = (await listPanelAnswers(questionId)).filter(
      (one) => one.version < version && one.state === 'answered',
    )
    if (settled.state === 'answered' || before.length === 0) {
      await store().db.update(qaQuestions).set({ version }).where(eq(qaQuestions.id, questionId))
      if (before.length > 0 && before[0]!.text !== settled.text) await clearPanelVotes(questionId)
    }
    await recount(questionId)
    return true
  })
