// tells of: kits/members/identity/openid, kits/members/identity/connections, features/sign-in/openid, providers/openid
import type { Page } from '@playwright/test'
import { startGoogle as startStandIn, type FakeGoogle } from '#tests/support/google.ts'
import { expect, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

let work: FakeGoogle
const test = withOwnServer(async () => {
  work = await startStandIn()
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = work.env
  const providers = [
    { id: 'work', name: 'Work', issuer, clientId, clientSecret },
    { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId, clientSecret },
  ]
  return { env: { OIDC_PROVIDERS: JSON.stringify(providers) }, close: () => work.stop() }
})
test.describe.configure({ mode: 'default' })
test.use({ provoked: [401] })

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')

test('somebody joins from the dialog, sets a password, and takes the provider away', async ({ page }) => {
  work.isSignedIn({ sub: 'o1', email: 'olga@work.test', name: 'Olga Oak' })
  await page.goto('/about-pandas')
  await waitUntilAlive(page)
  await banner(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in with Work' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'identity-setup')
  await expect(main(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Olga Oak')

  await page.goto('/settings?part=security')
  await waitUntilAlive(page)
  const card = main(page).getByRole('region', { name: 'Other accounts', exact: true })
  await expect(card.getByText('olga@work.test')).toBeVisible()
  await expect(card.getByText('Work is your only way in.')).toBeVisible()
  const password = main(page).getByRole('region', { name: 'Password', exact: true })
  await password.getByLabel('Password', { exact: true }).fill('a quiet bamboo grove')
  await password.getByLabel('Confirm password', { exact: true }).fill('a quiet bamboo grove')
  await password.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()

  await card.getByText('Disconnect Work', { exact: true }).first().click()
  await card.getByRole('button', { name: 'Disconnect Work' }).click()
  await expect(page.getByText('Work is disconnected', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Connect Work' })).toBeVisible()
})

test('a provider that is gone says so on the page and after the press, and the page goes on', async ({ page }) => {
  await page.goto('/login')
  await expect(main(page).getByText('Gone does not answer at the moment.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Sign in with Gone' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Gone did not answer')
  await main(page).getByRole('link', { name: 'Try again' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'login')
})
