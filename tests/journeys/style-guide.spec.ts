// tells of: features/showcase, ui/brand
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './fixtures.ts'

/** How many drawings of the page have a part that moves. */
const countMoving = (page: Page) =>
  page.evaluate(() => {
    const moves = (part: Element) => getComputedStyle(part).animationName !== 'none'
    return [...document.querySelectorAll('main svg')].filter((svg) => [...svg.querySelectorAll('*')].some(moves)).length
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a hero changes its layout, brand, words and width', async ({ page }) => {
    await page.goto('/hero-layouts')
    await page.getByRole('navigation', { name: 'Layout' }).getByRole('link', { name: 'Editorial' }).click()
    await page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name: 'Frenly Marketplace' }).click()
    await page.getByRole('navigation', { name: 'Words' }).getByRole('link', { name: 'Of the brand' }).click()
    await page
      .getByRole('navigation', { name: 'Width' })
      .getByRole('link', { name: /^Phone/ })
      .click()
    const frame = page.getByRole('region', { name: 'Editorial, Frenly Marketplace' })
    await expect(frame).toContainText('Made by members, for members.')
    await expect(frame).toContainText('Sample data')
    expect((await frame.boundingBox())?.width).toBe(360)
    await frame.getByRole('link', { name: 'Browse the stalls' }).click()
    await expect(page).toHaveURL(/\/marketplace$/)
  })
})

test.describe('the moving panda', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('one panda moves, and stops when told to', async ({ page }) => {
    await page.goto('/mascot-animations?pose=celebrate')
    expect(await countMoving(page)).toBe(1)
    await page.getByRole('link', { name: 'Hold still' }).click()
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible()
    expect(await countMoving(page)).toBe(0)
    await page.goto('/mascot-animations?pose=celebrate&brand=speaktoemail')
    expect(await countMoving(page)).toBe(0)
  })

  test('who asks for less motion sees no part of it move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const pose of ['idle', 'greeting', 'celebrate', 'reading', 'peek']) {
      await page.goto(`/mascot-animations?pose=${pose}`)
      await expect(page.getByRole('img', { name: `Panda, ${pose}` })).toBeVisible()
      expect(await countMoving(page), pose).toBe(0)
    }
    await expect(page.getByText('Your system asks for less motion. No panda moves on any page.')).toBeVisible()
  })
})

test.describe('logos', () => {
  test('a file of a brand is downloaded under its own name', async ({ page }) => {
    await page.goto('/logos?brand=voice2email')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'SVG file: Lock-up of Voice2email on dark ground' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('voice2email-lockup-on-dark.svg')
  })

  test('an SVG is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/logos')
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Copy the SVG: Head of Frenly on light ground' }).click()
    await expect(page.getByText('SVG copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<svg .*<title>Frenly<\/title>/)
  })
})

test('tea is found and copied, and arrow keys move through the grid', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/emoji-demo')
  await waitUntilAlive(page)
  await page.getByLabel('Search emoji').fill('tea')
  await page.getByLabel('Search emoji').press('Enter')
  await page.getByRole('button', { name: 'Copy teacup without handle' }).click()
  await expect(page.getByText('Copied 🍵').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('🍵')
  const buttons = page.getByRole('list', { name: 'Emoji for tea' }).getByRole('button')
  await buttons.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(buttons.nth(1)).toBeFocused()
})
