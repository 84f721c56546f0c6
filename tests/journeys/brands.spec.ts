import { expect, expectAccessible, PORT, test } from './fixtures.ts'

const BRANDS = [
  { host: 'voice2email.localhost', screen: 'voice2email-landing', brand: 'voice2email', name: 'Voice2email' },
  { host: 'speaktoemail.localhost', screen: 'speaktoemail-landing', brand: 'speaktoemail', name: 'Speak-to-email' },
  { host: 'email.localhost', screen: 'email-landing', brand: 'inbox', name: 'Frenly Mail' },
  { host: 'inbox.localhost', screen: 'inbox-landing', brand: 'inbox', name: 'Frenly Inbox' },
  { host: 'marketplace.localhost', screen: 'marketplace', brand: 'marketplace', name: 'Frenly Marketplace' },
]

const accentOf = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()

for (const { host, screen, brand, name } of BRANDS) {
  test(`${host} opens its own landing, in its own name and colour`, async ({ page }) => {
    await page.goto('/')
    const mainAccent = await page.evaluate(accentOf)

    await page.goto(`http://${host}:${PORT}/`)
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', screen)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page).toHaveTitle(new RegExp(name))
    expect(await page.evaluate(accentOf)).not.toBe(mainAccent)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}

test('a link with domain= shows the landing of that brand on the main host', async ({ page }) => {
  await page.goto('/?domain=inbox.localhost')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'inbox')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'inbox-landing')
})

test('an unknown host is simply the main site', async ({ page }) => {
  await page.goto(`http://somebody-else.localhost:${PORT}/`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'frenly')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'home')
})

test('the inbox site stands without header, breadcrumbs and sub-navigation', async ({ page }) => {
  await page.goto(`http://inbox.localhost:${PORT}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
})
