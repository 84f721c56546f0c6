// tells of: features/music
import { expect, test } from './fixtures.ts'

test('a few words become a song, a step is ticked, heard at once, kept, seen in the text, and undone', async ({
  page,
}) => {
  await page.goto('/v2/music-studio')
  await page.getByLabel('What it is to be like').fill('Pop, 8 seconds, 120 bpm')
  await page.getByRole('button', { name: 'Compose it' }).click()
  await expect(page.getByText('Understood: tempo 120')).toBeVisible()
  await page.getByRole('button', { name: 'Play round and round' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Bass drum, bar 1, step 2', exact: true }).check()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Save the grid' }).click()
  await expect(page.getByText('Last change: Pattern beat in the grid')).toBeVisible()
  await page.getByRole('link', { name: 'Text', exact: true }).click()
  await expect(page.getByLabel('The song as text')).toHaveValue(/kick\s+xx\.\./)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('The song as text')).toHaveValue(/kick\s+x\.\.\./)
})
