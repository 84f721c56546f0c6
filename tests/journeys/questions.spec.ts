// tells of: features/questions, kits/asking/community-answers, kits/asking/moderation
import type { Page } from '@playwright/test'
import { joinIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() =>
  Promise.resolve({ env: { ADMIN_EMAIL: OPERATOR.email }, close: () => Promise.resolve() }),
)
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const panel = (page: Page) => main(page).getByRole('region', { name: 'The panel’s answer' })
const open = (page: Page, title: string) => main(page).locator('summary', { hasText: title }).first().click()

const stories = [
  {
    javaScriptEnabled: true,
    how: 'with JavaScript',
    asked: 'What is the capital of Mongolia?',
    same: 'capital of mongolia',
    says: /Ula/,
  },
  {
    javaScriptEnabled: false,
    how: 'without JavaScript',
    asked: 'What is the capital of Bolivia?',
    same: 'capital of bolivia',
    says: /Sucre|La Paz/,
  },
] as const

for (const { javaScriptEnabled, how, asked, same, says } of stories.filter((story) =>
  SCRIPTING.includes(story.javaScriptEnabled),
)) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 401, 409] })

    test(`a question is asked in public, answered, voted on, accepted and found again, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      await enterAsOperator(page, ownServer.dataDir)
      await page.goto('/qa')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await press(page, 'Ask')
      await expect(main(page).getByText('Write your question.')).toBeVisible()
      await main(page).getByLabel('Your question').fill(asked)
      await press(page, 'Ask')
      await expect(panel(page).getByText(says).first()).toBeVisible()
      await expect(
        panel(page)
          .getByText(/\d (answered|agree)/i)
          .first(),
      ).toBeVisible()
      const address = new URL(page.url())
      expect(address.pathname).toBe('/qa')
      await expect(page).toHaveTitle(new RegExp(asked.slice(0, -1)))
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${ownServer.origin}/qa${address.search}`,
      )

      await main(page).getByLabel('Your answer', { exact: true }).fill('I lived there for a year, and it is so.')
      await press(page, 'Post the answer')
      await expect(
        main(page).getByText('Name at least one source, or say that it is your own experience.'),
      ).toBeVisible()
      await expect(main(page).getByLabel('Your answer', { exact: true })).toHaveValue(/I lived there/)
      await main(page).getByLabel('Own experience').check()
      await press(page, 'Post the answer')
      await expect(main(page).getByText('From own experience')).toBeVisible()
      await press(page, 'The panel’s answer helped')
      await expect(panel(page).getByRole('button', { name: 'The panel’s answer helped' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await panel(page).getByRole('button', { name: 'Accept this answer' }).click()
      await expect(panel(page).getByText('Accepted by whoever asked')).toBeVisible()

      const guest = await browser.newContext({ javaScriptEnabled, baseURL: ownServer.origin })
      const other = await guest.newPage()
      await other.goto(`/qa?q=${encodeURIComponent(same)}`)
      await main(other).getByRole('link', { name: asked }).click()
      await expect(panel(other).getByText(says).first()).toBeVisible()
      await expect(main(other).getByRole('link', { name: 'Sign in to answer' })).toBeVisible()
      await expect(other.locator('meta[name="robots"]')).toHaveCount(0)
      await guest.close()

      await page.goto('/qa')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByLabel('Your question').fill(same)
      await press(page, 'Ask')
      await expect(main(page).getByRole('heading', { name: 'This was asked before' })).toBeVisible()
      await expect(main(page).getByLabel('Your question')).toHaveValue(same)
      await expect(main(page).getByRole('button', { name: 'Ask it anyway' })).toBeVisible()
    })

    test(`a guest asks for themselves alone, and a member brings it along, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      await page.goto('/qa')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByLabel('Your question').fill('What is 17 times 23?')
      await press(page, 'Ask')
      await expect(panel(page).getByText('391').first()).toBeVisible()
      await expect(main(page).getByText('Only yours')).toBeVisible()
      const stranger = await browser.newContext({ baseURL: ownServer.origin })
      expect((await stranger.request.get(page.url())).status()).toBe(404)
      await stranger.close()
      await joinIn(page.context().request, javaScriptEnabled ? 'Asker' : 'PlainAsker')
      await page.goto('/qa?sort=mine')
      await main(page).getByRole('link', { name: 'What is 17 times 23?' }).click()
      await open(page, 'Make it public')
      await expect(main(page).getByText('Confirm your email address first').first()).toBeVisible()
      await open(page, 'Remove')
      await press(page, 'Remove the question')
      await expect(main(page).getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible()
      await expect(page.getByText('Removed').first()).toBeVisible()
    })
  })
}

test('the screens of questions are for everybody: axe, both schemes, all widths', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  await page.goto('/qa')
  await waitUntilAlive(page)
  await main(page).getByLabel('Your question').fill('Why do bears sleep all winter?')
  await press(page, 'Ask')
  await expect(panel(page)).toBeVisible()
  for (const path of [
    '/qa',
    '/qa?sort=unanswered',
    '/qa?q=nothing-at-all',
    new URL(page.url()).pathname + new URL(page.url()).search,
  ]) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
