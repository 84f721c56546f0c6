import { expect, test } from 'vitest'
import { getArticleView, listHelp } from './support.server.ts'

test('the help centre lists every article in its group once, groups in their order', () => {
  const { groups, count } = listHelp()
  expect(groups[0]?.name).toBe('Start here')
  expect(groups[0]?.articles[0]?.slug).toBe('what-is-frenly')
  expect(new Set(groups.flatMap(({ articles }) => articles.map(({ slug }) => slug))).size).toBe(count)
})

test('how to reset a password is answered with the page, the mail and the 30 minutes', () => {
  const { title, html } = getArticleView('reset-password')
  expect(title).toBe('How do I reset my password?')
  for (const words of ['/forgot-password', 'username or your e-mail', '30 minutes', 'outbox', 'new password'])
    expect(html).toContain(words)
})

test('an article names its parts and what to read next', () => {
  const { headings, related, html, updatedWords } = getArticleView('backups')
  expect(headings.length).toBeGreaterThan(2)
  for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  expect(related.map(({ slug }) => slug)).toContain('upgrading')
  expect(updatedWords).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
})

test('an unknown article is a 404 that says so', async () => {
  for (const slug of ['nope', '', '../pages/privacy-policy', '__proto__']) {
    const thrown = (() => {
      try {
        return getArticleView(slug)
      } catch (error) {
        return error
      }
    })()
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(404)
    expect(await (thrown as Response).text()).toContain('No article called')
  }
})
