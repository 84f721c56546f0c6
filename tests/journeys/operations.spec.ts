// tells of: features/jobs, features/mail, features/audit, kits/foundation/jobs, kits/foundation/mail, kits/foundation/audit
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lettersTo } from '#tests/support/letters.ts'
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

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`the operator makes a backup and sees it end, and the log says who it was, ${how}`, async ({
      page,
      ownServer,
    }) => {
      await enterAsOperator(page, ownServer.dataDir)
      await page.goto('/admin/jobs')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const backups = () => {
        try {
          return readdirSync(join(ownServer.dataDir, 'backups')).length
        } catch {
          return 0
        }
      }
      const before = backups()
      await press(page, 'Back up now')
      // With JavaScript the list follows by itself, without it the page asks again.
      await expect.poll(backups, { timeout: 30_000 }).toBe(before + 1)
      const latest = main(page).getByRole('listitem').filter({ hasText: 'Backup of the data folder' }).first()
      await expect(latest.getByText('Done', { exact: true })).toBeVisible({ timeout: 20_000 })
      await page.goto('/admin/audit')
      await expect(
        main(page)
          .getByText(/started a backup/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
    })

    test(`a test letter leaves and stands in the outbox, ${how}`, async ({ page, ownServer }) => {
      await enterAsOperator(page, ownServer.dataDir)
      await page.goto('/admin/outbox')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const letters = () => lettersTo(ownServer.dataDir, OPERATOR.email).length
      const before = letters()
      await press(page, 'Send me a test letter')
      await expect.poll(letters).toBe(before + 1)
      await page.goto('/admin/outbox?q=test')
      await expect(main(page).getByText('Sent', { exact: true }).first()).toBeVisible()
    })
  })
}

test('the screens of the operator are for everybody: axe, both schemes, all widths', async ({ page, ownServer }) => {
  test.slow()
  await enterAsOperator(page, ownServer.dataDir)
  for (const path of ['/admin/jobs', '/admin/outbox', '/admin/audit', '/activity']) {
    await page.goto(path)
    await waitUntilAlive(page)
    await expectAccessibleInBothSchemes(page)
    await expectFits(page)
  }
})
