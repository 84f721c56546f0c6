// tells of: shell, ui/overlays, features/consensus/parts
import type { Page } from '@playwright/test'
import { expect, expectAccessible, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })

async function openPalette(page: Page) {
  await waitUntilAlive(page)
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('the first Tab offers a link that skips to the content', async ({ page }) => {
  await page.goto('/support')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain, 'the next Tab stop lies inside the content').toBe(true)
})

test('the cursor waits in the question box; Shift and Enter break the line, Enter asks', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const question = page.getByRole('textbox', { name: 'Your question' })
  await expect(question).toBeFocused()
  await page.keyboard.type('What is 18 percent')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('of 240?')
  await expect(question).toHaveValue('What is 18 percent\nof 240?')
  await page.goto('/support')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('What is 18 percent\nof 240?')
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Agreed answer' })).toContainText('43.2')
})

test('keys that are pressed while the page wakes up do not keep it asleep', async ({ page }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  let isLoaded = false
  const loaded = page.goto('/').then(() => (isLoaded = true))
  while (!isLoaded) await page.keyboard.press('Tab')
  await loaded
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await waitUntilAlive(page)
})

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a header menu opens with Enter, closes with Escape and leads on, ${how}`, async ({ page }) => {
      await page.goto('/')
      if (javaScriptEnabled) await waitUntilAlive(page)
      const trigger = page.getByRole('banner').getByRole('button', { name: 'Voice & Audio' })
      const link = page.getByRole('banner').getByRole('link', { name: /^Voice tools/i })
      await expect(link).toBeHidden()
      await trigger.focus()
      await page.keyboard.press('Enter')
      await expect(link).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(trigger).toBeFocused()

      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'voice-tools')
      await expect(link).toBeHidden()
    })
  })
}

test('the palette filters, finds by words of a description, gives the focus back and opens a screen', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search or jump to' })
  await waitUntilAlive(page)
  await opener.focus()
  await openPalette(page)
  const box = palette(page).getByRole('combobox')
  const option = (name: RegExp) => palette(page).getByRole('option', { name })
  await expect(box).toBeFocused()
  await box.fill('claim by claim')
  await expect(option(/multi-ai search/i).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await openPalette(page)
  await box.fill('web search')
  await expect(option(/web search/i).first()).toBeVisible()
  await expect(option(/wallet/i)).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'web-search')
  await expect(palette(page)).toBeHidden()
})

test('a shortcut leaves alone what somebody is writing', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.pressSequentially('half a thought')
  await page.keyboard.press('Control+/')
  await page.keyboard.press('End')
  await question.pressSequentially(' more')
  await expect(question).toHaveValue('half a thought more')
})

test('a change of page starts at the top, with the focus on its heading and its title said', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help & support' })
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await link.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toHaveAttribute('data-screen', 'support')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('the answer to a question takes the focus to its heading, also from the consensus screen itself', async ({
  page,
}) => {
  await page.goto('/ai/consensus')
  await waitUntilAlive(page)
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is 18 percent of 240?')
  await page.getByRole('form', { name: 'Ask' }).getByRole('button', { name: 'Ask', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Agreed answer' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
})
