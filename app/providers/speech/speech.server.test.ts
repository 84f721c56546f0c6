import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { findProgram, runCommand } from '#app/platform/command.server.ts'
import type { Engine } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { ESPEAK, espeak } from './espeak.server.ts'
import { festival, hasFestival } from './festival.server.ts'
import { FLITE, flite } from './flite.server.ts'
import { listVoices, programs, speechEngines } from './index.server.ts'
import { pocketsphinx } from './pocketsphinx.server.ts'
import { readWav } from './wav.ts'

const lacks = (...names: string[]) => {
  const missing = names.filter((name) => !findProgram(name))
  if (missing.length > 0) console.warn(`${missing.join(', ')} not on this machine: a part of speech is not tested here`)
  return missing.length > 0
}
const lacksFlite = lacks(FLITE)
const lacksEspeak = lacks(ESPEAK)
const lacksFfmpeg = lacks('ffmpeg')
const lacksEars = lacks('pocketsphinx_continuous', 'ffmpeg')
const lacksFestival = !hasFestival()

type Wish = Ports['speak']['input']
const signal = new AbortController().signal
const say = async (engine: Engine<'speak'>, text: string, more: Partial<Wish> = {}) => {
  const input: Wish = { text, voice: null, speed: 1, pitch: 1, format: 'wav', ...more }
  return (await engine.run(input, { signal })).result
}
const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('frenly-speech') || name.startsWith('frenly-transcript'))
/** Programs that this process runs now (Linux). */
const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
const TEXT = 'Please write the report tomorrow morning. The weather is nice.'

/** The pitch of a voice in Hz: the middle of what autocorrelation finds in its loud parts. */
function pitchOf(wav: Uint8Array): number {
  const { rate, samples } = readWav(Buffer.from(wav))
  const at = (place: number) => samples.readInt16LE(place * 2)
  const found: number[] = []
  const frame = 1_000
  for (let start = 0; start + 2 * frame < samples.length / 2; start += frame) {
    let [best, bestLag, energy] = [0, 0, 0]
    for (let place = 0; place < frame; place += 1) energy += at(start + place) ** 2
    if (energy / frame < 500_000) continue
    for (let lag = Math.floor(rate / 400); lag < Math.min(rate / 60, frame); lag += 1) {
      let sum = 0
      for (let place = 0; place < frame; place += 1) sum += at(start + place) * at(start + place + lag)
      if (sum > best) [best, bestLag] = [sum, lag]
    }
    if (best > energy * 0.5) found.push(rate / bestLag)
  }
  return found.sort((first, second) => first - second)[Math.floor(found.length / 2)] ?? 0
}

test.skipIf(lacksFlite)('Flite speaks: a real sound of a sensible length, and nothing is left behind', async () => {
  const before = leftovers().length
  const { audio, seconds } = await say(flite(), TEXT)
  expect(audio.type).toBe('audio/wav')
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(8)
  const { samples } = readWav(Buffer.from(audio.bytes))
  expect(new Set(samples).size).toBeGreaterThan(100)
  expect(leftovers().length).toBe(before)
})

test.skipIf(lacksFlite)('each voice is another, speed shortens, pitch lifts', async () => {
  const [slt, rms, awb] = await Promise.all(['slt', 'rms', 'awb'].map((voice) => say(flite(), TEXT, { voice })))
  const hashes = [slt, rms, awb].map((one) =>
    createHash('sha256')
      .update(one?.audio.bytes ?? '')
      .digest('hex'),
  )
  expect(new Set(hashes).size).toBe(3)
  const [fast, slow] = [await say(flite(), TEXT, { speed: 2 }), await say(flite(), TEXT, { speed: 0.5 })]
  expect(fast.seconds).toBeLessThan((slt?.seconds ?? 0) * 0.7)
  expect(slow.seconds).toBeGreaterThan((slt?.seconds ?? 0) * 1.5)
  const high = await say(flite(), TEXT, { pitch: 1.4 })
  expect(pitchOf(high.audio.bytes)).toBeGreaterThan(pitchOf(slt?.audio.bytes ?? new Uint8Array()) * 1.15)
  expect(Math.abs(high.seconds - (slt?.seconds ?? 0))).toBeLessThan(0.5)
})

