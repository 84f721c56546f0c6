// tells of: features/flows, features/mockups
import { expect, test } from './fixtures.ts'

test('a recipe of the house is filled in, run, and shows what each step gave', async ({ page }) => {
  await page.goto('/create/lab')
  await page.getByRole('button', { name: /Use it.*Safe to hand on/ }).click()
  await page.getByRole('link', { name: 'Run', exact: true }).click()
  await page
    .getByLabel('Your text')
    .fill('Anna Berg lives in Rostock. Her number is 0381 123456. She will call on Friday.')
  await page.getByRole('button', { name: 'Run it' }).click()
  await expect(page.getByText('Version 1, begun by hand')).toBeVisible()
  await expect(page.locator('li').filter({ hasText: 'Mask private details' })).toContainText('Done')
})

test('a wireframe is drawn from words, and a part is moved by keys and kept', async ({ page }) => {
  await page.goto('/mockup-lab')
  await page.getByLabel('What is on it').fill('A heading "Fresh bread" and a button "Order"')
  await page.getByRole('button', { name: 'Draw it up' }).click()
  const button = page.getByRole('button', { name: 'p2 Button “Order”' })
  const left = page.getByLabel('x of p2')
  const before = Number(await left.inputValue())
  await button.focus()
  await page.keyboard.press('ArrowRight')
  await expect(left).toHaveValue(String(before + 8))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Version 2.')).toBeVisible()
  await expect(page.getByLabel('x of p2')).toHaveValue(String(before + 8))
})
