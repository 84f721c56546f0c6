import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-articles-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { contentVersion } = await import('#app/kits/foundation/page-cache/content-version.server.ts')
const { countUnanswered, findUnanswered } = await import('#app/kits/asking/panda/unanswered.store.server.ts')
const { findHelpArticle } = await import('#app/kits/search/site-search/help-articles.server.ts')
const { listHelpVersions, saveHelpEdit } = await import('#app/kits/search/site-search/help-edits.store.server.ts')
const { seedArticles } = await import('#app/kits/search/site-search/seed-articles.server.ts')
const { searchHelp } = await import('#app/kits/search/site-search/site-search.server.ts')
const desk = await import('./article-editing.server.ts')

beforeAll(async () => {
  await store().migrate()
  await seedArticles()
})
afterAll(() => store().close())

const text = {
  title: 'How do I feed a quokka?',
  summary: 'With leaves.',
  tags: ['quokka'],
  group: 'Help',
  body: 'Leaves from quokkaland.',
}
const find = async (slug: string) => (await desk.findEditedArticle(slug))!
const bestFor = async (words: string) => (await searchHelp(words, 3)).filter(({ score }) => score > 0)[0]

test('a draft is nobody’s to read; published, the help centre and the help seat answer from it at once', async () => {
  await countUnanswered({ key: 'quokka', question: 'quokka?', page: '/' }, new Date())
  const slug = await desk.createDraft(text, 'quokka')
  expect(slug).toBe('how-do-i-feed-a-quokka')
  expect(await findHelpArticle(slug)).toBeNull()
  expect(await bestFor('quokka')).toBeUndefined()
  const before = contentVersion()
  await desk.publish(await find(slug), text)
  expect(contentVersion()).not.toBe(before)
  expect((await findHelpArticle(slug))!.body).toContain('quokkaland')
  expect((await bestFor('quokka'))!.text).toContain('quokkaland')
  expect(await findUnanswered('quokka')).toMatchObject({ article: slug, settledAt: expect.any(Date) as Date })
})

test('an edit of an article that came with the product outlives the next start, and its first text is kept', async () => {
  const mine = { ...text, title: 'How do I back up?', body: 'Ask the wombat warden.' }
  await desk.publish(await find('backups'), mine)
  await seedArticles()
  expect((await findHelpArticle('backups'))!.body).toBe('Ask the wombat warden.')
  expect((await bestFor('wombat warden'))!.slug).toBe('backups')
  expect((await listHelpVersions('backups')).map(({ act }) => act)).toEqual(['published', 'found'])
  expect(await desk.restoreVersion(await find('backups'), 1)).toBe(true)
  expect((await findHelpArticle('backups'))!.body).not.toContain('wombat')
  expect(await bestFor('wombat warden')).toBeUndefined()
  expect(await desk.restoreVersion(await find('backups'), 99)).toBe(false)
})

test('a newer text that came is offered and never taken unasked', async () => {
  await desk.publish(await find('upgrading'), { ...text, body: 'My own words about numbats.' })
  expect(desk.hasNewerText(await find('upgrading'))).toBe(false)
  await saveHelpEdit('upgrading', { seedHash: 'hash of an older file', updatedAt: new Date() })
  await seedArticles()
  const article = await find('upgrading')
  expect(desk.hasNewerText(article)).toBe(true)
  expect((await findHelpArticle('upgrading'))!.body).toContain('numbats')
  await desk.keepOwnText('upgrading', article.came!)
  expect(desk.hasNewerText(await find('upgrading'))).toBe(false)
  await desk.takeTextThatCame('upgrading', article.came!)
  expect((await findHelpArticle('upgrading'))!.body).toBe(article.came!.body)
})

test('what is taken off is found nowhere and can be put back', async () => {
  await desk.setHidden('health-check', true)
  await seedArticles()
  expect(await findHelpArticle('health-check')).toBeNull()
  expect((await searchHelp('health check', 100)).map(({ slug }) => slug)).not.toContain('health-check')
  expect(desk.publicText(await find('health-check'))).toBeNull()
  await desk.setHidden('health-check', false)
  expect(await findHelpArticle('health-check')).not.toBeNull()
})

test('a draft that is let go leaves what is public, and a new article goes with its draft', async () => {
  await desk.saveDraft('configuration', text)
  expect(await desk.discardDraft(await find('configuration'))).toBe(false)
  expect(desk.publicText(await find('configuration'))!.title).not.toBe(text.title)
  const slug = await desk.createDraft(text, null)
  expect(slug).toBe('how-do-i-feed-a-quokka-2')
  expect(await desk.discardDraft(await find(slug))).toBe(true)
  expect(await desk.findEditedArticle(slug)).toBeNull()
})
