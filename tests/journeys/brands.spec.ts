// tells of: brands, features/landing, kits/pages/brand
import { expect, PORT, test } from './fixtures.ts'

const BRANDS = [
  { host: 'voice2email.localhost', screen: 'voice2email-landing', brand: 'voice2email', name: 'Voice2email' },
  { host: 'speaktoemail.localhost', screen: 'speaktoemail-landing', brand: 'speaktoemail', name: 'Speak-to-email' },
  { host: 'email.localhost', screen: 'email-landing', brand: 'inbox', name: 'Frenly Mail' },
  { host: 'inbox.localhost', screen: 'inbox-landing', brand: 'inbox', name: 'Frenly Inbox' },
  { host: 'marketplace.localhost', screen: 'marketplace', brand: 'marketplace', name: 'Frenly Marketplace' },
]

const accentOf = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()

test('every brand opens its own landing, in its own name and colour', async ({ page }) => {
  await page.goto('/')
  const mainAccent = await page.evaluate(accentOf)

  for (const { host, screen, brand, name } of BRANDS) {
    await test.step(host, async () => {
      await page.goto(`http://${host}:${PORT}/`)
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', screen)
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
      await expect(page).toHaveTitle(new RegExp(name))
      expect(await page.evaluate(accentOf)).not.toBe(mainAccent)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
