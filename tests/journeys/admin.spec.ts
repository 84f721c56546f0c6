// tells of: features/admin, kits/foundation/banners, kits/operations/health-checks, kits/members/waitlist
import type { Page } from '@playwright/test'
import { lettersTo } from '#tests/support/letters.ts'
import { joinIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, waitUntilAlive } from './fixtures.ts'
import { enterAsOperator, OPERATOR } from './operator.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() =>
  Promise.resolve({ env: { ADMIN_EMAIL: OPERATOR.email }, close: () => Promise.resolve() }),
)
test.describe.configure({ mode: 'default' })

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const go = async (page: Page, path: string) => {
    await page.goto(path)
    if (javaScriptEnabled) await waitUntilAlive(page)
  }

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`the operator suspends a member, who is told why, and opens the account again, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      const name = javaScriptEnabled ? 'Runa' : 'Ruben'
      const userAgent = await page.evaluate(() => navigator.userAgent)
      const away = await browser.newContext({ javaScriptEnabled, userAgent, baseURL: ownServer.origin })
      await joinIn(away.request, name)
      await enterAsOperator(page, ownServer.dataDir)
      await go(page, `/admin/users?q=${name}`)
      await main(page)
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click()
      if (javaScriptEnabled) await waitUntilAlive(page)
      await press(page, 'Suspend')
      await expect(main(page).getByText('Please write the reason.')).toBeVisible()
      await main(page).getByLabel('Reason').fill('Advertising in the directory')
      await press(page, 'Suspend')
      await expect(main(page).getByRole('button', { name: /Open the account again/ })).toBeVisible()
      expect((await away.request.get('/api/auth/user')).status()).toBe(401)
      const letters = lettersTo(ownServer.dataDir, `${name.toLowerCase()}@frenly.test`)
      expect(letters.length).toBeGreaterThan(0)
      await press(page, /Open the account again/)
      await expect(main(page).getByRole('button', { name: 'Suspend' })).toBeVisible()
      await away.close()
    })

    test(`a banner is written, shown to a guest, pressed and put away, ${how}`, async ({
      page,
      browser,
      ownServer,
    }) => {
      const says = `Several voices, one answer, ${how}.`
      await enterAsOperator(page, ownServer.dataDir)
      await go(page, '/admin/cta?banner=new')
      await main(page).getByLabel('What it says').fill(says)
      await main(page).getByLabel('Words of the link').fill('Ask them')
      await main(page).getByLabel('Where it leads').fill('http://plain.test')
      await main(page).getByLabel('Show it').check()
      await press(page, 'Save')
      await expect(main(page).getByText(/an address that begins with https/)).toBeVisible()
      await expect(main(page).getByLabel('What it says')).toHaveValue(says)
      await main(page).getByLabel('Where it leads').fill('/ai/consensus')
      await press(page, 'Save')
      await expect(main(page).getByRole('button', { name: /Remove this banner/ })).toBeVisible()

      const userAgent = await page.evaluate(() => navigator.userAgent)
      const away = await browser.newContext({ javaScriptEnabled, userAgent, baseURL: ownServer.origin })
      const guest = await away.newPage()
      await go(guest, '/support')
      const strip = guest.getByRole('complementary', { name: 'Announcement' })
      await expect(strip).toContainText(says)
      await strip.getByRole('link', { name: 'Ask them' }).click()
      await expect(guest).toHaveURL(/\/ai\/consensus$/)
      if (javaScriptEnabled) await waitUntilAlive(guest)
      const answered = guest.waitForResponse((response) => response.request().method() === 'POST')
      await strip.getByRole('button', { name: 'Put this announcement away' }).click()
      await answered
      await expect(strip).toHaveCount(0)
      await go(guest, '/support')
      await expect(strip).toHaveCount(0)
      await away.close()

      await go(page, '/admin/cta')
      const row = main(page).getByRole('row').filter({ hasText: says })
      await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
      await row.getByRole('button', { name: /Switch off/ }).click()
      await expect(row.getByText('Off', { exact: true })).toBeVisible()
    })

    test(`feedback is read and answered by mail, ${how}`, async ({ page, ownServer }) => {
      const email = javaScriptEnabled ? 'anna@example.test' : 'bela@example.test'
      const said = `The card jumps, ${how}.`
      const sent = await page.request.post(`${ownServer.origin}/api/feedback/panda`, {
        data: { page: '/ai/consensus', type: 'bug', feedback: said, email },
      })
      expect(sent.ok()).toBe(true)
      await enterAsOperator(page, ownServer.dataDir)
      await go(page, '/admin/feedback')
      await main(page).getByRole('link', { name: said }).click()
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByLabel('Your answer').fill('Thank you. It stays put now.')
      await press(page, 'Send the answer')
      await expect(main(page).getByRole('heading', { name: 'Answered' })).toBeVisible()
      await expect.poll(() => lettersTo(ownServer.dataDir, email).length).toBe(1)
    })
  })
}

test('the checks run from the page, and what fails says what to do', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  await page.goto('/admin/qa')
  await waitUntilAlive(page)
  await press(page, 'Run all checks')
  await expect(main(page).getByText('There is a fresh backup')).toBeVisible({ timeout: 60_000 })
  await expect(
    main(page)
      .getByText(/Start one under Jobs/)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByText(/\d+ passed, \d+ failed, \d+ left out/)).toBeVisible()
})

test('the administrator’s screens are for everybody: axe, both schemes, all widths', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/cta',
    '/admin/cta?banner=new',
    '/admin/qa',
    '/admin/api-monitoring?kind=engine',
    '/admin/waitlist',
    '/admin/feedback',
  ]) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
