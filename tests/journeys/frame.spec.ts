// tells of: shell, kits/pages/flash, kits/pages/theme
import type { Page } from '@playwright/test'
import { shortcuts, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { signIn } from '#tests/support/people.ts'
import { expect, expectAccessible, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })

const toChord = ({ key, shift }: Shortcut) => `Control+${shift ? 'Shift+' : ''}${key.toUpperCase()}`

/** Where each shortcut of SPEC 2.5 ends for a guest: member screens by way of the sign-in page. */
const PLACES: Readonly<Record<string, { screen: string; returnsTo?: string }>> = {
  'consensus': { screen: 'consensus' },
  'image-studio': { screen: 'image-studio' },
  'voice-tools': { screen: 'voice-tools' },
  'universal-hub': { screen: 'universal-hub' },
  'inbox': { screen: 'login', returnsTo: '/inbox' },
  'settings': { screen: 'login', returnsTo: '/settings' },
}

/** Keys that write or paste in a field, also with Ctrl. */
const WRITES = new Set(['/', 'v'])

test('every shortcut goes to its place, and none writes or pastes over what somebody writes', async ({ page }) => {
  const going = shortcuts.filter(({ opens }) => opens in PLACES)
  await page.goto('/support')
  await waitUntilAlive(page)
  const field = main(page).getByRole('searchbox').first()
  await field.fill('half a word')
  for (const shortcut of going.filter(({ key }) => WRITES.has(key))) await field.press(toChord(shortcut))
  await page.keyboard.press('End')
  await field.pressSequentially(' more')
  // Ctrl Shift V pastes here, as it should, whatever the clipboard holds.
  await expect(field).toHaveValue(/^half a word.* more$/)
  await expect(main(page)).toHaveAttribute('data-screen', 'support')
  await field.press(toChord(going.find(({ key }) => key === 'h')!))
  await expect(main(page)).toHaveAttribute('data-screen', 'universal-hub')
  await page.goto('/support')
  await waitUntilAlive(page)

  for (const shortcut of going) {
    await test.step(`${toChord(shortcut)} goes to ${shortcut.opens}`, async () => {
      const place = PLACES[shortcut.opens]!
      await main(page).getByRole('heading', { level: 1 }).click()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press(toChord(shortcut))
      await expect(main(page)).toHaveAttribute('data-screen', place.screen)
      if (place.returnsTo) expect(new URL(page.url()).searchParams.get('return_url')).toBe(place.returnsTo)
      await page.goto('/support')
      await waitUntilAlive(page)
    })
  }
})

test('a question mark shows every shortcut, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  const opener = page.getByRole('banner').getByRole('link', { name: 'Plans', exact: true })
  await opener.focus()
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
  for (const { words } of shortcuts) await expect(help(page).getByText(words, { exact: true })).toBeVisible()
  await expect(help(page).getByText('F8')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the palette shows the screens opened last before all others, and runs actions', async ({ page }) => {
  await page.goto('/list')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('frenly:recent-screens'))).toContain('list')
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  await page.keyboard.press('Control+k')
  const recent = palette(page).getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option').nth(0)).toContainText('About pandas')
  await expect(recent.getByRole('option').nth(1)).toContainText('All screens')

  await palette(page).getByRole('combobox').fill('dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(main(page)).toHaveAttribute('data-screen', 'about-pandas')

  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('keyboard shortcuts')
  await page.keyboard.press('Enter')
  await expect(help(page)).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
})

test('a header menu opens under the pointer after 100 ms and closes 300 ms after it left', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Voice & Audio' })
  const link = page.getByRole('banner').getByRole('link', { name: /^Voice2email/i })
  await trigger.hover()
  await page.clock.runFor(99)
  await expect(link).toBeHidden()
  await page.clock.runFor(1)
  await expect(link).toBeVisible()
  await page.mouse.move(640, 700)
  await page.clock.runFor(299)
  await expect(link).toBeVisible()
  await page.clock.runFor(1)
  await expect(link).toBeHidden()
})

test('letters typed in a header menu find its links and are forgotten after a second', async ({ page }) => {
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Multi-Model AI' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(banner.getByRole('link', { name: /^Multi-AI search/ })).toBeFocused()
  await page.keyboard.type('sum')
  await expect(banner.getByRole('link', { name: /^Summon allies/ })).toBeFocused()
  await page.keyboard.type('w')
  await expect(banner.getByRole('link', { name: /^Summon allies/ })).toBeFocused()
  await page.waitForTimeout(1_100)
  await page.keyboard.type('w')
  await expect(banner.getByRole('link', { name: /^Web search/ })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(banner.getByRole('link', { name: /^Multi-AI search/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(banner.getByRole('list', { name: 'Multi-Model AI' }).getByRole('link').last()).toBeFocused()
})

test('service workers and caches of an older version are gone after the first page', async ({ page }) => {
  await page.addInitScript(() => {
    const unregister = () => {
      document.documentElement.dataset.unregistered = 'true'
      return Promise.resolve(true)
    }
    navigator.serviceWorker.getRegistrations = () =>
      Promise.resolve([{ unregister } as unknown as ServiceWorkerRegistration])
  })
  await page.goto('/about-pandas')
  await page.evaluate(() => caches.open('an-older-frenly').then((cache) => cache.put('/kept', new Response('old'))))
  await page.goto('/support')
  await expect(page.locator('html')).toHaveAttribute('data-unregistered', 'true')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'as a toast with JavaScript' : 'in the page without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`signing out is said on the next page, ${how}`, async ({ page, context, baseURL }) => {
      process.env.DATA_DIR = process.env['JOURNEYS_DATA_DIR']
      const person = javaScriptEnabled ? 'Toaster' : 'Plain'
      const [name = '', value = ''] = signIn({ username: person, email: `${person}@frenly.test` }).split(/=(.*)/s)
      await context.addCookies([{ name, value, url: baseURL! }])
      await page.goto('/about-pandas')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account/ })
        .click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByText('You are signed out.', { exact: true })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      await page.getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Dismiss' }).click()
      await expect(page.getByText('You are signed out.', { exact: true })).toBeHidden()
    })
  })
}
