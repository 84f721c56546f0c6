import { expect, type Page } from '@playwright/test'
import { findLink } from '#tests/support/letters.ts'
import { joinIn } from '#tests/support/members.ts'

/** Makes a member whose address is confirmed by the letter, signed in with the browser of the page. Lands on the page of the link. */
export async function joinConfirmed(page: Page, name: string, dataDir: string): Promise<void> {
  const email = await joinIn(page.context().request, name)
  await expect.poll(() => findLink(dataDir, email, '/verify-email')).toBeDefined()
  await page.goto(findLink(dataDir, email, '/verify-email')!)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
}
