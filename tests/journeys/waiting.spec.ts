// tells of: features/waiting, kits/members/waitlist
import { expect, expectAccessible, SCRIPTING, test } from './fixtures.ts'

const stories = [
  { javaScriptEnabled: true, how: 'with JavaScript' },
  { javaScriptEnabled: false, how: 'without JavaScript' },
]

for (const { javaScriptEnabled, how } of stories.filter((story) => SCRIPTING.includes(story.javaScriptEnabled))) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400] })

    test(`a visitor leaves an email for what is not there yet, at the second try, ${how}`, async ({ page }) => {
      await page.goto('/therapist')
      const main = page.getByRole('region', { name: 'Not here yet' })
      const email = main.getByRole('textbox', { name: /email/i })

      await email.fill('reader at example')
      await main.getByRole('button', { name: /tell me/i }).click()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('reader at example')
      await expect(email).toHaveAccessibleDescription(/\w+ \w+ \w+/)
      await expect(main.getByRole('status')).toHaveCount(0)
      if (javaScriptEnabled) await expectAccessible(page)

      await email.fill(`reader.${how.replaceAll(' ', '-')}@example.org`)
      await main.getByRole('button', { name: /tell me/i }).click()

      await expect(main.getByRole('status')).toContainText(`reader.${how.replaceAll(' ', '-')}@example.org`)
      await expect(page).toHaveURL(/\/therapist/)
    })
  })
}
