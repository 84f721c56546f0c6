// tells of: features/pulse, features/notices, kits/members/notices, kits/asking/moderation
import type { Page } from '@playwright/test'
import { joinConfirmed } from './confirmed.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() =>
  Promise.resolve({ env: { ADMIN_EMAIL: OPERATOR.email }, close: () => Promise.resolve() }),
)
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a post is written, reported, hidden, and its author is told, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      await enterAsOperator(page, ownServer.dataDir)
      const context = await browser.newContext({ javaScriptEnabled, baseURL: ownServer.origin })
      const member = await context.newPage()
      await joinConfirmed(member, javaScriptEnabled ? 'Poster' : 'PlainPoster', ownServer.dataDir)
      await member.goto('/connect/pulse')
      if (javaScriptEnabled) await waitUntilAlive(member)
      await member.getByRole('button', { name: 'Publish' }).click()
      await expect(main(member).getByText('Write something, or choose a picture.')).toBeVisible()
      await member.getByLabel('What would you like to say?').fill(`Good tea ${how} #tea`)
      await member.getByRole('button', { name: 'Publish' }).click()
      await expect(main(member).getByRole('link', { name: '#tea' })).toBeVisible()
      await expectFits(member)

      await page.goto(new URL(member.url()).pathname + new URL(member.url()).search)
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByRole('button', { name: 'I agree' }).first().click()
      await expect(main(page).getByRole('button', { name: 'I agree, 1' })).toHaveAttribute('aria-pressed', 'true')
      await main(page).getByLabel('Your reply').fill('I like it too')
      await main(page).getByRole('button', { name: 'Reply', exact: true }).last().click()
      await expect(main(page).getByRole('article').getByText('I like it too')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleInBothSchemes(page)
      await main(page).locator('summary', { hasText: 'Report' }).first().click()
      await main(page).getByRole('button', { name: 'Send the report' }).first().click()
      await expect(page.getByText('Thank you, it is reported').first()).toBeVisible()
      await page.goto('/admin/moderation')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByLabel('What is to be done').first().selectOption('hidden')
      await main(page).getByRole('button', { name: 'Decide' }).first().click()
      await expect(main(page).getByText('The queue is empty')).toBeVisible()

      await member.goto('/notices')
      if (javaScriptEnabled) await waitUntilAlive(member)
      await expect(main(member).getByText(/replied to/)).toBeVisible()
      await main(member)
        .getByRole('link', { name: /how to appeal/ })
        .click()
      await main(member)
        .getByLabel(/Appeal/)
        .fill('It is only about tea.')
      await main(member).getByRole('button', { name: 'Send the appeal' }).click()
      await expect(main(member).getByText('Not yet. It comes as a notice.')).toBeVisible()
      await context.close()
    })
  })
}
