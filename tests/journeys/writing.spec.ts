// tells of: features/writing, engines/kept-facts
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, test, waitUntilAlive } from './fixtures.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'The document' })
const status = (page: Page) => page.getByRole('status').filter({ hasText: /saved|connection|texts met/i })

test.describe('with the network cut for a while', () => {
  test.use({ provoked: [0] })

  test('two tabs over one document lose nothing, and what is written offline is sent later', async ({
    page,
    context,
  }) => {
    await page.goto('/ai/text-editor')
    await page.getByRole('button', { name: 'Meeting notes' }).click()
    await waitUntilAlive(page)
    await expect(paper(page)).toContainText('Decisions')
    await expectAccessible(page)
    await expectFits(page)

    const other = await context.newPage()
    await other.goto(page.url())
    await waitUntilAlive(other)
    await expect(paper(other)).toContainText('Decisions')

    await paper(page).getByText('Present').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' in the hall')
    await expect(status(page)).toContainText('All saved.')
    await paper(other).getByText('Decisions').click()
    await other.keyboard.press('End')
    await other.keyboard.type(' of today')
    await expect(status(other)).toContainText('All saved.')
    await expect(paper(other)).toContainText('Present in the hall')
    await expect(paper(other)).toContainText('Decisions of today')

    await context.setOffline(true)
    await other.keyboard.type(' and tomorrow')
    await expect(status(other)).toContainText('No connection.')
    await context.setOffline(false)
    await expect(status(other)).toContainText('All saved.')
    await page.reload()
    await expect(paper(page)).toContainText('Decisions of today and tomorrow')

    await context.setOffline(true)
    await paper(other).getByText('Decisions').click()
    await other.keyboard.press('End')
    await other.keyboard.type(' at noon')
    await expect(status(other)).toContainText('No connection.')
    await other.close()
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(page.url())
    await expect(paper(later)).toContainText('Decisions of today and tomorrow at noon')
    await expect(status(later)).toContainText('All saved.')
  })
})

test('a mail is polished, its questions ticked off, and no fact of it changes by itself', async ({ page }) => {
  await page.goto('/ai/email-polish')
  await waitUntilAlive(page)
  await page
    .getByRole('button', { name: /example/i })
    .first()
    .click()
  await expect(page.getByText(/facts as you wrote them/)).toBeVisible()
  await expect(page.getByText(/1 of 3 questions still open|questions still open/)).toBeVisible()
  await expectAccessible(page)
})
