// tells of: features/sign-in, kits/members/identity, kits/members/sendings
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SCHEMES, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const PASSWORD = 'a quiet bamboo grove'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })

async function fillRegistration(page: Page, name: string, confirm = PASSWORD) {
  await field(page, 'Username').fill(name)
  await field(page, 'Email').fill(`${name.toLowerCase()}@frenly.test`)
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByLabel('Confirm password', { exact: true }).fill(confirm)
}
const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** The newest link to a page in the mails of an address. */
async function linkTo(path: string, address: string): Promise<string> {
  const folder = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'outbox')
  let link = ''
  await expect
    .poll(() => {
      const letters = readdirSync(folder)
        .sort()
        .map((name) =>
          readFileSync(join(folder, name), 'utf8')
            .replace(/=\r?\n/g, '')
            .replace(/=3D/g, '='),
        )
        .filter((letter) => letter.includes(`To: ${address}`))
      link = new RegExp(`https?://\\S*${path}\\?token=[\\w-]+`).exec(letters.reverse().join('\n'))?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const who = javaScriptEnabled ? 'Scripted' : 'Plainly'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [400, 401, 409] })

    test(`somebody registers, confirms the address, signs in, is led back and signs out, ${how}`, async ({ page }) => {
      await page.goto('/register?return_url=%2Fsupport')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await fillRegistration(page, who)
      await send(page, 'Create account')
      await expect(main(page)).toHaveAttribute('data-screen', 'login')
      await expect(main(page).getByRole('status')).toContainText('Check your mail')
      await expect(field(page, 'Username or email')).toHaveValue(who)

      await field(page, 'Username or email').fill(who.toUpperCase())
      await main(page).getByLabel('Password', { exact: true }).fill('wrong bamboo')
      await send(page, 'Sign in')
      await expect(main(page).getByRole('alert')).toContainText('Wrong username, email or password.')
      await expect(field(page, 'Username or email')).toHaveValue(who.toUpperCase())
      await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
      await send(page, 'Sign in')
      await expect(main(page)).toHaveAttribute('data-screen', 'support')
      await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()

      await page.goto(await linkTo('/verify-email', `${who.toLowerCase()}@frenly.test`))
      await send(page, 'Confirm this address')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Address confirmed')

      await page.goto('/about-pandas')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account/ })
        .click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    })

    test(`a forgotten password is replaced by a mailed link, once, ${how}`, async ({ page }) => {
      const name = `${who}2`
      await page.goto('/register')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await fillRegistration(page, name)
      await send(page, 'Create account')
      await expect(main(page)).toHaveAttribute('data-screen', 'login')
      await page.goto('/forgot-password')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await field(page, 'Username or email').fill(name)
      await send(page, 'Send instructions')
      await expect(main(page).getByRole('status')).toContainText('Password reset instructions sent to your email.')

      const link = await linkTo('/reset-password', `${name.toLowerCase()}@frenly.test`)
      await page.goto(link)
      if (javaScriptEnabled) await waitUntilAlive(page)
      await main(page).getByLabel('New password', { exact: true }).fill('another quiet grove')
      await main(page).getByLabel('Confirm password', { exact: true }).fill('another quiet grave')
      await send(page, 'Change the password')
      await expect(main(page)).toContainText('Passwords do not match')
      await main(page).getByLabel('New password', { exact: true }).fill('another quiet grove')
      await main(page).getByLabel('Confirm password', { exact: true }).fill('another quiet grove')
      await send(page, 'Change the password')
      await expect(main(page)).toHaveAttribute('data-screen', 'login')
      await field(page, 'Username or email').fill(name)
      await main(page).getByLabel('Password', { exact: true }).fill('another quiet grove')
      await send(page, 'Sign in')
      await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible()
      await page.goto(link)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This link is spent')
    })

    test(`a registration that does not fit keeps what was typed and says why, ${how}`, async ({ page }) => {
      await page.goto('/register')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await fillRegistration(page, 'Settings', 'something else')
      await send(page, 'Create account')
      await expect(main(page)).toContainText('Passwords do not match')
      await expect(field(page, 'Username')).toHaveValue('Settings')
      await expect(field(page, 'Email')).toHaveValue('settings@frenly.test')
      await fillRegistration(page, 'Settings')
      await send(page, 'Create account')
      await expect(field(page, 'Username')).toHaveAccessibleDescription(/kept for the product/)
      await expect(field(page, 'Username')).toHaveValue('Settings')
    })
  })
}

test('Google says what is missing, and every reason has its words', async ({ page }) => {
  await page.goto('/login')
  await main(page).getByRole('link', { name: 'Continue with Google' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'auth-error')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Google is not set up here')
  await page.goto('/auth/error?reason=%3Cscript%3E')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('The sign-in did not work')
})

for (const colorScheme of SCHEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`the account pages meet WCAG 2.2 AA in ${colorScheme} colours`, async ({ page }) => {
      test.slow()
      for (const path of [
        '/login',
        '/register',
        '/forgot-password',
        '/reset-password',
        '/verify-email',
        '/auth/error',
        '/login-help',
      ]) {
        await page.goto(path)
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}
