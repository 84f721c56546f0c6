// tells of: features/threads
import type { Page } from '@playwright/test'
import { joinConfirmed } from './confirmed.ts'
import { expect, waitUntilAlive } from './fixtures.ts'
import { withOwnServer } from './own-server.ts'

const test = withOwnServer(() => Promise.resolve({ env: {}, close: () => Promise.resolve() }))

const main = (page: Page) => page.getByRole('main')

test('two members talk live, write in one document, and neither loses a line', async ({ page, browser, ownServer }) => {
  await joinConfirmed(page, 'Mira', ownServer.dataDir)
  await page.goto('/threads/new')
  await waitUntilAlive(page)
  await main(page).getByLabel('First message', { exact: true }).fill('When do we print the poster?')
  await main(page).getByRole('button', { name: 'Begin the thread' }).click()
  await expect(main(page).getByRole('article')).toContainText('When do we print the poster?')
  const address = page.url().replace(/#.*/, '')

  await page.goto(`${address}&view=people`)
  await waitUntilAlive(page)
  await main(page).getByRole('button', { name: 'Make a link' }).click()
  const invitation = main(page).getByText('/threads?invite=')
  await expect(invitation).toBeVisible()
  const [link = ''] = /http\S+/.exec(await invitation.innerText()) ?? []

  const context = await browser.newContext({ baseURL: ownServer.origin })
  const other = await context.newPage()
  await joinConfirmed(other, 'Tomas', ownServer.dataDir)
  await other.goto(link)
  await waitUntilAlive(other)
  await main(other).getByRole('button', { name: 'Join the thread' }).click()
  await expect(main(other).getByRole('heading', { level: 1 })).toContainText('When do we print the poster?')

  await page.goto(address)
  await waitUntilAlive(page)
  await waitUntilAlive(other)
  await main(other).getByLabel('Message', { exact: true }).fill('On Monday.')
  await main(other).getByLabel('Message', { exact: true }).press('Enter')
  await expect(main(page).getByRole('article').filter({ hasText: 'On Monday.' })).toBeVisible({ timeout: 10_000 })
  await expect(main(page).getByText('2 are here now')).toBeVisible({ timeout: 10_000 })

  for (const one of [page, other]) {
    await main(one).getByRole('link', { name: 'Document' }).click()
    await expect(main(one).getByLabel('The document, in Markdown')).toBeVisible()
  }
  const box = (one: Page) => main(one).getByLabel('The document, in Markdown')
  await box(page).fill('# Poster\n\nA2')
  await box(other).fill('Print on Monday')
  for (const one of [page, other]) await main(one).getByRole('button', { name: 'Save', exact: true }).click()
  for (const one of [page, other]) {
    await expect(box(one)).toHaveValue(/Print on Monday/, { timeout: 10_000 })
    await expect(box(one)).toHaveValue(/# Poster/, { timeout: 10_000 })
  }
  await context.close()
})
