// tells of: features/voice, engines/transcript, providers/speech
import { expect, expectAccessible, expectFits, test, waitUntilAlive } from './fixtures.ts'

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: process.env['CHROMIUM'] || undefined,
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a text is read aloud, the words follow, and a moment is marked', async ({ page }) => {
  await page.goto('/ai/voice')
  await waitUntilAlive(page)
  await page.getByLabel('The text').fill('# One\n\nThe kettle is on.\n\n# Two\n\nThe *tea* is ready.')
  await page.getByLabel('Format').selectOption('wav')
  await page.getByRole('button', { name: 'Read it aloud' }).click()
  const words = page.getByRole('list', { name: 'Transcript' })
  await expect(words.getByText('The kettle is on.')).toBeVisible({ timeout: 20_000 })
  // The sound came while the page was open: the words follow it all the same.
  await page
    .locator('audio')
    .first()
    .evaluate((sound: HTMLAudioElement) => void (sound.currentTime = sound.duration - 0.3))
  await expect(words.locator('li[aria-current=true]')).toHaveText(/is ready/)
  await page
    .locator('audio')
    .first()
    .evaluate((sound: HTMLAudioElement) => void (sound.currentTime = 0))
  await expect(words.locator('li[aria-current=true]')).toHaveText(/One/)
  const times = words.getByRole('link', { name: /^Play from/ })
  await times.last().click()
  await expect(words.locator('li[aria-current=true]')).toHaveText(/is ready/)
  await page.getByLabel('Note (if you like)').fill('good part')
  await page.getByRole('button', { name: 'Mark it' }).click()
  await expect(page.getByText('good part')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, [320, 390])
})

test('the microphone is recorded with pause, and what was recorded becomes the file of the form', async ({ page }) => {
  await page.goto('/ai/voice?part=hear')
  await waitUntilAlive(page)
  const record = page.getByRole('button', { name: 'Record', exact: true })
  // Where nothing on the machine can listen, the page says so instead.
  if (!(await record.isVisible())) {
    await expect(page.getByText('Nothing on this server can write down speech yet.')).toBeVisible()
    return
  }
  await record.click()
  await expect(page.getByRole('meter', { name: 'How loud you are' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Recorded. Listen to it, then send it.')).toBeVisible()
  await expect(page.getByText('recording.webm')).toBeVisible()
  await expectAccessible(page)
})

test('a spoken mail shows its corrections and is confirmed fact by fact', async ({ page }) => {
  await page.goto('/voice-email-v4')
  await waitUntilAlive(page)
  await page
    .getByLabel('What you would say')
    .fill('um hi Sarah the meeting is on Tuesday no wait Wednesday at three pm thanks Jonas')
  await page.getByRole('button', { name: 'Make the mail' }).click()
  await expect(page.locator('del', { hasText: 'Tuesday' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Changes' }).click()
  await expect(page.getByLabel('What it says')).toHaveValue(/Wednesday at 3 pm/)
  await page.getByRole('link', { name: 'Next: Facts' }).click()
  const right = page.getByRole('button', { name: /^It is right/ })
  await expect(right.first()).toBeVisible()
  for (let left = await right.count(); left > 0; left -= 1) {
    await right.first().click()
    await expect(right).toHaveCount(left - 1)
  }
  await expect(page.getByText('All of it is confirmed.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next: Take away' }).click()
  await expect(page.getByRole('link', { name: 'As .eml' })).toBeVisible()
  await expectFits(page, [320, 390])
})

test('a transcript is pasted, and answers with what was said in it', async ({ page }) => {
  await page.goto('/youtube/transcriber-v2')
  await waitUntilAlive(page)
  await page
    .getByLabel('The words')
    .first()
    .fill('0:00 Ada: who pays for the new library?\n0:04 Ada: the town pays forty thousand euros')
  await page.getByRole('button', { name: 'Make a transcript of it' }).first().click()
  await expect(page.getByRole('list', { name: 'Transcript' })).toContainText('forty thousand')
  await page.getByRole('link', { name: 'Contents' }).click()
  await page.getByLabel('Your question').fill('how many euros does the town pay')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Said in the recording, word for word:')).toBeVisible()
  await expectAccessible(page)
})