test.skipIf(lacksFlite || lacksFfmpeg)('a voice without a pitch of its own is lifted afterwards', async () => {
  const [plain, high] = [
    await say(flite(), TEXT, { voice: 'rms' }),
    await say(flite(), TEXT, { voice: 'rms', pitch: 1.5 }),
  ]
  expect(pitchOf(high.audio.bytes)).toBeGreaterThan(pitchOf(plain.audio.bytes) * 1.2)
  expect(Math.abs(high.seconds - plain.seconds)).toBeLessThan(0.5)
})

test.skipIf(lacksFlite || lacksFfmpeg)('MP3 and Opus are what they say', async () => {
  const mp3 = await say(flite(), TEXT, { format: 'mp3' })
  const opus = await say(flite(), TEXT, { format: 'opus' })
  expect([mp3.audio.type, opus.audio.type]).toEqual(['audio/mpeg', 'audio/ogg'])
  expect(Buffer.from(opus.audio.bytes).includes('OpusHead')).toBe(true)
  expect(mp3.audio.bytes.length).toBeLessThan((await say(flite(), TEXT)).audio.bytes.length / 2)
})

test.skipIf(lacksFlite)('long texts are said sentence by sentence, with progress', async () => {
  const shares: number[] = []
  const text = Array.from(
    { length: 40 },
    (_, nth) => `This is sentence number ${nth}, and it goes on for a while.`,
  ).join(' ')
  const input: Wish = { text, voice: null, speed: 2, pitch: 1, format: 'wav' }
  const { result, usage } = await flite().run(input, { signal, onProgress: (share) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares.at(-1)).toBe(1)
  expect(result.seconds).toBeGreaterThan(40)
  expect(usage).toEqual({ input: text.length, output: null })
})

test.skipIf(lacksFestival)('Festival speaks, faster when asked to', async () => {
  const [plain, fast] = [await say(festival, TEXT), await say(festival, TEXT, { speed: 1.6 })]
  expect(fast.seconds).toBeLessThan(plain.seconds * 0.8)
})

test.skipIf(lacksEspeak)('eSpeak speaks other languages, chosen as a voice', async () => {
  const [german, french] = [
    await say(espeak, 'Guten Morgen, kleiner Panda.', { voice: 'de' }),
    await say(espeak, 'Guten Morgen, kleiner Panda.', { voice: 'fr-FR' }),
  ]
  expect(german.audio.bytes).not.toEqual(french.audio.bytes)
  expect((await say(espeak, '早上好', { voice: 'zh-CN' })).seconds).toBeGreaterThan(0.3)
  expect((await say(espeak, TEXT, { voice: 'de', speed: 2 })).seconds).toBeLessThan(
    (await say(espeak, TEXT, { voice: 'de' })).seconds * 0.7,
  )
})

test('what cannot be said is declined with the reason', async () => {
  await expect(say(flite(), ' \n ')).rejects.toMatchObject({ kind: 'unable', message: 'There is nothing to say' })
  await expect(say(flite(), '🐼🐼!')).rejects.toMatchObject({ kind: 'unable' })
  await expect(say(flite(), 'Доброе утро')).rejects.toMatchObject({
    kind: 'unable',
    message: 'Flite speaks English only',
  })
  await expect(say(flite(), 'Hello', { voice: 'nobody; rm -rf /' })).rejects.toMatchObject({ kind: 'unable' })
  await expect(say(flite(), 'a'.repeat(20_001))).rejects.toMatchObject({ kind: 'unable' })
})

test.skipIf(lacksFlite)('text is text: options, scripts and odd signs are read out, not followed', async () => {
  for (const text of [
    '-o /tmp/frenly-owned.wav',
    '$(touch /tmp/frenly-owned)',
    '(system "touch /tmp/frenly-owned") `id`',
    'a\u0000b',
  ]) {
    const { seconds } = await say(flite(), text)
    expect(seconds).toBeGreaterThan(0.1)
  }
  expect(readdirSync('/tmp').filter((name) => name.startsWith('frenly-owned'))).toEqual([])
})

test.skipIf(lacksFlite)('nobody waits any more', async () => {
  const stop = new AbortController()
  const before = leftovers().length
  const text = 'This is a sentence that takes a moment to be said aloud. '.repeat(300)
  const speaking = flite().run({ text, voice: null, speed: 0.5, pitch: 1, format: 'wav' }, { signal: stop.signal })
  setTimeout(() => stop.abort(), 100)
  await expect(speaking).rejects.toMatchObject({ kind: 'cancelled' })
  expect(leftovers().length).toBe(before)
})

test.skipIf(lacksFlite || process.platform !== 'linux')(
  'a program that dies mid-way fails that text alone',
  async () => {
    const before = leftovers().length
    const text = 'This is a sentence that takes a moment to be said aloud. '.repeat(300)
    const speaking = flite().run({ text, voice: null, speed: 0.5, pitch: 1, format: 'wav' }, { signal })
    const killed = expect(speaking).rejects.toMatchObject({ name: 'EngineFailure', kind: 'broken' })
    const child = await vi.waitUntil(() => childrenOf(process.pid)[0], { timeout: 10_000, interval: 5 })
    process.kill(child, 'SIGKILL')
    await killed
    expect((await say(flite(), TEXT)).seconds).toBeGreaterThan(2)
    expect(leftovers().length).toBe(before)
  },
)

test('only engines that can run here are listed, and each says so', async () => {
  const ids = speechEngines().map(({ id }) => id)
  expect(ids.includes('embedded:flite')).toBe(true)
  expect(ids.includes('embedded:espeak')).toBe(!lacksEspeak)
  expect(ids.includes('embedded:festival')).toBe(!lacksFestival)
  expect(ids.includes('embedded:pocketsphinx')).toBe(!lacksEars)
  const voices = await listVoices()
  expect(voices.filter(({ engine }) => engine === 'embedded:espeak').length > 80).toBe(!lacksEspeak)
  expect(voices.find(({ engine, id }) => engine === 'embedded:espeak' && id === 'de')?.label ?? 'German').toBe('German')
  for (const { name, probe } of programs)
    expect((await probe()).state).toBe(
      findProgram(name) && (name !== 'text2wave' || hasFestival()) ? 'works' : 'missing',
    )
})

const WORDS = ['please', 'report', 'tomorrow', 'morning', 'weather', 'nice']

test.skipIf(lacksEars || lacksFlite)('what is spoken can be written down again', async () => {
  const pause = ' . '
  const { audio, seconds } = await say(
    flite(),
    `${TEXT}${pause}The birds are singing in the garden. My brother has a new car and a big house.`,
    { format: 'mp3' },
  )
  const parts: string[] = []
  const shares: number[] = []
  const before = leftovers().length
  const { result, usage } = await pocketsphinx.run(
    { audio, language: 'en-GB' },
    { signal, onPart: (part) => parts.push(part), onProgress: (share) => shares.push(share) },
  )
  for (const word of WORDS) expect(result.text).toContain(word)
  expect(parts.join('')).toBe(result.text)
  expect(shares.at(-1)).toBe(1)
  expect(usage.input).toBe(Math.ceil(seconds))
  for (const { startS, endS, confidence } of result.pieces) {
    expect(endS).toBeGreaterThan(startS)
    expect(endS).toBeLessThanOrEqual(seconds + 0.5)
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
  expect(leftovers().length).toBe(before)
})

test.skipIf(lacksEars)('silence is no words, and what is no recording is declined', async () => {
  const { stdout } = await runCommand(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=d=3:r=16000:cl=mono', '-f', 'wav', '-'],
    {
      limitMs: 20_000,
      maxOutputBytes: 1_000_000,
    },
  )
  const silence = { bytes: new Uint8Array(stdout), type: 'audio/wav' }
  expect((await pocketsphinx.run({ audio: silence, language: null }, { signal })).result).toEqual({
    text: '',
    language: 'en',
    pieces: [],
  })
  for (const bytes of [
    Buffer.from('no sound at all'),
    Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'),
    Buffer.alloc(0),
  ])
    await expect(
      pocketsphinx.run({ audio: { bytes, type: 'audio/wav' }, language: null }, { signal }),
    ).rejects.toMatchObject({ kind: 'unable' })
  await expect(pocketsphinx.run({ audio: silence, language: 'de' }, { signal })).rejects.toMatchObject({
    kind: 'unable',
  })
})
