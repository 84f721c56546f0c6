import { expectAccessible, expect, test } from './fixtures.ts'

const SCREENS = [
  { name: 'home', path: '/' },
  { name: 'the consensus form', path: '/ai/consensus' },
  { name: 'support', path: '/support' },
  { name: 'the list of screens', path: '/list' },
  { name: 'a topic', path: '/bamboo' },
  { name: 'search', path: '/search/bamboo' },
  { name: 'a waiting page', path: '/university' },
  { name: 'about pandas', path: '/about-pandas' },
  { name: 'not found', path: '/no/such/page/here' },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, provoked: [404] })

    for (const { name, path } of SCREENS) {
      test(`${name} meets WCAG 2.2 AA in ${colorScheme} colours`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
      })
    }
  })
}
