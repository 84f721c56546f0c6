// tells of: features/assistant, kits/asking/panda
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitUntilAlive } from './fixtures.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Panda assistant' })

async function open(page: Page, path = '/about-pandas') {
  await page.goto(path)
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Ask the panda for help' }).click()
  await expect(panel(page)).toBeVisible()
}

test('the panda greets first, thinks, answers with its page, and a wish opens its tool', async ({ page }) => {
  await open(page)
  const log = panel(page).getByRole('log')
  await expect(log).toContainText('I am the panda of Frenly')
  const field = panel(page).getByRole('textbox', { name: 'Message' })
  await expect(field).toBeFocused()
  await page.route('**/api/panda/chat', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await field.fill('How do I share an answer?')
  await field.press('Enter')
  await expect(panel(page).getByRole('status')).toContainText('Panda is thinking')
  await expect(log.getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible()
  await expect(panel(page).getByRole('status')).toHaveCount(0)
  await field.fill('What is the capital of Mongolia?')
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText(/Ulan Bator|Ulaanbaatar/)
  await expectAccessible(page)
})

test.describe('when the server does not answer', () => {
  test.use({ provoked: [500] })
  test('a bubble and a toast say so, and asking again works', async ({ page }) => {
    await open(page)
    const reason = JSON.stringify({ success: false, message: 'The bamboo is out.' })
    await page.route('**/api/panda/chat', (route) => route.fulfill({ status: 500, body: reason }), { times: 1 })
    const field = panel(page).getByRole('textbox', { name: 'Message' })
    await field.fill('Hello')
    await field.press('Enter')
    await expect(panel(page).getByRole('log')).toContainText('having trouble thinking')
    await expect(panel(page).getByRole('log')).toContainText('The bamboo is out.')
    await expect(page.getByText('Chat Error').first()).toBeVisible()
    await field.fill('Hello again')
    await field.press('Enter')
    await expect(panel(page).getByRole('log')).toContainText('Nice to see you')
  })
})

test('feedback: choose, go back, write, thanks, and the panda closes by itself and forgets', async ({ page }) => {
  await open(page, '/support')
  await panel(page).getByRole('tab', { name: 'Feedback' }).click()
  await panel(page).getByRole('button', { name: /^Bug/ }).click()
  await panel(page).getByRole('button', { name: 'Back' }).click()
  await panel(page)
    .getByRole('button', { name: /^Suggestion/ })
    .click()
  const words = panel(page).getByRole('textbox', { name: 'Your suggestion' })
  await expect(words).toBeFocused()
  await expectAccessible(page)
  await words.fill('Let me pin a lesson.')
  await panel(page).getByRole('button', { name: 'Send to the team' }).click()
  await expect(panel(page)).toContainText('Thank you')
  await expect(page.getByText('Feedback Received').first()).toBeVisible()
  await expect(panel(page)).toBeHidden({ timeout: 5_000 })
  await page.getByRole('link', { name: 'Ask the panda for help' }).click()
  await expect(panel(page).getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('a word that is no feedback', () => {
  test.use({ provoked: [400] })
  test('gets its sentence beside the field, and what was typed stays', async ({ page }) => {
    await open(page)
    await panel(page).getByRole('tab', { name: 'Feedback' }).click()
    await panel(page)
      .getByRole('button', { name: /^Praise/ })
      .click()
    await panel(page).getByRole('textbox', { name: /Email/ }).fill('not an address')
    await panel(page).getByRole('textbox', { name: 'What did you like?' }).fill('The panda')
    await panel(page).getByRole('button', { name: 'Send to the team' }).click()
    await expect(panel(page)).toContainText('does not look like an email address')
    await expect(panel(page).getByRole('textbox', { name: 'What did you like?' })).toHaveValue('The panda')
    await expect(page.getByText('Submission Failed').first()).toBeVisible()
  })
})

test('by keyboard: Escape closes and the focus is back where it was, also on a phone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expect(panel(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Ask the panda for help' })).toBeFocused()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the button leads to help, and feedback is a page of its own', async ({ page }) => {
    await page.goto('/about-pandas')
    await page.getByRole('link', { name: 'Ask the panda for help' }).click()
    await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'support')
    await page.goto('/feedback')
    await page.getByRole('link', { name: /Praise/ }).click()
    await page.getByRole('textbox', { name: 'What did you like?' }).fill('It works without scripts.')
    await page.getByRole('button', { name: 'Send to the team' }).click()
    await expect(page.getByText('Feedback Received').first()).toBeVisible()
  })
})
