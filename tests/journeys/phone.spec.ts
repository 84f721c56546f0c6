// tells of: shell/navigation, features/landing
import { expect, expectAccessible, SCRIPTING, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(`on a phone ${how}`, () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true, javaScriptEnabled })

    test(`the menu shows the plans and leads on, the bottom bar leads to the five main places, ${how}`, async ({
      page,
    }) => {
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
      await menu.getByRole('link', { name: 'Multi-AI search' }).tap()
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'consensus')
      await expect(menu).toBeHidden()

      const bar = page.getByRole('navigation', { name: 'Quick links' })
      await expect(bar.getByRole('listitem')).toHaveText(['AI Tools', 'Learn', 'Gallery', 'Builder', 'Search'], {
        useInnerText: true,
      })
      await bar.getByRole('link', { name: 'Search' }).tap()
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'search')
      await expect(bar.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page')
    })
  })
}
