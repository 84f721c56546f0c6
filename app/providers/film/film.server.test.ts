import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findProgram, runCommand } from '#app/platform/command.server.ts'
import type { Media, Ports } from '#app/providers/ports.ts'
import { filmMaker } from './film.server.ts'
import { filmEngines, programs } from './index.server.ts'

const lacks = !findProgram('ffmpeg') || !findProgram('ffprobe')
if (lacks) console.warn('ffmpeg is not on this machine: film is not tested here')

type Scene = Ports['film']['input']['scenes'][number]
const signal = new AbortController().signal
const picture = async (background: string, width = 400, height = 300): Promise<Media> => ({
  bytes: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
  type: 'image/png',
})
const scene = async (background: string, more: Partial<Scene> = {}): Promise<Scene> => ({
  picture: await picture(background),
  narration: null,
  caption: null,
  seconds: 2,
  ...more,
})
const tone = async (hertz: number, seconds: number): Promise<Media> => {
  const { stdout } = await runCommand(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`, '-f', 'wav', '-'],
    {
      limitMs: 20_000,
      maxOutputBytes: 10_000_000,
    },
  )
  return { bytes: new Uint8Array(stdout), type: 'audio/wav' }
}
const film = (
  scenes: Scene[],
  more: Partial<Ports['film']['input']> = {},
  onProgress?: (share: number) => void,
  by = signal,
) => filmMaker.run({ scenes, music: null, width: 320, height: 240, ...more }, { signal: by, onProgress })
const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('frenly-film'))

async function withFile<T>(bytes: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'film-test-'))
  try {
    writeFileSync(join(folder, 'film.mp4'), bytes)
    return await work(join(folder, 'film.mp4'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const probe = (bytes: Uint8Array) =>
  withFile(bytes, async (file) => {
    const { stdout } = await runCommand(
      'ffprobe',
      ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', file],
      { limitMs: 20_000, maxOutputBytes: 1e6 },
    )
    return JSON.parse(stdout.toString()) as {
      format: { duration: string }
      streams: { codec_name: string; width?: number; height?: number; pix_fmt?: string }[]
    }
  })
const frameAt = (bytes: Uint8Array, seconds: number) =>
  withFile(bytes, async (file) => {
    const { stdout } = await runCommand(
      'ffmpeg',
      ['-v', 'error', '-ss', `${seconds}`, '-i', file, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
      { limitMs: 20_000, maxOutputBytes: 1e7 },
    )
    return stdout
  })
/** The mean colour of the middle of a frame. */
const middleAt = async (bytes: Uint8Array, seconds: number) => {
  const cut = await sharp(await frameAt(bytes, seconds))
    .extract({ left: 140, top: 60, width: 40, height: 40 })
    .toBuffer()
  return (await sharp(cut).stats()).channels.slice(0, 3).map(({ mean }) => mean)
}
const loudnessOf = (bytes: Uint8Array, fromS: number, toS: number) =>
  withFile(bytes, async (file) => {
    const { stderr } = await runCommand(
      'ffmpeg',
      ['-nostats', '-ss', `${fromS}`, '-to', `${toS}`, '-i', file, '-vn', '-af', 'volumedetect', '-f', 'null', '-'],
      { limitMs: 20_000, maxOutputBytes: 1e6 },
    )
    return Number(/mean_volume: (-?[\d.]+|-inf) dB/.exec(stderr)?.[1]?.replace('-inf', '-91') ?? -91)
  })

test.skipIf(lacks)(
  'two scenes: the right length, size, codecs and pictures, a fade between, nothing left behind',
  async () => {
    const before = leftovers().length
    const shares: number[] = []
    const { result, usage } = await film(
      [await scene('#d02020'), await scene('#2020d0', { seconds: 3 })],
      {},
      (share) => shares.push(share),
    )
    expect(result).toMatchObject({ seconds: 5, video: { type: 'video/mp4' } })
    expect(usage).toEqual({ input: null, output: 5 })
    const { format, streams } = await probe(result.video.bytes)
    expect(Number(format.duration)).toBeCloseTo(5, 0)
    expect(streams.map(({ codec_name: codec }) => codec).sort()).toEqual(['aac', 'h264'])
    expect(streams.find(({ width }) => width)).toMatchObject({ width: 320, height: 240, pix_fmt: 'yuv420p' })
    const [[red = 0], [, , blue = 0]] = [await middleAt(result.video.bytes, 1), await middleAt(result.video.bytes, 4)]
    expect(Math.min(red, blue)).toBeGreaterThan(150)
    const [mixedRed = 0, , mixedBlue = 0] = await middleAt(result.video.bytes, 2.3)
    expect(Math.min(mixedRed, mixedBlue)).toBeGreaterThan(50)
    expect(shares.every((share, nth) => share >= (shares[nth - 1] ?? 0))).toBe(true)
    expect(shares.at(-1)).toBe(1)
    expect(leftovers().length).toBe(before)
  },
)

test.skipIf(lacks)('captions stand at the foot, whatever is written in them', async () => {
  const caption = `100% "quotes", it's <b>: %{pts} [v];\\n 你好 a,b`
  const plain = await film([await scene('#f0f0f0')])
  const { result } = await film([await scene('#f0f0f0', { caption })])
  const footOf = async (bytes: Uint8Array) => {
    const cut = await sharp(await frameAt(bytes, 1.5))
      .extract({ left: 60, top: 165, width: 200, height: 60 })
      .toBuffer()
    return (await sharp(cut).stats()).channels[0]
  }
  expect((await footOf(plain.result.video.bytes))?.mean).toBeGreaterThan(225)
  expect((await footOf(result.video.bytes))?.stdev).toBeGreaterThan(20)
  expect((await footOf(result.video.bytes))?.mean).toBeLessThan(210)
})

