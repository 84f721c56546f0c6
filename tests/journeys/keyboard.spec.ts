import { expect, test, waitUntilAlive } from './fixtures.ts'

test('the first Tab offers a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip to content/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain, 'the next Tab stop lies inside the content').toBe(true)
})

test('a header menu opens with Enter and closes with Escape', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const trigger = page.getByRole('banner').getByText('Voice & Audio', { exact: true }).first()
  await trigger.focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: /voice tools/i }).first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
})

test('Control and K open the palette, which filters and opens a screen', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /command palette/i })
  await expect(palette).toBeVisible()
  const box = palette.getByRole('combobox')
  await expect(box).toBeFocused()

  await box.fill('transcriber')
  await expect(palette.getByRole('option', { name: /transcriber/i }).first()).toBeVisible()
  await expect(palette.getByRole('option', { name: /wallet/i })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/youtube\/transcriber/)
  await expect(palette).toBeHidden()
})

test('Escape closes the palette and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const opener = page.getByRole('banner').getByRole('button', { name: /command palette|search or jump/i })
  await opener.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: /command palette/i })
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Control and slash go to the consensus screen', async ({ page }) => {
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
})

test('a change of page starts at the top, with the focus on its heading', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: /help & support/i })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await link.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'support')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
