// tells of: features/inbox, kits/members/inbound-mail
import { expect, expectAccessibleInBothSchemes, expectFits, test, waitUntilAlive } from './fixtures.ts'
import { joinIn } from '#tests/support/members.ts'

const letter = (subject: string, from: string, text: string) =>
  `From ${from} Sat Nov 28 10:00:00 2026\nFrom: ${from}\nTo: you@here.test\nSubject: ${subject}\nMessage-ID: <${subject}@x.test>\n\n${text}\n\n`
const MBOX =
  letter('Roof', 'Anna Kovac <anna@roof.test>', 'Could you send me the plan before Thursday?') +
  letter('Tiles', 'Ben <ben@soil.test>', 'The tiles have come.')

test('somebody brings old mail, reads it, puts it away by key and takes that back', async ({ page }) => {
  await joinIn(page.context().request, 'Letterly')
  await page.goto('/gesture-settings')
  await waitUntilAlive(page)
  await page.getByLabel('A file of letters').setInputFiles({
    name: 'old.mbox',
    mimeType: 'application/mbox',
    buffer: Buffer.from(MBOX),
  })
  await page.getByLabel('Where they go').selectOption('inbox')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page).toHaveURL(/\/activity\//)
  await expect
    .poll(async () => {
      await page.goto('/inbox')
      return page.locator('[data-mail]').count()
    })
    .toBe(2)
  await waitUntilAlive(page)
  await expectAccessibleInBothSchemes(page)

  await page.getByRole('link', { name: /Anna Kovac/ }).click()
  const article = page.getByRole('article', { name: 'Roof' })
  await expect(article.getByRole('region', { name: 'In short' })).toContainText('Could you send me the plan')
  await expectAccessibleInBothSchemes(page)
  await expectFits(page, [320, 390, 1280])
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search your mail')).toBeFocused()
  await article.getByRole('heading', { name: 'Roof' }).click()
  await page.keyboard.press('e')
  await expect(page.getByRole('status').filter({ hasText: 'Archived' })).toBeVisible()
  await expect(page.locator('[data-mail]')).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(page.getByRole('status').filter({ hasText: 'Taken back' })).toBeVisible()
  await page.getByRole('link', { name: 'Dismiss' }).click()
  await expect(page.getByText('Taken back')).toBeHidden()
  await expect(page.locator('[data-mail]')).toHaveCount(2)

  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(page.locator('[data-mail]')).toHaveCount(1)
  await expect(page.locator('[data-row]')).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
})
