// tells of: kits/members/identity/google, features/sign-in, providers/google
import type { Page } from '@playwright/test'
import { startGoogle, type FakeGoogle } from '#tests/support/google.ts'
import { forgetProof } from '#tests/support/proof.ts'
import { expect, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

let google: FakeGoogle
const test = withOwnServer(async () => {
  google = await startGoogle()
  return { env: google.env, close: () => google.stop() }
})
test.describe.configure({ mode: 'default' })
test.use({ provoked: [401] })
test.afterEach(() => google.calm())

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const account = (page: Page) => banner(page).getByRole('button', { name: /^Account/ })
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })

async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

test('somebody joins by Google, says who they are, goes on, and signs out of both', async ({ page, context }) => {
  google.isSignedIn({ sub: 'j1', email: 'wanda@gmail.test', name: 'Wanda Willow' })
  await page.goto('/login?return_url=%2Fsupport')
  await main(page).getByRole('link', { name: 'Continue with Google' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'identity-setup')
  await expect(main(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Wanda Willow')
  await expect(page.getByText('Your account is made', { exact: true })).toBeVisible()
  await waitUntilAlive(page)
  await main(page).getByRole('button', { name: 'Save and go on' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'support')

  const [opened, since] = [context.waitForEvent('page'), Date.now()]
  await signOut(page)
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await expect(popup).toHaveURL(google.env.GOOGLE_LOGOUT_URL)
  await closed
  expect(Date.now() - since).toBeGreaterThanOrEqual(2_000)
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(main(page)).toHaveAttribute('data-screen', 'support')
})

test('the dialog leads to Google and back to the page; a blocked window stops no sign-out', async ({
  page,
  context,
}) => {
  google.isSignedIn({ sub: 'j2', email: 'back@gmail.test', name: 'Back Again' })
  await context.request.get('/auth/google')
  await context.clearCookies()
  await page.goto('/about-pandas?days=7')
  await waitUntilAlive(page)
  await banner(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click()
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL('/about-pandas?days=7')

  await waitUntilAlive(page)
  await page.evaluate(() => (window.open = () => null))
  await signOut(page)
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(context.pages()).toHaveLength(1)
})

test('who says no at Google reads that nothing happened, and may sign in with a password', async ({ page }) => {
  google.refuses('access_denied')
  await page.goto('/login?return_url=%2Fsupport')
  await main(page).getByRole('link', { name: 'Continue with Google' }).click()
  await expect(heading(page)).toHaveText('You said no, and that is fine')
  await main(page).getByRole('link', { name: 'Sign in with a password' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'login')
  await expect(page).toHaveURL('/login?return_url=%2Fsupport')
})

test('a member without a password proves by Google who it is, and sets one', async ({ page, context, ownServer }) => {
  google.isSignedIn({ sub: 'j4', email: 'plainly@gmail.test', name: 'Plainly' })
  await context.request.get('/auth/google')
  forgetProof(ownServer.dataDir, 'Plainly')
  await page.goto('/settings?part=security')
  const password = main(page).getByRole('region', { name: 'Password', exact: true })
  await password.getByRole('link', { name: 'Sign in again' }).click()
  await expect(heading(page)).toHaveText('Say again who you are')
  await main(page).getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/settings?part=security')
  await waitUntilAlive(page)
  await expect(password.getByRole('link', { name: 'Sign in again' })).toHaveCount(0)
  await password.getByLabel('Password', { exact: true }).fill('a quiet bamboo grove')
  await password.getByLabel('Confirm password', { exact: true }).fill('a quiet bamboo grove')
  await password.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()
  await expect(password.getByRole('button', { name: 'Change the password' })).toBeVisible()
})
