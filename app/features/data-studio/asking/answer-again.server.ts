import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { clock } from '#app/platform/clock.ts'
import { ANSWER_MAX_ROWS } from '../data.limits.ts'
import { saveAnswer, type QuestionRow, type SetRow } from '../keeping/data.store.server.ts'
import type { ToldTable } from '../tables/table-jobs.ts'
import { askTable, type Tried } from '../tables/tables-pool.server.ts'
import type { KeptPlan, TableAnswer } from './answered.ts'
import { toFile } from '../keeping/data-keeping.server.ts'

export const TABLE_GONE = 'The table it was asked was deleted.'
const FILE_GONE = 'The file of this table is not there any more.'

/** How a query that was asked before does on the table as it is now. */
export type AskedAgain = Tried<TableAnswer> & {
  /** It will not get better by itself: the table, its file or a column is gone. */
  isGone: boolean
}

/** Puts a query that was made for a question to its table as it is now. */
export async function askAgain(
  set: SetRow | null,
  question: Pick<QuestionRow, 'plan'> | null,
  sql: string,
  signal?: AbortSignal,
): Promise<AskedAgain> {
  const gone = (message: string): AskedAgain => ({ isDone: false, message, isGone: true })
  if (!set || !question || set.deletedAt) return gone(TABLE_GONE)
  if (!(await findAnyFile(set.fileId))) return gone(FILE_GONE)
  const lost = missingColumn(question.plan as KeptPlan, set.told as ToldTable)
  if (lost !== null) return gone(`The column “${lost}” is not in the table any more.`)
  const answered = await askTable(toFile(set), sql, ANSWER_MAX_ROWS, signal)
  if (answered.isDone) return { ...answered, isGone: false }
  return answered.trouble === 'refused'
    ? gone('The query does not fit the table as it is now.')
    : { ...answered, isGone: false }
}

/** The first column a question speaks of that the table lacks; null when all are there. */
function missingColumn(kept: KeptPlan, { columns }: ToldTable): string | null {
  if (!kept) return null
  const { measure, groups, filters } = kept.plan
  const named = [...(measure === null ? [] : [measure]), ...[...groups, ...filters].map(({ column }) => column)]
  return named.find((name) => !columns.some((column) => column.name === name)) ?? null
}

/** Works an answer out again, and keeps it with the moment. Gives why not, in a sentence. */
export async function answerAgain(
  set: SetRow | null,
  question: QuestionRow | null,
  signal?: AbortSignal,
): Promise<string | null> {
  const answered = await askAgain(set, question, question?.query ?? '', signal)
  if (!answered.isDone) return answered.message
  await saveAnswer(question!.id, { answer: answered.value, answeredAt: clock.now() })
  return null
}
