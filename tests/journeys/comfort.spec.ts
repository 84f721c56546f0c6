// tells of: kits/pages/theme, ui/base.css, ui/tokens.css
import type { Page } from '@playwright/test'
import { expect, SCRIPTING, test } from './fixtures.ts'

const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, colorScheme: 'light' })

    test(`a visitor chooses dark, finds it on the next page, and goes back to light, ${how}`, async ({ page }) => {
      await page.goto('/about-pandas')
      const light = await canvasOf(page)

      await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page).toHaveURL(/\/about-pandas$/)
      expect(await canvasOf(page)).not.toBe(light)

      await page.goto('/support')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Light' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      expect(await canvasOf(page)).toBe(light)
    })
  })
}
