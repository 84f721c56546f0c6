import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-support-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { getArticleView, listHelp } = await import('./support.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

test('the help centre lists every article in its group once, groups in their order', async () => {
  const { groups, count } = await listHelp()
  expect(groups[0]?.name).toBe('Start here')
  expect(groups[0]?.articles[0]?.slug).toBe('what-is-frenly')
  expect(new Set(groups.flatMap(({ articles }) => articles.map(({ slug }) => slug))).size).toBe(count)
})

test('how to reset a password is answered with the page, the mail and the 30 minutes', async () => {
  const { title, html } = await getArticleView('reset-password')
  expect(title).toBe('How do I reset my password?')
  for (const words of ['/forgot-password', 'username or your email', '30 minutes', 'outbox', 'new password'])
    expect(html).toContain(words)
})

test('an article names its parts and what to read next, its author’s choice first and no article twice', async () => {
  const { headings, related, html, updatedWords } = await getArticleView('backups')
  expect(headings.length).toBeGreaterThan(2)
  for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  const slugs = related.map(({ slug }) => slug)
  expect(slugs).toContain('upgrading')
  expect(slugs).not.toContain('backups')
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(updatedWords).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
})

test('an unknown article is a 404 that says so', async () => {
  for (const slug of ['nope', '', '../pages/privacy-policy', '__proto__']) {
    const thrown = await getArticleView(slug).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(404)
    expect(await (thrown as Response).text()).toContain('No article called')
  }
})
