import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 640 }
const SCREENS = [
  '/',
  '/?v=2',
  '/?v=3',
  '/?v=4',
  '/?v=5',
  '/voice2email',
  '/speaktoemail',
  '/frenly-email-landing',
  '/frenly-inbox-landing',
  '/ai/consensus',
  '/support',
  '/list',
  '/search/bamboo',
  '/bamboo',
  '/marketplace',
  '/university',
  '/about-pandas',
  '/privacy-policy',
]

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(`on a phone ${how}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled })

    test(`the menu opens, shows the plans and leads on, ${how}`, async ({ page }) => {
      await page.goto('/about-pandas')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await expect(menu).toBeVisible()
      for (const plan of [/^Free/, /^Plus.*\$9/, /^Pro.*\$29/])
        await expect(menu.getByRole('link', { name: plan })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      await page.getByRole('button', { name: 'Close the menu' }).tap()
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await menu.getByRole('link', { name: 'Multi-AI Search' }).tap()
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
      await expect(menu).toBeHidden()
    })

    test(`the bottom bar leads to the five main places, ${how}`, async ({ page }) => {
      await page.goto('/')
      const bar = page.getByRole('navigation', { name: 'Quick links' })
      await expect(bar.getByRole('link')).toHaveText(['AI Tools', 'Learn', 'Gallery', 'Builder', 'Search'])
      await bar.getByRole('link', { name: 'Search' }).tap()
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'search')
      await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page')
    })
  })
}

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

test.describe('axe on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('home and the consensus form meet WCAG 2.2 AA on a phone', async ({ page }) => {
    for (const path of ['/', '/ai/consensus']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
})
