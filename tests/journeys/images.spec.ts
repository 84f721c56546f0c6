// tells of: features/images, engines/illustrator, providers/drawing, providers/vision
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, expectAccessibleInBothSchemes, expectFits, SCRIPTING, test, waitUntilAlive } from './fixtures.ts'

const PROMPT = 'poster “Night train” with a panda riding a bicycle, city at night'
const ADDRESS = 'https://example.org/lens'

async function open(page: Page, address: string, isAlive: boolean) {
  await page.goto(address)
  if (isAlive) await waitUntilAlive(page)
}

/** Without scripts the page is read again by hand until it says so. */
async function readUntil(page: Page, words: RegExp, isAlive: boolean) {
  await expect(async () => {
    if (!isAlive) await page.reload()
    await expect(page.getByText(words).first()).toBeVisible({ timeout: isAlive ? 15_000 : 500 })
  }).toPass({ timeout: 20_000 })
}

/** White paper with a code on it. */
async function paperWithCode(): Promise<Buffer> {
  const { data, size } = encode(ADDRESS, { border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600"><rect width="100%" height="100%" fill="#fff"/><path d="${dots.join('')}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

for (const javaScriptEnabled of SCRIPTING) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`somebody draws a poster, frames it, and throws it away and back, ${how}`, async ({ page }) => {
      await open(page, '/ai/images', javaScriptEnabled)
      await page.getByRole('textbox', { name: 'What should we see?' }).fill(PROMPT)
      await page.getByText('Size, seed and engine').click()
      await page.getByRole('combobox', { name: 'How many' }).selectOption('1')
      await page.getByRole('button', { name: /^Make/ }).click()
      await readUntil(page, /Drawn by Illustrator/, javaScriptEnabled)
      await expect(page.getByText('letters: Night train')).toBeVisible()
      await expect(page.getByText('panda riding bicycle')).toBeVisible()

      await page.locator('#made').getByRole('link').first().click()
      await page.getByRole('link', { name: 'Change', exact: true }).click()
      const frame = page.getByRole('region', { name: 'Frame' })
      await expect(frame).toBeVisible()
      const unframed = page.url()
      await frame.getByRole('button', { name: 'Frame it' }).click()
      await expect(page).not.toHaveURL(unframed)
      await page.getByRole('link', { name: 'Recipe', exact: true }).click()
      await expect(page.getByText(/then framed/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleInBothSchemes(page)
      await expectFits(page, [320, 390])

      await page.getByRole('button', { name: 'Draw it again and compare every byte' }).click()
      await expect(page.getByText('The same, byte for byte').first()).toBeVisible()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('button', { name: /Undo|Bring back/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test(`somebody looks into a picture and reads its code, ${how}`, async ({ page }) => {
      await open(page, '/lens', javaScriptEnabled)
      const file = { name: 'paper.png', mimeType: 'image/png', buffer: await paperWithCode() }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Look into it' }).click()
      await readUntil(page, new RegExp(ADDRESS), javaScriptEnabled)
      await expect(page.getByText('Nothing in it tells of you, your device or the place.')).toBeVisible()
      if (javaScriptEnabled) await expectAccessibleInBothSchemes(page)
      await expectFits(page, [320, 390])
    })
  })
}
