// tells of: features/sign-in, kits/members/form-drafts
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SCHEMES, test, waitUntilAlive } from './fixtures.ts'

const PASSWORD = 'a quiet bamboo grove'
const dialog = (page: Page) => page.getByRole('dialog')
const banner = (page: Page) => page.getByRole('banner')
const tab = (page: Page, name: string) => dialog(page).getByRole('tab', { name })
const panel = (page: Page) => dialog(page).getByRole('tabpanel')

async function openAt(page: Page, path: string, link: string): Promise<void> {
  await page.goto(path)
  await waitUntilAlive(page)
  await banner(page).getByRole('link', { name: link }).click()
  await expect(dialog(page)).toBeVisible()
}

test.use({ provoked: [400, 401, 409], contextOptions: { reducedMotion: 'no-preference' } })

test.describe('the sign-in dialog', () => {
  test('somebody joins over the page, signs in, and the page is loaded again with the member on it', async ({
    page,
  }) => {
    await openAt(page, '/about-pandas?days=7', 'Join free')
    await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page).getByRole('textbox', { name: 'Username' })).toBeFocused()
    await panel(page).getByRole('textbox', { name: 'Username' }).fill('Dialogue')
    await panel(page).getByRole('textbox', { name: 'Email' }).fill('dialogue@frenly.test')
    await panel(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await panel(page).getByLabel('Confirm password').fill('something else')
    await panel(page).getByRole('button', { name: 'Create account' }).click()
    await expect(panel(page)).toContainText('Passwords do not match')
    await panel(page).getByLabel('Confirm password').fill(PASSWORD)
    await panel(page).getByRole('button', { name: 'Create account' }).click()

    await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
    await expect(panel(page).getByRole('status')).toContainText('Check your mail')
    await expect(panel(page).getByRole('textbox', { name: 'Username or email' })).toHaveValue('Dialogue')
    await expect(panel(page).getByLabel('Password', { exact: true })).toBeFocused()
    await panel(page).getByLabel('Password', { exact: true }).fill('wrong bamboo')
    await panel(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(panel(page).getByRole('alert')).toHaveText('Wrong username, email or password.')
    await panel(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
    await panel(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(panel(page).getByRole('status')).toHaveText('Login successful! Redirecting...')
    await expect(banner(page).getByRole('button', { name: /^Account/ })).toBeVisible()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/about-pandas?days=7')
  })

  test('a server that breaks or cannot be reached gets the words of the specification', async ({ page }) => {
    await page.route('**/api/auth/*', (route) => route.fulfill({ status: 400, body: 'oh' }))
    await openAt(page, '/support', 'Sign in')
    await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
    await panel(page).getByRole('textbox', { name: 'Username or email' }).fill('nobody')
    await panel(page).getByLabel('Password', { exact: true }).fill('nothing at all')
    await panel(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(panel(page).getByRole('alert')).toHaveText('Login failed. Please try again.')
    await tab(page, 'Reset Password').click()
    await panel(page).getByRole('textbox', { name: 'Username or email' }).fill('nobody')
    await panel(page).getByRole('button', { name: 'Send instructions' }).click()
    await expect(panel(page).getByRole('alert')).toHaveText('Password reset failed. Please try again.')
  })

  test('while an answer is on its way the button says so and sends nothing twice', async ({ page }) => {
    let calls = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/auth/forgot-password', async (route) => {
      calls++
      await held
      await route.continue()
    })
    await openAt(page, '/support', 'Sign in')
    await tab(page, 'Reset Password').click()
    await panel(page).getByRole('textbox', { name: 'Username or email' }).fill('nobody')
    await panel(page).getByRole('textbox', { name: 'Username or email' }).press('Enter')
    await expect(panel(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await panel(page).getByRole('textbox', { name: 'Username or email' }).press('Enter')
    release()
    await expect(panel(page).getByRole('status')).toHaveText('Password reset instructions sent to your email.')
    expect(calls).toBe(1)
  })

  test('the keyboard opens it, moves between its tabs, closes it, and is back where it was', async ({ page }) => {
    await page.goto('/support')
    await waitUntilAlive(page)
    const link = banner(page).getByRole('link', { name: 'Sign in' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await tab(page, 'Sign In').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Create Account')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('a press that asks for a tab of its own gets the page', async ({ page, context }) => {
    await page.goto('/support')
    await waitUntilAlive(page)
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      banner(page)
        .getByRole('link', { name: 'Sign in' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(other.getByRole('main')).toHaveAttribute('data-screen', 'login')
    await expect(dialog(page)).toBeHidden()
  })

  for (const colorScheme of SCHEMES) {
    test(`it meets WCAG 2.2 AA in ${colorScheme} colours, on a phone`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await openAt(page, '/support', 'Join free')
      for (const name of ['Create Account', 'Sign In', 'Reset Password']) {
        await tab(page, name).click()
        await expectAccessible(page)
      }
    })
  }
})

test('somebody who signs out in another tab is a guest in this one when it is come back to', async ({
  page,
  context,
}) => {
  for (const [path, body] of [
    ['/api/auth/register', { username: 'TwoTabs', email: 'twotabs@frenly.test', password: PASSWORD }],
    ['/api/auth/login', { usernameOrEmail: 'TwoTabs', password: PASSWORD }],
  ] as const) {
    expect((await context.request.post(path, { data: body })).ok()).toBe(true)
  }
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  const asked = page.waitForResponse('**/api/auth/user')
  await expect(banner(page).getByRole('button', { name: /^Account/ })).toBeVisible()
  expect((await asked).ok()).toBe(true)
  await context.request.post('/api/auth/signout')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
})
