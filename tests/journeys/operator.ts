import { expect, type Page } from '@playwright/test'
import { findLink } from '#tests/support/letters.ts'
import { joinIn, signIn } from '#tests/support/members.ts'

/** Who runs the server of a story: its ADMIN_EMAIL. */
export const OPERATOR = { name: 'Keeper', email: 'keeper@frenly.test' }

/** The operator, whose address is confirmed by the letter. Made once a server. */
export async function enterAsOperator(page: Page, dataDir: string) {
  const { request } = page.context()
  const isNew = await joinIn(request, OPERATOR.name).then(
    () => true,
    () => signIn(request, OPERATOR.name).then(() => false),
  )
  if (!isNew) return
  await expect.poll(() => findLink(dataDir, OPERATOR.email, '/verify-email')).toBeDefined()
  await page.goto(findLink(dataDir, OPERATOR.email, '/verify-email')!)
  await page.getByRole('main').getByRole('button').first().click()
  // Before the answer has come, another address would be interrupted by it.
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible()
  await expect.poll(async () => (await request.get('/api/auth/user')).json()).toMatchObject({ isAdmin: true })
}
