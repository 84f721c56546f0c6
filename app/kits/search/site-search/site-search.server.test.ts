import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-search-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { articles } = await import('#app/database/tables/content.ts')
const { listArticleAddresses, searchArticles } = await import('./articles.store.server.ts')
const { seedArticles } = await import('./seed-articles.server.ts')
const { searchHelp, searchSite } = await import('./site-search.server.ts')

beforeAll(async () => {
  await store().migrate()
  await seedArticles()
})
afterAll(() => store().close())

test.each([
  ['How do I reset my password?', 'reset-password'],
  ['delete my account', 'delete-account'],
  ['can I sign in with google', 'sign-in-with-google'],
  ['passkey lost', 'protect-account'],
  ['recovery codes', 'protect-account'],
  ['installing on my servers', 'install-frenly'],
  ['backup', 'backups'],
  ['dark theme', 'light-and-dark'],
  ['keyboard shortcuts', 'keyboard-shortcuts'],
  ['is my data private', 'data-and-privacy'],
  ['agreement ring', 'agreement-ring'],
])('%j is answered by the article %s first', async (question, slug) => {
  const [best, ...rest] = await searchHelp(question, 10)
  expect(best).toMatchObject({ slug })
  expect(best!.score).toBeGreaterThan(0)
  expect(rest.every(({ score }) => score <= best!.score)).toBe(true)
  expect((await searchSite(question, 5)).map(({ href }) => href)).toContain(`/support?article=${slug}`)
})

test('the best article of a kind is found however many of the other kind are better', async () => {
  const topics = (await listArticleAddresses()).filter(({ kind }) => kind === 'topic')
  for (const { title } of topics) {
    const [best] = await searchArticles(title, 100, 'help')
    expect((await searchArticles(title, 1, 'help'))[0]).toEqual(best)
  }
})

test('no query reaches the engine’s own language, whatever it holds', async () => {
  const hostile = [
    `'`,
    `"`,
    `a' | b`,
    'a & !b:*',
    '(((',
    'NEAR(a b)',
    'title:x',
    '^a',
    '*',
    `'; drop table articles; --`,
  ]
  const odd = [
    '\\',
    '<->',
    'a\tb\nc',
    '你好 สวัสดี',
    'ﬁnden ①②',
    '👩‍👩‍👧',
    'the',
    'x'.repeat(5_000),
    'a '.repeat(5_000),
    '٣٤',
  ]
  for (const query of [...hostile, ...odd]) expect(Array.isArray(await searchArticles(query, 5))).toBe(true)
  expect((await listArticleAddresses()).length).toBeGreaterThan(50)
})

test('servers that seed at once end with each article once, and an article that changed is found by its new words', async () => {
  const before = (await listArticleAddresses()).length
  await store().db.update(articles).set({ body: 'Only zebras here.', seedHash: 'old' })
  expect((await searchArticles('zebra', 5)).length).toBe(5)
  await Promise.all(Array.from({ length: 5 }, () => seedArticles()))
  expect((await listArticleAddresses()).length).toBe(before)
  expect(await searchArticles('zebra', 5)).toEqual([])
})
