import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-question-lists-'))
process.env.LOG_LEVEL = 'silent'
const { dialect } = await import('#app/database/kit.ts')
const { store } = await import('#app/database/store.server.ts')
const { qaQuestions, qaWords } = await import('#app/database/tables/questions.ts')
const { countByTopic, countQuestions, listQuestions } = await import('./questions.store.server.ts')
const { listAnswered, rankByWords } =
  await import('#app/kits/asking/community-answers/public-questions.store.server.ts')
const { readSearchQuery } = await import('#app/kits/search/site-search/search-query.ts')

const QUESTIONS = 300
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 2) * 60_000)
beforeAll(async () => {
  await store().migrate()
  const rows = Array.from({ length: QUESTIONS }, (_, n) => ({
    ...{ id: `q-${String(n).padStart(4, '0')}`, question: `Why ${n}?`, topic: n % 3 === 0 ? 'science' : 'home' },
    ...{ publishedAt: n % 10 === 0 ? null : at(n), votes: n % 7, isAnswered: n % 4 === 0, createdAt: at(n) },
  }))
  for (let from = 0; from < rows.length; from += 50)
    await store()
      .db.insert(qaQuestions)
      .values(rows.slice(from, from + 50))
})
afterAll(() => store().close())

const wanted = { sort: 'newest', topic: null, query: null, mine: null } as const
const lists = ['newest', 'unanswered', 'voted'].flatMap((sort) =>
  [null, 'science'].map((topic) => [sort as 'newest' | 'unanswered' | 'voted', topic] as const),
)

test.each(lists)('the pages of %s (topic %s) hold each question once, in order', async (sort, topic) => {
  const all = { ...wanted, sort, topic }
  const count = await countQuestions(all)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / 20) }, (_, n) => listQuestions(all, { most: 20, skip: n * 20 })),
  )
  const rows = pages.flat()
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
  const key = ({ votes, publishedAt, id }: (typeof rows)[number]) =>
    [sort === 'voted' ? votes : 0, publishedAt!.getTime(), id] as const
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)]
    return other[0] - one[0] || other[1] - one[1] || (other[2] < one[2] ? -1 : 1)
  })
  expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
})

/** How SQLite would find the rows; PostgreSQL decides by what it knows of the amounts. */
const planOf = async (query: { getSQL(): ReturnType<typeof sql> }): Promise<string> => {
  const db = store().db as unknown as { all(statement: unknown): Promise<unknown[][]> }
  return (await db.all(sql`explain query plan ${query.getSQL()}`)).map((row) => Object.values(row).at(-1)).join('\n')
}

test.skipIf(dialect === 'pg').each(lists)(
  'the list %s (topic %s) reads its page out of an index',
  async (sort, topic) => {
    const plan = await planOf(listQuestions({ ...wanted, sort, topic }, { most: 20, skip: 40 }))
    expect(plan).toMatch(/(SEARCH|SCAN) qa_questions USING COVERING INDEX/)
    expect(plan.split('\n').filter((step) => /SCAN qa_questions$|SCAN qa_questions USING INDEX/.test(step))).toEqual([])
    expect(plan).toMatch(/SCAN page\n/)
    expect(plan.slice(0, plan.indexOf('SCAN page'))).not.toContain('TEMP B-TREE')
  },
)

test('the counts of topics and the list of a sitemap agree with the rows', async () => {
  const topics = await countByTopic()
  expect(topics.reduce((sum, { count }) => sum + count, 0)).toBe(QUESTIONS * 0.9)
  expect((await listAnswered(1_000)).length).toBe(QUESTIONS / 4 - QUESTIONS / 20)
})

test('of words that many hold, those who hold both come first; a rare one is found wherever it stands', async () => {
  const MANY = 2_400
  const ids = Array.from({ length: MANY }, (_, n) => `w-${String(n).padStart(5, '0')}`)
  const { db } = store()
  for (let from = 0; from < MANY; from += 400) {
    const some = ids.slice(from, from + 400)
    const question = (id: string) => ({ id, question: id, topic: 'home', publishedAt: at(0), createdAt: at(0) })
    await db.insert(qaQuestions).values(some.map(question))
    const word = (questionId: string, one: string) => ({ questionId, word: one, isInQuestion: true })
    await db
      .insert(qaWords)
      .values(
        some.flatMap((id, n) => [
          word(id, 'bambo'),
          ...(n % 3 === 0 ? [word(id, 'river')] : []),
          ...(id === ids.at(-1) ? [word(id, 'zinc')] : []),
        ]),
      )
  }
  const rank = (text: string) => rankByWords(readSearchQuery(text), 30)
  const both = await rank('bambo river')
  expect(both.map(({ score }) => score)).toEqual(Array(30).fill(1))
  expect((await rank('bambo')).map(({ id }) => id)).toEqual(ids.slice(0, 30))
  expect(await rank('zinc')).toEqual([{ id: ids.at(-1), score: 1 }])
  const [first, second] = await rank('bambo zinc')
  expect([first, second?.score]).toEqual([{ id: ids.at(-1), score: 1 }, 0.5])
  expect(await rank('nothing')).toEqual([])
})
