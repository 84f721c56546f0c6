import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#app/platform/command.server.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-video-'))
process.env.LOG_LEVEL = 'silent'
// The tests of the film maker count what is left in the folder that all share.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'frenly-video-tmp-'))
process.env.RUNS_PER_DAY = 'guest=200,free=200'
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./video.register.server.ts')
const { renderJob } = await import('./rendering/render-job.server.ts')
const { findFilm, findRender } = await import('./keeping/films.store.server.ts')
const { readFacts, readProject, readTimeline } = await import('./storyboard/project-schema.ts')
const { readFile, findAnyFile } = await import('#app/kits/foundation/files/files.server.ts')
const studio = await import('./video-studio.route.tsx')
const shared = await import('./video-shared.route.tsx')
const files = await import('./film-file.api.ts')
const stills = await import('./film-still.api.ts')
const sounds = await import('./film-sound.api.ts')

const { listVoiceChoices } = await import('#app/kits/asking/engines/voice-choices.server.ts')

const ORIGIN = 'http://localhost'
const cookies: Record<string, string> = {}
let voice = ''
const lacks = !hasFfmpeg()
if (lacks) console.warn('ffmpeg is not on this machine: films are not made here')

beforeAll(async () => {
  await store().migrate()
  voice = (await listVoiceChoices(null)).find(({ value }) => value.startsWith('embedded:flite|'))!.value
  for (const name of ['mira', 'tomas']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
}, 60_000)
afterAll(() => store().close())

type Fields = Record<string, string | Blob>
const send = async (fields: Fields, { who = 'mira', at = '/ai/video' } = {}) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const request = new Request(`${ORIGIN}${at}`, { method: 'POST', body, headers: { Cookie: cookies[who] ?? '' } })
  return studio.action({ request, params: {}, context: { network: '10.0.0.1' } } as never)
}
const led = (answer: unknown) => (answer instanceof Response ? (answer.headers.get('Location') ?? '') : '')
const problemOf = (answer: unknown) =>
  (answer as { data?: { problem?: { errors: Record<string, string>; values: Record<string, string> } } }).data?.problem
const begin = async (script: string, more: Fields = {}, who = 'mira') =>
  new URL(led(await send({ do: 'begin', as: 'script', script, voice, ...more }, { who })), ORIGIN).searchParams.get(
    'film',
  ) ?? ''
const projectOf = async (id: string) => readProject((await findFilm(id))?.project)
const refused = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return thrown instanceof Response ? thrown.status : thrown
}
const got = (loader: (args: never) => Promise<Response>, id: string, query = '', { who = 'mira', scene = 's1' } = {}) =>
  loader({
    request: new Request(`${ORIGIN}/x${query}`, { headers: { Cookie: cookies[who] ?? '' } }),
    params: { id, scene },
    context: { network: '10.0.0.1' },
  } as never)

/** Makes the film as the worker would, and gives its row. */
async function make(id: string, signal = new AbortController().signal) {
  const answer = await send({ do: 'render', film: id })
  expect(led(answer)).toContain('part=film')
  const { renderId } = (await findFilm(id))!
  const notes: string[] = []
  const job = { id: 'j', userId: 'mira', title: 'T', attempt: 1 }
  await renderJob.perform({ render: renderId }, { job, signal, progress: (_, note) => void (note && notes.push(note)) })
  const row = (await findRender(renderId!))!
  return { row, facts: readFacts(row.facts), timeline: readTimeline(row.timeline), notes }
}

async function probe(fileId: string) {
  const path = join(process.env.DATA_DIR!, 'probed.mp4')
  await writeFile(path, await readFile((await findAnyFile(fileId))!))
  const { stdout } = await runCommand(
    'ffprobe',
    ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', '-show_chapters', path],
    { limitMs: 20_000, maxOutputBytes: 1e6 },
  )
  const { stderr } = await runCommand(
    'ffmpeg',
    ['-nostats', '-i', path, '-af', 'loudnorm=print_format=json', '-f', 'null', '-'],
    { limitMs: 60_000, maxOutputBytes: 1e6 },
  )
  return {
    ...(JSON.parse(stdout.toString()) as {
      format: { duration: string; tags: Record<string, string> }
      streams: { codec_name: string; codec_type: string; width?: number; height?: number; nb_frames?: string }[]
      chapters: { tags: { title: string } }[]
    }),
    loudness: Number(/"input_i"\s*:\s*"(-?[\d.]+|-inf)"/.exec(stderr)?.[1]),
  }
}

const CARDS = `# Tea

[list: You need; leaves; hot water; a cup]

# Steps

> Water just below boiling. — A rule

[chart: Minutes; Green tea 2; Black tea 4]

[title: That is all; Drink it hot]`

