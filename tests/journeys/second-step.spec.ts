// tells of: features/sign-in/second-step, features/account/cards/security, kits/members/identity/passkeys
import type { Page } from '@playwright/test'
import { subjectsTo } from '#tests/support/letters.ts'
import { digitsOf, joinIn, PASSWORD, setUpAuthenticator } from '#tests/support/members.ts'
import { expect, expectAccessible, test, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

const DATA_DIR = process.env['JOURNEYS_DATA_DIR'] ?? ''
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

async function signInByPassword(page: Page, name: string): Promise<void> {
  await page.goto('/login?return_url=%2Fsupport')
  await main(page).getByRole('textbox', { name: 'Username or email' }).fill(name)
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One more step')
}

test.use({ provoked: [400, 401] })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a member sets the app up, signs in with its digits, and once with each recovery code', async ({
    page,
    context: { request },
  }) => {
    const email = await joinIn(request, 'Stepper')
    await page.goto('/settings?part=security')
    const app = card(page, 'Authenticator app')
    await app.getByRole('button', { name: 'Set up' }).click()
    await expect(app.getByRole('img', { name: 'QR code for Stepper at Frenly' })).toBeVisible()
    const key = (await app.getByRole('code').textContent()) ?? ''
    await app.getByRole('textbox', { name: 'Six digits' }).fill('12345')
    await press(page, 'Turn it on')
    await expect(app.getByRole('textbox', { name: 'Six digits' })).toHaveAttribute('aria-invalid', 'true')
    await expect(app.getByText('Being set up')).toBeVisible()
    await app.getByRole('textbox', { name: 'Six digits' }).fill(digitsOf(key))
    await press(page, 'Turn it on')
    const shown = app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(shown).toHaveCount(10)
    const codes = await shown.allTextContents()
    await expect.poll(() => subjectsTo(DATA_DIR, email)).toContain('The second step was turned on')
    await page.goto('/settings?part=security')
    await expect(app).toContainText('10 recovery codes are left.')
    await expect(app).not.toContainText(codes[0]!)

    await request.post('/api/auth/signout')
    await signInByPassword(page, 'Stepper')
    const digits = main(page).getByRole('textbox', { name: 'Six digits' })
    await digits.fill('000 00')
    await press(page, 'Sign in')
    await expect(digits).toHaveAttribute('aria-invalid', 'true')
    await digits.fill(digitsOf(key, 1))
    await press(page, 'Sign in')
    await expect(main(page)).toHaveAttribute('data-screen', 'support')
    await expect(account(page)).toBeVisible()

    for (const isFirst of [true, false]) {
      await request.post('/api/auth/signout')
      await signInByPassword(page, 'Stepper')
      await main(page).getByText('Use a recovery code').click()
      await main(page).getByRole('textbox', { name: 'Recovery code' }).fill(` ${codes[0]!.toUpperCase()} `)
      await press(page, 'Sign in with this code')
      if (!isFirst) break
      await expect(page.getByText('You are in, with a recovery code')).toBeVisible()
      await expect(page.getByText(/9 recovery codes are left/)).toBeVisible()
    }
    const used = main(page).getByRole('textbox', { name: 'Recovery code' })
    await expect(used).toHaveAccessibleDescription(/used before/)
    await expect(used).toHaveValue('')
    await expect.poll(() => subjectsTo(DATA_DIR, email)).toContain('A recovery code was used')
  })
})

test('the dialog leads on to the second step and back to the page it was opened on', async ({
  page,
  context: { request },
}) => {
  await joinIn(request, 'Dialstep')
  const { key } = await setUpAuthenticator(request)
  await request.post('/api/auth/signout')
  await page.goto('/about-pandas?days=7')
  await waitUntilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  const panel = page.getByRole('dialog').getByRole('tabpanel')
  await panel.getByRole('textbox', { name: 'Username or email' }).fill('Dialstep')
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await panel.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('One more step')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(main(page).getByRole('textbox', { name: 'Six digits' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(digitsOf(key, 1))
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/about-pandas?days=7')
})

const passkeyTest = withOwnServer(() => Promise.resolve({ env: {}, close: () => Promise.resolve() }))

/** A device that says yes to everything at once, as a finger on a sensor does. */
async function plugInDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

passkeyTest('a passkey opens the account past the second step, until it is removed', async ({ page, context }) => {
  await joinIn(context.request, 'Finger')
  await setUpAuthenticator(context.request)
  await plugInDevice(page)
  await page.goto('/settings?part=security')
  await waitUntilAlive(page)
  const passkeys = card(page, 'Passkeys')
  await passkeys.getByRole('textbox', { name: 'Name of the new passkey' }).fill('Left thumb')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('heading', { name: 'Left thumb' })).toBeVisible()
  await expect(passkeys).toContainText('Not used yet.')

  await context.request.post('/api/auth/signout')
  await page.goto('/login?return_url=%2Fsettings%3Fpart%3Dsecurity')
  await waitUntilAlive(page)
  await press(page, 'Sign in with a passkey')
  await expect(main(page)).toHaveAttribute('data-screen', 'settings')
  await expect(account(page)).toBeVisible()
  await expect(passkeys).toContainText('Last used')

  await waitUntilAlive(page)
  await passkeys.getByText('Remove Left thumb').click()
  await passkeys.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(page.getByText('The passkey is removed', { exact: true })).toBeVisible()
  await expect(passkeys.getByRole('heading', { name: 'Left thumb' })).toHaveCount(0)
  await context.request.post('/api/auth/signout')
  await page.goto('/login')
  await waitUntilAlive(page)
  await press(page, 'Sign in with a passkey')
  await expect(main(page).getByRole('status')).not.toHaveText('')
  await expect(account(page)).toHaveCount(0)
})
