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

test('a workflow is built on the canvas: steps are put, joined and parted, and the form says the same', async ({
  page,
}) => {
  await page.goto('/v2/workflow-builder')
  await page.getByRole('button', { name: 'Empty workflow' }).click()
  for (const n of [1, 2]) {
    await page.getByLabel('One more step', { exact: true }).selectOption({ index: n })
    await page.getByLabel('After', { exact: true }).selectOption('start')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(`Kept as version ${n + 1}.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Build on the canvas' }).click()
  const canvas = page.getByRole('group', { name: /^Canvas of/ })
  const after = page.locator('#s2').getByLabel('One more step before it')
  await expect(after).toHaveValue('')

  const from = await canvas.locator('[data-id="s1"] .react-flow__handle.source').boundingBox()
  const to = await canvas.locator('[data-id="s2"] .react-flow__handle.target').boundingBox()
  await page.mouse.move(from!.x + 5, from!.y + 5)
  await page.mouse.down()
  await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText('Kept as version 4.')).toBeVisible()
  await expect(page.locator('#s2').getByLabel('Step 1 before it')).toHaveValue('s1')

  const line = canvas.getByRole('group', { name: 'Line from s1 to s2' })
  await line.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(page.getByText('Kept as version 5.')).toBeVisible()
  await expect(after).toHaveValue('')

  await canvas.locator('[data-id="s1"]').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('A line from s1 to').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Draw it' }).click()
  await expect(page.getByText('Kept as version 6.')).toBeVisible()
  await expect(page.locator('#s2').getByLabel('Step 1 before it')).toHaveValue('s1')
})