test.skipIf(lacks)('a voice makes its scene as long as it needs, and music gives way to it', async () => {
  const [voice, music] = [await tone(500, 4), await tone(220, 3)]
  const scenes = [
    await scene('#208020', { seconds: 3 }),
    await scene('#202080', { seconds: 1, narration: voice }),
    await scene('#802020', { seconds: 3 }),
  ]
  const { result } = await film(scenes, { music })
  expect(result.seconds).toBeCloseTo(3 + 4.85 + 3, 1)
  expect(Number((await probe(result.video.bytes)).format.duration)).toBeCloseTo(result.seconds, 0)
  const { bytes } = result.video
  expect(await loudnessOf(bytes, 1, 2.5)).toBeGreaterThan(-45)
  expect(await loudnessOf(bytes, 4, 7)).toBeGreaterThan(await loudnessOf(bytes, 1, 2.5))
  const silent = await film([await scene('#208020')])
  expect(await loudnessOf(silent.result.video.bytes, 0, 2)).toBeLessThan(-80)
})

test.skipIf(lacks)('films can be high, and pictures of any shape keep theirs', async () => {
  const round = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/><circle cx="200" cy="150" r="100" fill="#000"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  const { result } = await film([await scene('#fff', { picture: { bytes: round, type: 'image/png' }, seconds: 1 })], {
    width: 240,
    height: 320,
  })
  const { data, info } = await sharp(await frameAt(result.video.bytes, 0))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 90
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (__, y) => y).some((y) => dark(x, y)),
  )
  const rows = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
    Array.from({ length: info.width }, (__, x) => x).some((x) => dark(x, y)),
  )
  expect(info).toMatchObject({ width: 240, height: 320 })
  expect(columns.length / rows.length).toBeCloseTo(1, 1)
})

test.skipIf(lacks)('nobody waits any more: it stops, and its folder goes', async () => {
  const stop = new AbortController()
  const before = leftovers().length
  const scenes = await Promise.all(Array.from({ length: 6 }, () => scene('#abcdef', { seconds: 20 })))
  const making = film(scenes, { width: 1_280, height: 720 }, undefined, stop.signal)
  setTimeout(() => stop.abort(), 700)
  await expect(making).rejects.toMatchObject({ kind: 'cancelled' })
  expect(leftovers().length).toBe(before)
})

test.skipIf(lacks)('what is no picture and no sound is declined', async () => {
  const junk = { bytes: Buffer.from('#EXTM3U\nfile:///etc/passwd'), type: 'image/png' }
  await expect(film([await scene('#fff', { picture: junk })])).rejects.toMatchObject({ kind: 'unable' })
  await expect(film([await scene('#fff', { narration: { ...junk, type: 'audio/mpeg' } })])).rejects.toMatchObject({
    kind: 'unable',
  })
  await expect(film([await scene('#fff')], { music: junk })).rejects.toMatchObject({ kind: 'unable' })
})

test('what is too long, too large or nothing is declined at once', async () => {
  const one = await scene('#fff')
  for (const [scenes, more] of [
    [[], {}],
    [Array.from({ length: 41 }, () => one), {}],
    [[{ ...one, seconds: 0 }], {}],
    [[{ ...one, seconds: Number.NaN }], {}],
    [[{ ...one, caption: 'a'.repeat(241) }], {}],
    [[one], { width: 321 }],
    [[one], { width: 1_920, height: 1_920 }],
    [[one], { width: 64 }],
  ] as const)
    await expect(film([...scenes], more)).rejects.toMatchObject({ kind: 'unable' })
  if (!lacks)
    await expect(film([one, one, one, one].map((each) => ({ ...each, seconds: 60 })))).rejects.toMatchObject({
      kind: 'unable',
    })
})

test('the engine is listed where ffmpeg works', async () => {
  const hasFfmpeg = findProgram('ffmpeg') !== null
  expect(filmEngines()).toHaveLength(hasFfmpeg ? 1 : 0)
  expect((await programs[0]?.probe())?.state).toBe(hasFfmpeg ? 'works' : 'missing')
})
