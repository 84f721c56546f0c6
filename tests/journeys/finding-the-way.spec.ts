import { expect, test } from './fixtures.ts'

test.describe('an address that leads nowhere', () => {
  test.use({ provoked: [404] })

  test('the not-found page says so and helps on', async ({ page }) => {
    const response = await page.goto('/no/such/page/here')
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main).toHaveAttribute('data-screen', 'not-found')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()

    await main.getByRole('searchbox', { name: 'Search' }).fill('keyboard')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'search')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /keyboard/i })
        .first(),
    ).toBeVisible()
  })

  test('a shared answer that does not exist is not found either', async ({ page }) => {
    const response = await page.goto('/ai/consensus/shared/none')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a guest who opens a member screen is sent to sign in, with the way back noted', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return_url') === '/settings')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'login')
  await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible()
})

test('the old dashboard address leads to the account', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return_url') === '/access')
})

test('the list of screens finds a screen by its name', async ({ page }) => {
  await page.goto('/list')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox', { name: /list of screens/i })
  await box.fill('transcriber')
  await box.press('Enter')
  await expect(main.getByRole('link', { name: /transcriber/i }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /wallet/i })).toHaveCount(0)
  await main
    .getByRole('link', { name: /transcriber/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/youtube\/transcriber/)
})

test('search finds a help article and opens it', async ({ page }) => {
  await page.goto('/search/keyboard/shortcuts')
  const main = page.getByRole('main')
  const article = main.getByRole('link', { name: /keyboard shortcuts/i }).first()
  await article.click()
  await expect(page.getByRole('main')).toContainText('command palette')
})

test('a topic page tells about its topic', async ({ page }) => {
  await page.goto('/bamboo')
  const main = page.getByRole('main')
  await expect(main).toHaveAttribute('data-screen', 'topic')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/bamboo/i)
})

test('dev=true reveals the three developer links, and only then', async ({ page }) => {
  const developer = page.getByRole('navigation', { name: 'Developer mode' })
  await page.goto('/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(developer).toHaveCount(0)
  await page.goto('/list?dev=true')
  for (const name of [/nft/i, /account/i, /communication hub/i])
    await expect(developer.getByRole('link', { name })).toBeVisible()
  await developer.getByRole('link', { name: /nft/i }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'nft')
  await expect(developer).toBeVisible()
})

for (const path of ['/inbox', '/frenly-inbox', '/dashboard/inbox', '/hub']) {
  test(`the inbox path ${path} sends a guest to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('return_url') === path)
  })
}

test('breadcrumbs lead back, stay away from home and cut what is long', async ({ page }) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(crumbs).toHaveCount(0)
  await page.goto('/v2/document-intelligence')
  await expect(crumbs).toContainText(/document.intell…/i)
  await page.goto('/university')
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'home')
})
