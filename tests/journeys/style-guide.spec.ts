import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './fixtures.ts'

const PAGES = [
  { name: 'mascot animations', path: '/mascot-animations?pose=paint&brand=marketplace' },
  { name: 'logos', path: '/logos?brand=inbox' },
  { name: 'emoji', path: '/emoji-demo?q=hand&tone=dark' },
  { name: 'hero layouts', path: '/hero-layouts?layout=split&brand=voice2email&words=long' },
]

/** How many drawings of the page have a part that moves. */
const countMoving = (page: Page) =>
  page.evaluate(() => {
    const moves = (part: Element) => getComputedStyle(part).animationName !== 'none'
    return [...document.querySelectorAll('main svg')].filter((svg) => [...svg.querySelectorAll('*')].some(moves)).length
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('a pose and a brand are chosen by links', async ({ page }) => {
    await page.goto('/mascot-animations')
    await page.getByRole('navigation', { name: 'Pose' }).getByRole('link', { name: 'Sleepy' }).click()
    await expect(page.getByRole('img', { name: 'Panda, sleepy' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name: 'Voice2email' }).click()
    await expect(page.getByRole('img', { name: 'Panda, sleepy' })).toBeVisible()
    await page.getByRole('link', { name: 'Hold still' }).click()
    await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible()
    await page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name: 'Speak-to-email' }).click()
    await expect(page.getByText('its panda holds still')).toBeVisible()
  })

  test('an emoji is found, and its tone chosen', async ({ page }) => {
    await page.goto('/emoji-demo')
    await page.getByLabel('Search emoji').fill('waving hand')
    await page.getByLabel('Skin tone').selectOption('Dark')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    const hits = page.getByRole('list', { name: 'Emoji for waving hand' })
    await expect(hits.getByRole('listitem').first()).toContainText('👋🏿')
    await expect(page.getByRole('link', { name: /^Flags/ })).toBeVisible()
  })

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
  test('every file of a brand is downloaded under its own name', async ({ page }) => {
    await page.goto('/?domain=inbox.localhost&page=logos')
    await expect(page).toHaveURL(/\/logos$/)
    await page.getByRole('navigation', { name: 'Brand' }).getByRole('link', { name: 'Voice2email' }).click()
    await expect(page.getByRole('heading', { name: 'Files of Voice2email' })).toBeVisible()
    const links = page.getByRole('link', { name: /(SVG file|px wide): .* of Voice2email/ })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toHaveLength(8 + 8 * 3)
    for (const address of addresses) {
      const response = await page.request.get(address)
      expect(response.status(), address).toBe(200)
      const type = address.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
      expect(response.headers()['content-type'], address).toContain(type)
    }
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, path } of PAGES) {
      test(`${name} meets WCAG 2.2 AA in ${colorScheme} colours`, async ({ page }) => {
        await page.goto(path)
        await waitUntilAlive(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
      })
    }
  })
}

test('the pages fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 })
  for (const { path } of PAGES) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
})