test.skipIf(lacks)(
  'a storyboard becomes a film of the right length, size, streams, chapters, label and loudness; a changed scene alone is made again',
  async () => {
    const id = await begin(CARDS, { shape: 'tall' })
    await send({
      ...{ do: 'settings', film: id, shape: 'tall', quality: '480', captions: 'both', look: 'night' },
      ...{ voice, speed: '1', mood: 'calm', level: '30', seed: '1' },
    })
    const first = await make(id)
    expect(first.row).toMatchObject({ state: 'done' })
    expect(first.facts).toMatchObject({
      scenes: 6,
      reused: 0,
      costMicros: 0,
      label: 'Scenes composited by rules from still pictures.',
    })
    expect(first.notes.some((note) => /^\d+ of \d+ frames, scene \d of 6$/.test(note))).toBe(true)
    const lengthS = first.timeline.reduce((sum, scene) => sum + scene.lengthS, 0)
    expect(first.timeline[3]?.voiceS).toBeGreaterThan(1)
    const { format, streams, chapters, loudness } = await probe(first.row.fileId!)
    expect(Number(format.duration)).toBeCloseTo(lengthS, 0)
    expect(streams.find(({ codec_type: type }) => type === 'video')).toMatchObject({
      ...{ codec_name: 'h264', width: 480, height: 854, nb_frames: String(Math.round(lengthS * 25)) },
    })
    expect(streams.map(({ codec_name: codec }) => codec)).toEqual(expect.arrayContaining(['aac', 'mov_text']))
    expect(chapters.map(({ tags }) => tags.title)).toEqual(['Tea', 'Steps'])
    expect(format.tags).toMatchObject({ title: 'Tea', comment: 'Scenes composited by rules from still pictures.' })
    expect(format.tags['DigitalSourceType']).toMatch(/algorithmicMedia$/)
    expect(loudness).toBeGreaterThan(-18.5)
    expect(loudness).toBeLessThan(-13.5)

    const [, , , quote] = (await projectOf(id)).scenes
    await send({
      do: 'scene',
      film: id,
      scene: quote!.id,
      kind: 'quote',
      text: 'Water at eighty degrees.',
      by: 'A rule',
      words: quote!.words,
      movement: 'still',
      opening: 'dissolve',
    })
    const second = await make(id)
    expect(second.facts).toMatchObject({ scenes: 6, reused: 4 })
    const again = await make(id)
    expect(again.facts.reused).toBe(6)
    expect((await findAnyFile(again.row.fileId!))?.sha256).toBe((await findAnyFile(second.row.fileId!))?.sha256)
  },
  120_000,
)

test.skipIf(lacks)(
  'stopped half-way, the finished scenes are kept, and it goes on behind them',
  async () => {
    const id = await begin(CARDS)
    const stop = new AbortController()
    const answer = await send({ do: 'render', film: id })
    expect(led(answer)).toContain('part=film')
    const { renderId } = (await findFilm(id))!
    const run = renderJob.perform(
      { render: renderId },
      {
        job: { id: 'j', userId: 'mira', title: 'T', attempt: 1 },
        signal: stop.signal,
        progress: (_, note) => void (note?.includes('frames, scene 4 of 6') && stop.abort()),
      },
    )
    await expect(run).rejects.toThrow()
    const folder = join(process.env.DATA_DIR!, 'film-pieces', id)
    const clips = () => readdirSync(folder).filter((name) => name.endsWith('.mp4'))
    expect(clips()).toHaveLength(3)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const made = await make(id)
    expect(made.row.state).toBe('done')
    expect(made.facts.reused).toBe(3)
  },
  120_000,
)

test('a script is refused with a sentence and nothing of it is lost', async () => {
  const empty = problemOf(await send({ do: 'begin', as: 'script', script: '  ' }))
  expect(empty?.errors['script']).toBe('Write or paste a script, or choose pictures.')
  const long = problemOf(await send({ do: 'begin', as: 'script', script: 'word '.repeat(20_000) }))
  expect(long?.errors['script']).toMatch(/^This has 20,000 words.*1,500 fit/)
  expect(long?.values['script']?.length).toBeGreaterThan(90_000)
  expect((await projectOf(await begin('Hello'))).scenes).toHaveLength(1)
})

test('emoji and right-to-left words become captions; their cards and stills are drawn', async () => {
  const id = await begin('# 🐼 مرحبا بالعالم\n\n[title: שלום עולם; 你好]')
  const still = await got(stills.loader, id)
  expect(still.headers.get('Content-Type')).toBe('image/jpeg')
  const { width, height } = await sharp(Buffer.from(await still.arrayBuffer())).metadata()
  expect([width, height]).toEqual([640, 360])
  const vtt = await (await got(files.loader, await begin('> 🎉 مرحبا بالعالم — نور'), '?as=vtt')).text()
  expect(vtt).toContain('مرحبا بالعالم')
})

