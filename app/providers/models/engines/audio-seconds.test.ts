import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speakWav } from '#tests/support/stand-ins/media.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAudioSeconds } from './audio-seconds.ts'

const SECONDS = 3

function hasFfmpeg(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.runIf(hasFfmpeg())('real recordings have their length', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audio-'))
  for (const [name, ...codec] of [
    ['a.wav'],
    ['a.mp3', '-b:a', '64k'],
    ['b.mp3', '-q:a', '4', '-ar', '22050'],
    ['a.ogg', '-c:a', 'libopus'],
  ] as const) {
    const file = join(folder, name)
    const sound = ['-f', 'lavfi', '-i', `sine=frequency=300:duration=${SECONDS}`]
    execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...sound, ...codec, file])
    const seconds = toAudioSeconds(readFileSync(file))
    expect(seconds, name).toBeGreaterThan(SECONDS - 0.1)
    expect(seconds, name).toBeLessThan(SECONDS + 0.15)
  }
  rmSync(folder, { recursive: true })
})

test('a WAV whose header promises more than came counts what came', () => {
  const wav = speakWav('x'.repeat(40), 1)
  wav.writeUInt32LE(0xffffffff, 40)
  expect(toAudioSeconds(wav)).toBeCloseTo(2, 2)
})

test('what is no sound has no length, whatever it is', () => {
  expect(toAudioSeconds(Buffer.from('<!doctype html><title>no</title>'))).toBeNull()
  expect(toAudioSeconds(speakWav('', 1))).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('', 'RIFF', 'OggS', 'ID3'), (bytes, head) => {
      const seconds = toAudioSeconds(Buffer.concat([Buffer.from(head), bytes]))
      expect(seconds === null || seconds > 0).toBe(true)
    }),
  )
})
