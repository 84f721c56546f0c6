// tells of: features/business
import { joinConfirmed } from './confirmed.ts'
import { expect, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() => Promise.resolve({ env: {}, close: () => Promise.resolve() }))

test('a business is registered and published, and a member books with it', async ({ page, browser, ownServer }) => {
  await joinConfirmed(page, 'Mira', ownServer.dataDir)
  const main = page.getByRole('main')
  await page.goto('/business/my-businesses?part=new')
  await waitUntilAlive(page)
  await main.getByLabel('Name', { exact: true }).fill('Blue Door')
  await main.getByLabel('What it does, in a sentence').fill('Bread')
  await main.getByLabel('Where it works').fill('Bergen')
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await main.getByLabel(day, { exact: true }).fill('9-17')
  await main.getByRole('button', { name: 'Register it' }).click()
  await main.getByRole('button', { name: 'Publish it' }).click()
  await expect(main.getByText('Published', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Services' }).click()
  await main.getByLabel('What it is', { exact: true }).fill('First talk')
  await main.getByRole('button', { name: 'Offer it' }).click()
  await expect(main.getByText('50 minutes')).toBeVisible()
  const address = new URL(page.url()).pathname.replace('/dashboard', '')

  const context = await browser.newContext({ baseURL: ownServer.origin })
  const other = await context.newPage()
  await joinConfirmed(other, 'Tomas', ownServer.dataDir)
  await other.goto(`${address}/book`)
  await waitUntilAlive(other)
  const theirs = other.getByRole('main')
  await theirs
    .getByRole('button', { name: /^\d\d:\d\d to/ })
    .first()
    .click()
  await theirs.getByRole('button', { name: 'Confirm the appointment' }).click()
  await expect(theirs.getByText('Confirmed', { exact: true })).toBeVisible()
  await context.close()

  await page.goto(`${address}/dashboard?view=bookings`)
  await expect(main.getByRole('link', { name: 'First talk, Tomas' })).toBeVisible()
})
