import { expect, expectAccessible, test } from './fixtures.ts'

const SCRIPTING = [
  { javaScriptEnabled: true, how: 'with JavaScript' },
  { javaScriptEnabled: false, how: 'without JavaScript' },
]

for (const { javaScriptEnabled, how } of SCRIPTING) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a visitor leaves an email for a screen that is not open yet, ${how}`, async ({ page }) => {
      await page.goto('/university')
      const main = page.getByRole('main')
      await expect(main).toHaveAttribute('data-waiting', /.*/)
      await expect(main.getByRole('listitem')).toHaveCount(3)

      await main.getByRole('textbox', { name: /email/i }).fill(`reader.${how.replaceAll(' ', '-')}@example.org`)
      await main.getByRole('button', { name: /tell me/i }).click()

      await expect(main.getByRole('status')).toContainText(`reader.${how.replaceAll(' ', '-')}@example.org`)
      await expect(page).toHaveURL(/\/university/)
    })

    test(`a bad email gets a sentence beside the field and comes back filled, ${how}`, async ({ page }) => {
      await page.goto('/ai/images')
      const main = page.getByRole('main')
      const email = main.getByRole('textbox', { name: /email/i })

      await email.fill('reader at example')
      await main.getByRole('button', { name: /tell me/i }).click()

      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('reader at example')
      await expect(email).toHaveAccessibleDescription(/\w+ \w+ \w+/)
      await expect(main.getByRole('status')).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)

      await email.fill('reader@example.org')
      await main.getByRole('button', { name: /tell me/i }).click()
      await expect(main.getByRole('status')).toContainText('reader@example.org')
    })
  })
}

test('a waiting page leads to something that works today', async ({ page }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  await main.getByText('Today already').waitFor()
  await main.getByRole('link', { name: /^Open / }).click()
  await expect(main).not.toHaveAttribute('data-waiting', /.*/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
})
