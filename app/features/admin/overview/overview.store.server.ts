import { count, gte, isNull, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { unansweredQuestions } from '#app/database/tables/panda.ts'
import { uses } from '#app/database/tables/runs.ts'

/** Uses of engines since a moment: how many, how many failed, what is known of their cost, and of how many nothing is. */
export async function sumUses(since: Date) {
  const ended = (state: string) => sql`case when ${uses.state} = ${state} then 1 else 0 end`
  const [row] = await store()
    .db.select({
      uses: count(),
      failed: sql<number>`coalesce(sum(${ended('failed')}), 0)`.mapWith(Number),
      micros: sql<number>`coalesce(sum(${uses.costMicros}), 0)`.mapWith(Number),
      unknown:
        sql<number>`coalesce(sum(case when ${uses.costMicros} is null and ${uses.state} <> 'held' then 1 else 0 end), 0)`.mapWith(
          Number,
        ),
    })
    .from(uses)
    .where(gte(uses.startedAt, since))
  return row!
}

export async function countUnanswered(): Promise<{ questions: number; times: number }> {
  const [row] = await store()
    .db.select({
      questions: count(),
      times: sql<number>`coalesce(sum(${unansweredQuestions.times}), 0)`.mapWith(Number),
    })
    .from(unansweredQuestions)
    .where(isNull(unansweredQuestions.settledAt))
  return row ?? { questions: 0, times: 0 }
}
