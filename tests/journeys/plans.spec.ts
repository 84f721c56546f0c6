// tells of: features/plans
import { joinIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [402] })

    test(`a member buys a plan with a test card, reads the invoice, cancels and thinks better of it, ${how}`, async ({
      page,
    }) => {
      await joinIn(page.context().request, javaScriptEnabled ? 'Planner' : 'Plannerplain')
      await page.goto('/plan')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await expectAccessibleInBothSchemes(page)
      await page.getByRole('link', { name: 'Choose Plus' }).click()
      const main = page.getByRole('main')
      await main.getByLabel('A card that is declined').check()
      await main.getByRole('button', { name: 'Pay $9.00 in test mode' }).click()
      await expect(main.getByText('The test card was declined')).toBeVisible()
      await main.getByLabel('A card that is accepted').check()
      await main.getByRole('button', { name: 'Pay $9.00 in test mode' }).click()
      await expect(main.getByRole('heading', { name: 'You are on Plus' })).toBeVisible()
      await main.getByRole('link', { name: /^Invoice \d+$/ }).click()
      await expect(main.getByRole('heading', { name: /^Invoice/ })).toBeVisible()
      await expect(main).toContainText('Test mode')
      await expectFits(page, [320, 390, 1280])
      await main.getByRole('link', { name: 'Your subscription' }).click()
      await main.getByRole('link', { name: 'Cancel', exact: true }).click()
      await main.getByRole('button', { name: 'Cancel it' }).click()
      await expect(main.getByText(/^It ends on/)).toBeVisible()
      await expectAccessibleInBothSchemes(page)
      await main.getByRole('button', { name: 'Keep Plus as it is' }).click()
      await expect(main.getByText(/^It ends on/)).toHaveCount(0)
    })
  })
}