test('own pictures of extreme shape become scenes; what is no picture is refused', async () => {
  const bar = await sharp({ create: { width: 4_000, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const id = await begin('', { pictures: new File([new Uint8Array(bar)], 'red_bar.png', { type: 'image/png' }) })
  const { scenes, from } = await projectOf(id)
  expect(scenes).toMatchObject([{ picture: { kind: 'own', alt: 'red bar' }, words: '' }])
  expect(from.kind).toBe('pictures')
  const still = await got(stills.loader, id)
  expect((await sharp(Buffer.from(await still.arrayBuffer())).metadata()).height).toBe(360)
  const broken = problemOf(
    await send({
      do: 'begin',
      as: 'script',
      script: '',
      pictures: new File(['<svg onload="x"/>'], 'x.png', { type: 'image/png' }),
    }),
  )
  expect(broken?.errors['pictures']).toBeTruthy()
})

test('scenes are edited, split, merged, moved, undone and done again; versions come back', async () => {
  const id = await begin('# One\n\n> First words stand here. — Me\n\n> Second words stand here. — You')
  const order = async () => (await projectOf(id)).scenes.map((scene) => scene.id).join(' ')
  expect(await order()).toBe('s1 s2 s3')
  await send({ do: 'down', film: id, scene: 's1' })
  expect(await order()).toBe('s2 s1 s3')
  await send({ do: 'undo', film: id })
  expect(await order()).toBe('s1 s2 s3')
  await send({ do: 'redo', film: id })
  expect(await order()).toBe('s2 s1 s3')
  expect(problemOf(await send({ do: 'redo', film: id }))?.errors['form']).toBe('There is nothing to do again.')
  await send({ do: 'split', film: id, scene: 's2' })
  await send({ do: 'copy', film: id, scene: 's3' })
  await send({ do: 'merge', film: id, scene: 's2' })
  await send({ do: 'remove', film: id, scene: 's1' })
  await send({ do: 'version', film: id, version: '1' })
  expect(await order()).toBe('s1 s2 s3')
  const wrong = problemOf(
    await send({ do: 'scene', film: id, scene: 's2', kind: 'chart', text: 'no numbers', words: 'Kept words' }),
  )
  expect(wrong?.errors['text']).toMatch(/label and a number/)
  expect(wrong?.values['words']).toBe('Kept words')
})

test('a stranger gets nothing; a link shows the finished film until it is taken back', async () => {
  const id = await begin('# Tea\n\n[title: That is all; Drink it hot]')
  const view = (who: string) =>
    studio.loader({
      request: new Request(`${ORIGIN}/ai/video?film=${id}`, { headers: { Cookie: cookies[who] ?? '' } }),
      params: {},
      context: {},
    } as never)
  expect(await refused(view('tomas'))).toBe(404)
  expect(await refused(send({ do: 'render', film: id }, { who: 'tomas' }))).toBe(404)
  expect(await refused(got(stills.loader, id, '', { who: 'tomas' }))).toBe(404)
  expect(problemOf(await send({ do: 'share', film: id, term: 'week' }))?.errors['term']).toMatch(/Make the film first/)
  if (lacks) return
  await make(id)
  await send({ do: 'share', film: id, term: 'week' })
  const own = await studio.loader({
    request: new Request(`${ORIGIN}/ai/video?film=${id}&part=share`, { headers: { Cookie: cookies['mira']! } }),
    params: {},
    context: {},
  } as never)
  const link = 'share' in own ? own.share!.links[0]! : null
  const page = () =>
    shared.loader({
      request: new Request(`${ORIGIN}/ai/video/shared/${link!.id}`),
      params: { id: link!.id },
      context: {},
    } as never)
  expect((await page()).title).toBe('Tea')
  const film = await got(files.loader, id, `?share=${link!.id}`, { who: 'tomas' })
  expect(film.headers.get('Content-Type')).toBe('video/mp4')
  expect(await refused(got(files.loader, await begin(CARDS), `?share=${link!.id}`, { who: 'tomas' }))).toBe(404)
  await send({ do: 'revoke', share: link!.id }, { at: `/ai/video?film=${id}` })
  expect(await refused(page())).toBe(404)
  expect(await refused(got(files.loader, id, `?share=${link!.id}`, { who: 'tomas' }))).toBe(404)
}, 60_000)

test('without ffmpeg a film is taken away as a page, slides and a zip of pictures and sound', async () => {
  const id = await begin('# One\n\n> Words that are said. — Me')
  const sound = await got(sounds.loader, id, '', { scene: 's2' })
  expect(Buffer.from(await sound.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
  const [page, slides, packed] = await Promise.all(
    ['html', 'pdf', 'zip'].map(async (as) =>
      Buffer.from(await (await got(files.loader, id, `?as=${as}`)).arrayBuffer()),
    ),
  )
  expect(page!.toString()).toContain('data:audio/wav;base64,')
  expect(page!.toString().match(/<figure/g)).toHaveLength(2)
  expect(slides!.toString('latin1', 0, 5)).toBe('%PDF-')
  const { unzipSync } = await import('fflate')
  expect(Object.keys(unzipSync(new Uint8Array(packed!))).sort()).toEqual([
    ...['captions.srt', 'captions.vtt', 'scene-01.jpg', 'scene-02.jpg', 'scene-02.wav', 'transcript.txt'],
  ])
})

test('pieces that were lost are made again', async () => {
  const id = await begin('[title: Lost; and found]')
  await got(stills.loader, id)
  const folder = join(process.env.DATA_DIR!, 'film-pieces', id)
  expect(statSync(folder).isDirectory()).toBe(true)
  await rm(folder, { recursive: true })
  expect((await got(stills.loader, id)).status).toBe(200)
})
