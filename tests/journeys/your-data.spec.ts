// tells of: features/account/cards/data, kits/members/personal-data, kits/members/identity/leaving
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { subjectsTo } from '#tests/support/letters.ts'
import { joinIn, PASSWORD } from '#tests/support/members.ts'
import { forgetProof } from '#tests/support/proof.ts'
import { expect, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const DATA_DIR = process.env['JOURNEYS_DATA_DIR'] ?? ''
const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

test.use({ provoked: [400, 401, 403] })

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  const who = javaScriptEnabled ? 'Keeper' : 'Keeperplain'

  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a member takes everything away in one file, once the password is right, ${how}`, async ({
      page,
      context: { request },
    }) => {
      const email = await joinIn(request, who)
      forgetProof(DATA_DIR, who)
      await page.goto('/settings?part=data')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const download = card(page, 'Download your data')
      const password = download.getByLabel('Current password', { exact: true })
      await password.fill('a loud bamboo grove')
      await download.getByRole('button', { name: 'Download my data' }).click()
      await expect(password).toHaveAccessibleDescription(/not your current password/)
      await expect(password).toHaveValue('')

      await password.fill(PASSWORD)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        download.getByRole('button', { name: 'Download my data' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(new RegExp(`^frenly-${who.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d\\.zip$`))
      const files = unzipSync(readFileSync(await file.path()))
      expect(strFromU8(files['README.txt']!)).toContain(email)
      expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject([{ username: who, email }])
      if (javaScriptEnabled) await expect(download.getByRole('status')).toContainText('on its way')
    })
  })
}

test('a member asks to be erased, is led home, comes back in time and keeps the account', async ({ page, context }) => {
  const email = await joinIn(context.request, 'Leaver')
  await page.goto('/settings?part=data')
  await waitUntilAlive(page)
  const erase = card(page, 'Erase your account')
  const username = erase.getByRole('textbox', { name: 'Your username' })
  await username.fill('Somebody')
  await erase.getByRole('button', { name: 'Erase my account' }).click()
  await expect(username).toHaveAccessibleDescription(/not your username/)
  await expect(username).toHaveValue('Somebody')
  await username.fill('Leaver')
  await erase.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(/^Your account will be erased on /)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => subjectsTo(DATA_DIR, email)).toContainEqual(expect.stringMatching(/will be erased on/))

  await page.goto('/login?return_url=%2Faccess')
  await waitUntilAlive(page)
  await main(page).getByRole('textbox', { name: 'Username or email' }).fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'access')
  const notice = main(page).getByRole('region', { name: 'Your account will be erased' })
  await expect(notice).toContainText('you can change your mind')
  await notice.getByRole('button', { name: 'Keep my account' }).click()
  await expect(main(page)).toHaveAttribute('data-screen', 'settings')
  await expect(page.getByText('Your account stays', { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await expect(erase.getByRole('button', { name: 'Erase my account' })).toBeVisible()
  await expect.poll(() => subjectsTo(DATA_DIR, email)).toContain('Your account stays')
})
