// tells of: features/account, kits/members/identity/profile, kits/members/identity/passkeys
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { findLink, subjectsTo } from '#tests/support/letters.ts'
import { join, joinIn, PASSWORD, signIn } from '#tests/support/members.ts'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const DATA_DIR = process.env['JOURNEYS_DATA_DIR'] ?? ''
const PARTS = ['profile', 'security', 'devices', 'notifications', 'appearance', 'data']

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account/ })
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
/** A toast is read out from a second place for a moment. */
const says = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible()

async function drawPicture() {
  const create = { width: 40, height: 60, channels: 3, background: '#1d6b45' } as const
  return { name: 'me.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const who = javaScriptEnabled ? 'Profiled' : 'Profiledplain'

  test.describe(how, () => {
    test.use({ javaScriptEnabled, provoked: [409] })

    test(`a member gives a name and a picture, and is told when a username is taken, ${how}`, async ({
      page,
      context: { request },
    }) => {
      await join(request, `${who}2`)
      await joinIn(request, who)
      await page.goto('/settings')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await field(page, 'Name').fill('Mira of the Grove')
      await main(page)
        .getByLabel('Picture', { exact: true })
        .setInputFiles(await drawPicture())
      await press(page, 'Save the profile')
      await says(page, 'Profile saved')
      const picture = account(page).locator('img')
      await expect(picture).toBeVisible()
      const address = (await picture.getAttribute('src')) ?? ''
      expect((await request.get(address)).headers()['content-type']).toBe('image/webp')

      await field(page, 'Name').fill('Mira of the Hill')
      await field(page, 'Username').fill(`${who}2`.toUpperCase())
      await field(page, 'Others, separated by commas').fill('tea, maps')
      await press(page, 'Save the profile')
      await expect(field(page, 'Username')).toHaveAccessibleDescription(/taken/)
      await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, 'Username')).toHaveValue(`${who}2`.toUpperCase())
      await expect(field(page, 'Name')).toHaveValue('Mira of the Hill')
      await expect(field(page, 'Others, separated by commas')).toHaveValue('tea, maps')

      await field(page, 'Username').fill(who)
      await press(page, 'Save the profile')
      await expect(field(page, 'Username')).not.toHaveAttribute('aria-invalid', 'true')
      await says(page, 'Profile saved')
      await page.reload()
      await expect(field(page, 'Name')).toHaveValue('Mira of the Hill')
      await expect(field(page, 'Others, separated by commas')).toHaveValue('tea, maps')
      if (javaScriptEnabled) await waitUntilAlive(page)
      await press(page, 'Remove picture')
      await says(page, 'Picture removed')
      await expect(account(page).locator('img')).toHaveCount(0)
      expect((await request.get(address)).status()).toBe(404)
    })
  })
}

test('a new address counts once its mailed link is opened, and the old one hears of it', async ({ page, context }) => {
  const [before, after] = [await joinIn(context.request, 'Moving'), 'moved@frenly.test']
  await page.goto('/settings?part=security')
  await waitUntilAlive(page)
  const email = card(page, 'Email address')
  await email.getByRole('textbox', { name: 'New address' }).fill(after)
  await email.getByRole('button', { name: 'Change the address' }).click()
  await expect(email).toContainText(`${after} waits for its link`)
  await expect(email).toContainText(before)
  await expect.poll(() => subjectsTo(DATA_DIR, before)).toContain('A new email address was asked for')
  await expect.poll(() => findLink(DATA_DIR, after, '/verify-email')).toBeDefined()
  expect(findLink(DATA_DIR, before, '/verify-email')).not.toBe(findLink(DATA_DIR, after, '/verify-email'))

  await page.goto(findLink(DATA_DIR, after, '/verify-email') ?? '')
  await expect(main(page)).toContainText(after)
  await press(page, 'Use this address')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Address confirmed')
  await expect.poll(() => subjectsTo(DATA_DIR, before)).toContain('Your email address was changed')
  await page.goto('/settings?part=security')
  await expect(email).toContainText(after)
  await expect(email.getByText('Confirmed', { exact: true })).toBeVisible()
})

