import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 640 }
const SCREENS = ['/', '/ai/consensus', '/support', '/list', '/bamboo', '/university', '/about-pandas', '/privacy-policy']

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('the menu opens, shows the plans and leads on', async ({ page }) => {
    await page.goto('/about-pandas')
    await page.getByRole('banner').getByText('Menu').or(page.getByRole('button', { name: /menu/i })).first().click()
    const plans = page.getByText(/Plus/).and(page.getByText(/\$9/)).first()
    await expect(plans).toBeVisible()
    await page.getByRole('link', { name: /multi-ai search/i }).first().click()
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
  })

  test('the bottom bar leads to the five main places', async ({ page }) => {
    await page.goto('/')
    for (const name of ['AI Tools', 'Learn', 'Gallery', 'Builder', 'Search']) {
      await expect(page.getByRole('navigation').getByRole('link', { name, exact: true }).last()).toBeVisible()
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).last().click()
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'search')
  })

  test('home meets WCAG 2.2 AA on a phone', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})

for (const viewport of [PHONE, SMALLEST]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test(`no page scrolls sideways at ${viewport.width} pixels`, async ({ page }) => {
      for (const path of SCREENS) {
        await page.goto(path)
        await test.step(path, () => expectNoSidewaysScroll(page))
      }
    })
  })
}
