import { store } from '#app/database/store.server.ts'
import { qaQuestions } from '#app/database/tables/questions.ts'

/** Run as a process of its own: fills the database with public questions, for measuring lists. `npx tsx … 200000` */
const AT_ONCE = 500
const TOPICS = ['science', 'home', 'health', 'money', 'travel']
const DAY_MS = 86_400_000
const count = Number(process.argv[2] ?? 200_000)
await store().migrate()
for (let from = 0; from < count; from += AT_ONCE) {
  const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => {
    const i = from + n
    const at = new Date(Date.UTC(2026, 0, 1) + ((i * 7_919) % (300 * DAY_MS)))
    return {
      ...{
        id: `fill-${i}`,
        question: `How does the number ${i} behave in practice?`,
        topic: TOPICS[i % TOPICS.length]!,
      },
      ...{ publishedAt: at, createdAt: at, votes: (i * 31) % 97, isAnswered: i % 3 > 0 },
    }
  })
  await store().db.insert(qaQuestions).values(rows)
}
await store().close()
