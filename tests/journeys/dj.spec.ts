// tells of: features/dj, engines/mixing, engines/beat-grid
import { toWavHead } from '#app/engines/mixing/wav-head.ts'
import { drumSong } from '#tests/support/drummed-song.ts'
import { expect, test } from './fixtures.ts'

const wav = (name: string, song: Int16Array) => ({
  name,
  mimeType: 'audio/wav',
  buffer: Buffer.concat([toWavHead({ frames: song.length / 2, rate: 44_100, channels: 2 }), Buffer.from(song.buffer)]),
})
const SONGS = () => [
  wav('Slow one.wav', drumSong({ bpm: 120, seconds: 18, tonic: 9 })),
  wav('Fast one.wav', drumSong({ bpm: 126, seconds: 18, tonic: 4 })),
]

test('two files become a set on two decks, by keyboard: play, sync, loop, cross-fade', async ({ page }) => {
  await page.goto('/v2/frenly-dj')
  await page.setInputFiles('input[name=sound]', SONGS())
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect(page.getByText('2 of 200 tracks, 2 ready to be mixed.')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Make the set' }).click()
  await expect(page.getByText(/32 beats together|\d+ beats together/)).toBeVisible()
  await page.goto('/v2/frenly-dj?part=decks')
  await page.getByRole('button', { name: 'Open the decks' }).click()
  const [left, right] = ['Left deck', 'Right deck'].map((name) => page.getByRole('region', { name }))
  for (const deck of [left!, right!]) {
    await deck.getByRole('button', { name: 'Load' }).click()
    await expect(deck.getByRole('button', { name: 'Play' })).toBeVisible()
  }
  await left!.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('q')
  await page.keyboard.press('u')
  await expect(left!.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(right!.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('y')
  await expect(right!.getByRole('status')).toHaveText(/In time with the other deck/)
  await page.keyboard.press('r')
  await expect(left!.getByRole('button', { name: 'Out of the loop' })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('slider', { name: 'Cross-fader' })).toHaveAttribute('aria-valuetext', '10% to the right')
})