test.describe('two browsers', () => {
  test.use({ provoked: [401] })

  test('one signs the other out, by the list of devices and by a new password', async ({ page, context, browser }) => {
    await joinIn(context.request, 'Twofold')
    const other = await (await browser.newContext()).newPage()
    await signIn(other.context().request, 'Twofold')
    await page.goto('/settings?part=devices')
    await waitUntilAlive(page)
    await expect(card(page, 'Devices').getByRole('listitem')).toHaveCount(2)
    await other.goto('/settings')
    await expect(account(other)).toBeVisible()
    await press(page, 'Sign out everywhere else')
    await says(page, 'Signed out everywhere else')
    await expect(card(page, 'Devices').getByRole('listitem')).toHaveCount(1)
    await expect(main(page).getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
    await other.reload()
    await expect(main(other)).toHaveAttribute('data-screen', 'login')

    await signIn(other.context().request, 'Twofold')
    await other.goto('/settings')
    await expect(account(other)).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Parts of the settings' })
      .getByRole('link', { name: /security/ })
      .click()
    const password = card(page, 'Password')
    await password.getByLabel('New password', { exact: true }).fill('another quiet grove')
    await password.getByLabel('Confirm password', { exact: true }).fill('another quiet grave')
    await press(page, 'Change the password')
    await expect(password.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(/do not match/)
    await password.getByLabel('Confirm password', { exact: true }).fill('another quiet grove')
    await press(page, 'Change the password')
    await says(page, 'Password changed')
    await expect(password.getByLabel('New password', { exact: true })).toHaveValue('')
    await expect(account(page)).toBeVisible()
    await other.reload()
    await expect(main(other)).toHaveAttribute('data-screen', 'login')
    await expect(signIn(other.context().request, 'Twofold', PASSWORD)).rejects.toThrow('401')
    await signIn(other.context().request, 'Twofold', 'another quiet grove')
    await other.context().close()
  })
})

test.describe('two tabs', () => {
  test.use({ provoked: [409] })

  test('a form drawn for somebody else changes nothing and says whose page it is', async ({ page, context }) => {
    await join(context.request, 'Tabtwo')
    await joinIn(context.request, 'Tabone')
    await page.goto('/settings?part=notifications')
    await waitUntilAlive(page)
    await expect(main(page)).toContainText('tabone@frenly.test')
    await page.getByRole('switch', { name: /A new device/ }).click()
    await signIn(context.request, 'Tabtwo')
    await press(page, 'Save')
    await expect(main(page).getByRole('alert')).toContainText('What you see now belongs to Tabtwo.')
    await expect(main(page)).toContainText('tabtwo@frenly.test')
    await expect(page.getByRole('switch', { name: /A new device/ })).toBeChecked()
  })
})

test('a member chooses the theme, and sets up who they are on the way to somewhere', async ({ page, context }) => {
  await joinIn(context.request, 'Darkling')
  await page.goto('/settings?part=appearance')
  await waitUntilAlive(page)
  await card(page, 'Theme').getByRole('radio', { name: /^Dark/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(card(page, 'Theme').getByRole('radio', { name: /^Dark/ })).toBeChecked()

  await page.goto('/frenly/identity-setup?return_url=%2Fsupport')
  await waitUntilAlive(page)
  await field(page, 'Name').fill('Nobody saves this')
  await main(page).getByRole('link', { name: 'Skip for now' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'support')
  await page.goBack()
  await expect(field(page, 'Name')).toHaveValue('Darkling')
  await field(page, 'Name').fill('Dark Wing')
  await press(page, 'Save and go on')
  await expect(main(page)).toHaveAttribute('data-screen', 'support')
  await says(page, 'Profile saved')
  await account(page).click()
  await expect(page.getByText('Dark Wing', { exact: true }).filter({ visible: true })).toHaveCount(1)
})

test.describe('by sight', () => {
  async function look(page: Page, path: string) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
    await expectFits(page, [390, 320])
  }

  test('every part of the settings meets WCAG 2.2 AA in both schemes and fits small screens', async ({
    page,
    context: { request },
  }) => {
    test.slow()
    await joinIn(request, 'Seen')
    for (const part of PARTS) await look(page, `/settings?part=${part}`)
  })

  test('the account, new and used, and its set-up meet WCAG 2.2 AA in both schemes and fit small screens', async ({
    page,
    context: { request },
  }) => {
    test.slow()
    await joinIn(request, 'Watched')
    await look(page, '/frenly/identity-setup')
    await look(page, '/access')
    await expect(main(page)).toContainText('No questions yet')
    const form = { question: 'What is 2 + 2?', choose: '1', seat: 'nobody', answer: 'Four.' }
    expect((await request.post('/ai/consensus', { form })).ok()).toBe(true)
    await look(page, '/access')
    await expect(main(page).getByRole('link', { name: /What is 2 \+ 2/ })).toBeVisible()
  })
})
