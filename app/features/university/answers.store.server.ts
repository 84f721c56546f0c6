import { asc, desc, eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { lessonAnswers as answers } from '#app/database/tables/learn/university.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type AnswerRow = Pick<typeof answers.$inferSelect, 'lesson' | 'question' | 'choice' | 'isRight' | 'createdAt'>

/** More than anybody gives; of a longer list the newest count. */
const MOST_ANSWERS = 5_000

export const createAnswer = (row: typeof answers.$inferInsert) => store().db.insert(answers).values(row)

/** Somebody's answers, oldest first. */
export async function listAnswers(owner: Visitor): Promise<AnswerRow[]> {
  const { lesson, question, choice, isRight, createdAt } = answers
  const rows = await store()
    .db.select({ lesson, question, choice, isRight, createdAt })
    .from(answers)
    .where(belongsTo(answers, owner))
    .orderBy(desc(createdAt), desc(answers.id))
    .limit(MOST_ANSWERS)
  return rows.reverse()
}

export async function* readAnswers({ id }: Person): AsyncGenerator<object> {
  const rows = await store().db.select().from(answers).where(eq(answers.userId, id)).orderBy(asc(answers.createdAt))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

export const eraseAnswers = ({ id }: Person) => store().db.delete(answers).where(eq(answers.userId, id))
