// tells of: features/site, shell/palette, shell/navigation, catalogue
import { expect, test, waitUntilAlive } from './fixtures.ts'

test.describe('from an address that leads nowhere', () => {
  test.use({ provoked: [404] })

  test('search, the list and the breadcrumbs lead on without loading the page anew', async ({ page }) => {
    const main = page.getByRole('main')
    await page.goto('/no/such/page/here')
    await waitUntilAlive(page)
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    await main.getByRole('searchbox', { name: 'Search' }).fill('keyboard shortcuts')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main).toHaveAttribute('data-screen', 'search')
    await main
      .getByRole('link', { name: /keyboard shortcuts/i })
      .first()
      .click()
    await expect(main).toContainText('command palette')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
    await expect(main).toHaveAttribute('data-screen', 'home')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })
})

test('the list of screens finds a screen by its name', async ({ page }) => {
  await page.goto('/list')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox', { name: /list of screens/i })
  await box.fill('transcriber')
  await box.press('Enter')
  await expect(main.getByRole('link', { name: /wallet/i })).toHaveCount(0)
  await main
    .getByRole('link', { name: /transcriber/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/youtube\/transcriber/)
})

test('dev=true reveals the three developer links, and only then', async ({ page }) => {
  const developer = page.getByRole('navigation', { name: 'Developer mode' })
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(developer).toHaveCount(0)
  await page.goto('/support?dev=true')
  for (const name of [/nft/i, /account/i, /communication hub/i])
    await expect(developer.getByRole('link', { name })).toBeVisible()
  await developer.getByRole('link', { name: /nft/i }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'nft')
  await expect(developer).toBeVisible()
})
