// tells of: features/nft, features/pandas, kits/members/pandas, kits/members/till
import type { Page } from '@playwright/test'
import { joinConfirmed } from './confirmed.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const dataDir = () => process.env['JOURNEYS_DATA_DIR'] ?? ''

/** Adopts a panda and gives its number. */
async function adopt(page: Page, name: string): Promise<string> {
  await page.goto('/adopt-panda')
  await page.getByRole('button', { name: 'Meet three pandas' }).click()
  const main = page.getByRole('main')
  await main.getByRole('radio').first().check()
  await main.getByLabel('Its name').fill(name)
  await main.getByRole('button', { name: /Adopt/ }).click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  return /\/pandas\/(\d+)/.exec(page.url())?.[1] ?? ''
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const tag = javaScriptEnabled ? 'js' : 'plain'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 409] })

    test(`a panda is listed, offered for, sold and given on, ${how}`, async ({ page, browser }) => {
      test.setTimeout(90_000)
      const alive = (one: Page) => (javaScriptEnabled ? waitUntilAlive(one) : Promise.resolve())
      await joinConfirmed(page, `Seller-${tag}`, dataDir())
      const name = `Trader-${tag}`
      const number = await adopt(page, name)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Sell it' }).click()
      await alive(page)
      await main.getByLabel(/^Price, or start/).fill('1,000')
      await main.getByRole('button', { name: 'List it' }).click()
      await expect(main.getByText('Write it without a sign between thousands')).toBeVisible()
      await main.getByLabel(/^Price, or start/).fill('12,50')
      await main.getByRole('button', { name: 'List it' }).click()
      await expect(main.getByText('$12.50', { exact: true })).toBeVisible()
      await expectFits(page, [320, 390, 1280])
      await page.goto('/nft/selling')
      await alive(page)
      await main.getByRole('button', { name: `Take offers : ${name}` }).click()
      await expect(main.getByText('Takes offers.')).toBeVisible()

      const other = await browser.newContext({ javaScriptEnabled })
      const shop = await other.newPage()
      await joinConfirmed(shop, `Buyer-${tag}`, dataDir())
      const shown = shop.getByRole('main')
      await shop.goto(`/pandas/${number}`)
      await shown.getByRole('link', { name: 'Make an offer' }).click()
      await alive(shop)
      await shown.getByLabel(/^What you offer/).fill('0')
      await shown.getByRole('button', { name: 'Go on to the till' }).click()
      await expect(shown.getByText('Sums are between $1.00')).toBeVisible()
      await shown.getByLabel(/^What you offer/).fill('9')
      await shown.getByRole('button', { name: 'Go on to the till' }).click()
      await shown.getByRole('button', { name: 'Pay $9.00 in test mode' }).click()
      await shown.getByRole('link', { name: 'Your offers' }).click()
      await expect(shown.getByText('The till holds it.')).toBeVisible()
      await expectAccessibleInBothSchemes(shop)

      await page.goto('/nft/make-offer?part=received')
      await alive(page)
      await main.locator('summary').filter({ hasText: 'Accept' }).click()
      await main.getByRole('button', { name: `Sell ${name}` }).click()
      await expect(main.getByText('Paid for the panda.')).toBeVisible()
      await page.goto('/nft/selling')
      await expect(main.getByText('$8.10')).toBeVisible()

      await shop.goto('/nft/selling')
      await expect(shown.getByText(/Rests until/)).toBeVisible()
      await shop.goto(`/pandas/${number}`)
      await expect(shown.getByText('Sold to you, for $9.00')).toBeVisible()
      await other.close()
    })

    test(`of what is listed another buys, and bids in an auction, ${how}`, async ({ page, browser }) => {
      test.setTimeout(90_000)
      const alive = (one: Page) => (javaScriptEnabled ? waitUntilAlive(one) : Promise.resolve())
      await joinConfirmed(page, `Keeper-${tag}`, dataDir())
      const name = `Bidden-${tag}`
      await adopt(page, name)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Sell it' }).click()
      await alive(page)
      await main.getByRole('radio', { name: /^Auction/ }).check()
      await main.getByLabel(/^Price, or start/).fill('5')
      await main.getByRole('button', { name: 'List it' }).click()
      await expect(main.getByText('Choose the day on which the auction ends.')).toBeVisible()
      await main.getByLabel('Ends on').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
      await main.getByRole('button', { name: 'List it' }).click()
      await expect(main.getByText('Nobody has bid yet.')).toBeVisible()
      const address = new URL(page.url()).pathname

      const other = await browser.newContext({ javaScriptEnabled })
      const shop = await other.newPage()
      await joinConfirmed(shop, `Bidder-${tag}`, dataDir())
      const shown = shop.getByRole('main')
      await shop.goto('/nft-marketplace?kind=auction')
      await shown.getByRole('link', { name: new RegExp(name) }).click()
      await alive(shop)
      await shown.getByLabel('Your bid in dollars').fill('4')
      await shown.getByRole('button', { name: 'Bid' }).click()
      await expect(shown.getByText('The next bid is $5.00 or more.')).toBeVisible()
      await shown.getByLabel('Your bid in dollars').fill('7')
      await shown.getByRole('button', { name: 'Bid' }).click()
      await shown.getByRole('button', { name: 'Pay $7.00 in test mode' }).click()
      await shown.getByRole('link', { name: 'Back to the listing' }).click()
      await expect(shown.getByText('The highest bid is yours.')).toBeVisible()
      await expect(shown.getByText('Highest', { exact: true })).toBeVisible()
      await expectAccessibleInBothSchemes(shop)
      await expectFits(shop, [320, 390, 1280])
      await page.goto(address)
      await expect(main.getByText('$7.00').first()).toBeVisible()
      await other.close()
    })
  })
}
