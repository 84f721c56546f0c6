// tells of: features/library, kits/foundation/text-files
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { expect, test, waitUntilAlive } from './fixtures.ts'
import { joinConfirmed } from './confirmed.ts'

test('a book from its outline to readers: chapters, index, an edition, an EPUB that passes epubcheck', async ({
  page,
}) => {
  await joinConfirmed(page, 'Bookbinder', process.env['JOURNEYS_DATA_DIR'] ?? '')
  await page.goto('/ebooks/create')
  await waitUntilAlive(page)
  await page.getByLabel('Title of the book').first().fill('The bamboo book')
  await page.getByLabel('Chapters, one a line').fill('1. What bamboo is\n2. How it grows')
  await page.getByRole('button', { name: 'Make the book' }).first().click()
  await page.getByRole('link', { name: 'How it grows', exact: true }).click()
  await page.getByLabel('Text', { exact: true }).fill('Bamboo grows fast[^1].\n\n[^1]: A source.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('link', { name: /^The desk of/ }).click()
  await page.getByRole('button', { name: 'Move “How it grows” up' }).click()
  await expect(page.getByRole('button', { name: 'Move “How it grows” up' })).toBeDisabled()
  await page.getByLabel('Words of the index').fill('bamboo')
  await page
    .locator('form', { has: page.getByLabel('Words of the index') })
    .getByRole('button', { name: 'Save' })
    .click()
  await page.getByRole('button', { name: 'Publish edition 1' }).click()
  await expect(page).not.toHaveURL(/part=desk/)
  await expect(page.getByRole('heading', { level: 1, name: 'The bamboo book' })).toBeVisible()
  const address = new URL(page.url())
  const file = await page.request.get(`${address.origin}/api${address.pathname}/file?as=epub`)
  expect((await EpubCheck.validate(new Uint8Array(await file.body()))).messages).toEqual([])
  await page.getByRole('link', { name: 'How it grows', exact: true }).click()
  await expect(page.getByText('Part 1 of 2')).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: '1', exact: true })).toBeVisible()
})
