// tells of: features/marketplace, kits/members/market, kits/members/till, features/plans
import { joinIn } from '#tests/support/members.ts'
import { joinConfirmed } from './confirmed.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a member offers a service, another buys it and gives it back, ${how}`, async ({ page, browser }) => {
      const [seller, buyer] = javaScriptEnabled ? ['Stallkeeper', 'Shopper'] : ['Stallplain', 'Shopplain']
      await joinConfirmed(page, seller!, process.env['JOURNEYS_DATA_DIR'] ?? '')
      await page.goto('/marketplace/selling?part=new')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const main = page.getByRole('main')
      await main.getByLabel('Title').fill('An hour in your garden')
      await main.getByLabel('What it is').fill('I prune what you point at.')
      await main.getByLabel('Price in dollars').fill('twelve')
      await main.getByRole('button', { name: 'Offer it' }).click()
      await expect(main.getByText('Write a price such as 9')).toBeVisible()
      await main.getByLabel('Price in dollars').fill('12.50')
      await main.getByRole('button', { name: 'Offer it' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'An hour in your garden' })).toBeVisible()
      const address = new URL(page.url()).pathname

      const other = await browser.newContext({ javaScriptEnabled })
      const shop = await other.newPage()
      await joinIn(other.request, buyer!)
      await shop.goto(address)
      if (javaScriptEnabled) await waitUntilAlive(shop)
      const shown = shop.getByRole('main')
      await expectAccessibleInBothSchemes(shop)
      await expectFits(shop, [320, 390, 1280])
      await shown.getByRole('button', { name: 'Buy it' }).click()
      await shown.getByRole('button', { name: 'Pay $12.50 in test mode' }).click()
      await expect(shown.getByRole('heading', { name: 'Paid: An hour in your garden' })).toBeVisible()
      await shown.getByRole('link', { name: 'Your purchases' }).click()
      await expect(shown.getByText('The seller is at work')).toBeVisible()

      await page.goto('/marketplace/selling?part=sales')
      await main.getByRole('button', { name: /^It is done/ }).click()
      await expect(main.getByText('$11.25 for you')).toBeVisible()

      await shop.reload()
      await shown.getByRole('button', { name: /^Give it back/ }).click()
      await expect(shown.getByText('Given back', { exact: true })).toBeVisible()
      await other.close()
    })
  })
}
