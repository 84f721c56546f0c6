// tells of: features/code, kits/pages/recorder
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, expectFits, test, waitUntilAlive } from './fixtures.ts'

const said = join(mkdtempSync(join(tmpdir(), 'frenly-said-')), 'said.wav')
const isSpoken = spawnSync('flite', ['-voice', 'slt', '-t', 'a page about my garden', '-o', said]).status === 0

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: process.env['CHROMIUM'] || undefined,
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${said}%noloop`,
    ],
  },
})

test('an app is said into the microphone, the words are read over, and it is built', async ({ page }) => {
  test.skip(!isSpoken, 'flite, which says it, is not on this machine')
  await page.goto('/v2/vibe-coder')
  await waitUntilAlive(page)
  await page.getByText('Say it instead of typing').click()
  const record = page.getByRole('button', { name: 'Record', exact: true })
  // Where nothing on the machine can listen, the page says so instead.
  if (!(await record.isVisible())) {
    await expect(page.getByText('Nothing on this server can write down speech yet')).toBeVisible()
    return
  }
  await record.click()
  const meter = page.getByRole('meter', { name: 'How loud you are' })
  await expect.poll(() => meter.evaluate((one: HTMLMeterElement) => one.value)).toBeGreaterThan(0.02)
  await expect(page.getByText(/^0:0[2-9]$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Write it down' }).click()
  const box = page.getByLabel('What shall it be?')
  await expect(box).toHaveValue(/garden/i)
  await expect(page.getByText(/^Written down by .+ into the field below/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, [320, 390])
  await page.getByRole('button', { name: 'Build it' }).click()
  await expect(page.getByRole('list', { name: 'Turns, newest first' })).toContainText(/garden/i)
  await page.getByText('Say it instead of typing').click()
  await expect(record).toBeVisible()
})
