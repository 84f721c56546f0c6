import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import { writeMidi } from '#app/engines/music/files/write-midi.ts'
import { writeMusicXml } from '#app/engines/music/files/write-musicxml.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-music-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=200,free=200'
const { store } = await import('#app/database/store.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('./music.register.server.ts')
const { musicWorker } = await import('./room/music-room.server.ts')
const { renderSongJob } = await import('./rendering/render-job.server.ts')
const { findSong } = await import('#app/kits/members/songs/songs.store.server.ts')
const { findRender, listVersions } = await import('./keeping/songs.store.server.ts')
const { readRenderFacts, readOrigin } = await import('./keeping/song-origin.ts')
const { closeWorkerPools } = await import('#app/platform/worker-pool/open-pools.server.ts')
const studio = await import('./v2-music-studio.route.tsx')
const shared = await import('./music-shared.route.tsx')
const files = await import('./song-file.api.ts')
const { musicChecks } = await import('./music-checks.server.ts')

const ORIGIN = 'http://localhost'
const cookies: Record<string, string> = {}

beforeAll(async () => {
  musicWorker.file = await buildWorker('app/features/music/room/music.worker.ts')
  await store().migrate()
  for (const name of ['mira', 'tomas']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
}, 60_000)
afterAll(async () => {
  await closeWorkerPools()
  await store().close()
})

type Fields = Record<string, string | Blob | string[]>
let networks = 0
const bodyOf = (fields: Fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one)
  return body
}
const send = async (fields: Fields, { who = 'mira', at = '/v2/music-studio' } = {}) => {
  const request = new Request(`${ORIGIN}${at}`, {
    method: 'POST',
    body: bodyOf(fields),
    headers: { Cookie: cookies[who] ?? '' },
  })
  return studio.action({ request, params: {}, context: { network: `10.0.0.${++networks % 200}` } } as never)
}
const view = async (query: string, who = 'mira') => {
  const request = new Request(`${ORIGIN}/v2/music-studio${query}`, { headers: { Cookie: cookies[who] ?? '' } })
  return studio.loader({ request, params: {}, context: {} } as never)
}
const led = (answer: unknown) => (answer instanceof Response ? (answer.headers.get('Location') ?? '') : '')
const errorsOf = (answer: unknown) =>
  (answer as { data?: { problem?: { errors: Record<string, string> } } }).data?.problem?.errors ?? {}
const idOf = (answer: unknown) => new URL(led(answer), ORIGIN).searchParams.get('song') ?? ''
const compose = async (prompt: string) => idOf(await send({ do: 'compose', prompt }))
const textOf = async (id: string) => (await findSong(id))!.text
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Response ? error.status : error),
  )
const file = (id: string, query = '', who = 'mira') =>
  files.loader({
    request: new Request(`${ORIGIN}/x${query}`, { headers: { Cookie: cookies[who] ?? '' } }),
    params: { id },
    context: { network: `10.1.0.${++networks % 200}` },
  } as never)

/** Plays the song as the job would, and gives what is told of it. */
async function play(id: string) {
  expect(led(await send({ do: 'render', song: id }))).toContain('part=sound')
  const { renderId } = (await findSong(id))!
  const shares: number[] = []
  const job = { id: 'j', userId: 'mira', title: 'T', attempt: 1 }
  await renderSongJob.perform({ render: renderId }, {
    job,
    signal: new AbortController().signal,
    progress: (share: number) => void shares.push(share),
  } as never)
  const row = (await findRender(renderId!))!
  return { row, facts: readRenderFacts(row.facts), shares }
}

const SMALL = 'song: Small\ntrack a: piano\npattern p, 1 bar\n  C4 x--- ....\nsection s, 1 bar\n  a: p\nplay: s'

test('a few words become a song that says what it understood and what not', async () => {
  const id = await compose('A calm waltz in D major, 20 seconds, like purple rain')
  const row = (await findSong(id))!
  expect(row.facts).toMatchObject({ meter: '3/4', key: 'D major', genre: 'waltz' })
  expect(readOrigin(row.origin)).toMatchObject({ kind: 'words', ignored: ['purple'] })
  expect(readSong(row.text).faults).toEqual([])
  const seen = await view(`?song=${id}`)
  expect(seen).toMatchObject({ part: 'grid', title: row.title })
  expect(await refused(view(`?song=${id}`, 'tomas'))).toBe(404)
})

test('grid, text, mixer, arrangement and words change one document, and each step can be undone', async () => {
  const id = idOf(await send({ do: 'paste', text: SMALL }))
  await send({ do: 'grid', song: id, pattern: 'p', on: ['0.0', '0.1', '0.8'], sign: 'X', add: 'E4' })
  expect(await textOf(id)).toContain('  C4  x-.. .... X... ....\n  E4  .... .... .... ....')
  expect(errorsOf(await send({ do: 'grid', song: id, pattern: 'p', on: '0.0', add: 'kick' }))).toHaveProperty('add')
  await send({
    do: 'mixer',
    song: id,
    track: 'a',
    instrument: 'harp',
    volume: '50',
    pan: '-20',
    reverb: '10',
    delay: '0',
    filter: '',
  })
  expect(await textOf(id)).toContain('track a: harp, volume 50, pan -20, reverb 10')
  expect(
    errorsOf(
      await send({
        do: 'mixer',
        song: id,
        track: 'a',
        instrument: 'harp',
        volume: '500',
        pan: '0',
        reverb: '0',
        delay: '0',
        filter: '',
      }),
    ),
  ).toHaveProperty('volume-0')
  await send({
    do: 'whole',
    song: id,
    title: 'New',
    tempo: '90',
    meter: '4/4',
    key: 'A minor',
    swing: '60% eighths',
    ending: 'loop',
    play: 's s',
  })
  expect(await textOf(id)).toMatch(/song: New\ntempo: 90[\s\S]*ending: loop[\s\S]*play: s s/)
  expect(
    errorsOf(
      await send({
        do: 'whole',
        song: id,
        title: 'New',
        tempo: '999',
        meter: '4/4',
        key: 'A minor',
        swing: '',
        ending: 'loop',
        play: 's',
      }),
    ),
  ).toHaveProperty('tempo')
  await send({
    do: 'section',
    song: id,
    section: 's',
    bars: '2',
    tempo: '',
    chords: 'Am | F',
    track: 'a',
    patterns: 'p p',
  })
  expect(await textOf(id)).toContain('section s, 2 bars\n  chords Am | F\n  a: p p')
  await send({ do: 'pattern', song: id, name: 'q', bars: '1', track: 'a', copy: 'p' })
  await send({ do: 'change', song: id, words: 'faster and up 2' })
  expect(await textOf(id)).toContain('key: B minor')
  const before = await textOf(id)
  expect(errorsOf(await send({ do: 'change', song: id, words: 'purple' }))).toHaveProperty('words')
  const broken = errorsOf(await send({ do: 'text', song: id, text: `${before}\nkick` }))
  expect(broken['text']).toMatch(/^Line \d+, column \d+: /)
  expect(await textOf(id)).toBe(before)
  const versions = await listVersions(id)
  for (let n = 1; n < versions.length; n += 1) await send({ do: 'undo', song: id })
  expect(await textOf(id)).toContain('song: Small')
  expect(errorsOf(await send({ do: 'undo', song: id }))).toHaveProperty('form')
  await send({ do: 'redo', song: id })
  await send({ do: 'version', song: id, version: String(versions.length) })
  expect(await textOf(id)).toBe(before)
  for (const part of ['arrangement', 'mixer', 'text', 'help', 'sound', 'versions', 'share'])
    expect(await view(`?song=${id}&part=${part}&with=1`)).toMatchObject({ part })
})

test('a song is played into a file, its WAV has the sum that was told, and a recipe gives the same bytes', async () => {
  const id = await compose('Lively chiptune, 6 seconds')
  const { row, facts, shares } = await play(id)
  expect(row.state).toBe('done')
  expect(facts.peakDb).toBeLessThan(0)
  expect(shares.length).toBeGreaterThan(1)
  const mp3 = Buffer.from(await (await file(id)).arrayBuffer())
  expect(mp3.length).toBe(facts.bytes)
  const sumOf = async (song: string) =>
    createHash('sha256')
      .update(Buffer.from(await (await file(song, '?as=wav')).arrayBuffer()))
      .digest('hex')
  expect(await sumOf(id)).toBe(facts.sha256)
  const { share } = (await view(`?song=${id}&part=share`)) as { share: { recipe: string } }
  const begun = (await view(new URL(share.recipe).search)) as { recipe: { text: string; isSong: boolean } }
  expect(begun.recipe.isSong).toBe(true)
  const copy = idOf(await send({ do: 'paste', text: begun.recipe.text, origin: 'recipe' }, { who: 'tomas' }))
  expect(await textOf(copy)).toBe(await textOf(id))
  expect(await view('?recipe=broken!')).toMatchObject({ recipe: null, isBrokenRecipe: true })
})

test('every kind of file is given to its owner and to nobody else', async () => {
  const id = idOf(await send({ do: 'paste', text: SMALL }))
  for (const [as, begin] of [
    ['midi', 'MThd'],
    ['musicxml', '<?xml'],
    ['abc', 'X:1'],
    ['txt', 'song:'],
    ['svg', '<svg'],
    ['stems', 'PK'],
  ] as const) {
    const answer = await file(id, `?as=${as}`)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, begin.length), as).toBe(begin)
    expect(await refused(file(id, `?as=${as}`, 'tomas'))).toBe(404)
  }
  const stems = unzipSync(new Uint8Array(await (await file(id, '?as=stems')).arrayBuffer()))
  expect(Object.keys(stems)).toEqual(['01-a.wav'])
  expect(await refused(file(id, '?as=exe'))).toBe(404)
  expect(await refused(file(id))).toBe(404)
})

test('MIDI and MusicXML come in; what is broken is refused with a sentence and nothing ends', async () => {
  const { song } = readSong(SMALL)
  const sent = (bytes: BlobPart, name: string) => send({ do: 'import', file: new File([bytes], name) })
  for (const [bytes, name] of [
    [writeMidi(song) as BlobPart, 'a.mid'],
    [writeMusicXml(song), 'a.musicxml'],
  ] as const)
    expect((await findSong(idOf(await sent(bytes, name))))!.facts.bars).toBe(1)
  for (const [bytes, name] of [
    ['', 'a.mid'],
    ['MThd', 'a.mid'],
    ['hello', 'a.xml'],
    ['<score-partwise>', 'a.xml'],
    ['PK\u0003\u0004', 'a.mxl'],
    [writeMidi(song).slice(0, 60) as BlobPart, 'b.mid'],
  ] as const)
    expect(errorsOf(await sent(bytes, name))['file'], name).toMatch(/^[A-Z].+\.$/)
})

test('an empty song is not played, and says why', async () => {
  const id = idOf(await send({ do: 'paste', text: 'song: Nothing' }))
  expect(errorsOf(await send({ do: 'render', song: id }))['render']).toMatch(/nothing to play/)
  expect(errorsOf(await send({ do: 'paste', text: ' ' }))).toHaveProperty('text')
  expect(errorsOf(await send({ do: 'paste', text: 'x'.repeat(200_000) }))).toHaveProperty('text')
})

test('a shared song is heard and remixed by others, and the remix names it; published ones are found by everybody', async () => {
  const id = idOf(await send({ do: 'paste', text: SMALL }))
  expect(errorsOf(await send({ do: 'share', song: id, term: 'week' }))).toHaveProperty('term')
  await play(id)
  await send({ do: 'share', song: id, term: 'week' })
  const { share } = (await view(`?song=${id}&part=share`)) as { share: { links: { id: string }[] } }
  const link = share.links[0]!.id
  const seen = await shared.loader({ params: { id: link } } as never)
  expect(seen).toMatchObject({ title: 'Small', by: null })
  expect((await file(id, `?share=${link}`, 'tomas')).status).toBe(200)
  const remix = (who: string, at: string) =>
    shared.action({
      request: new Request(`${ORIGIN}/x`, {
        method: 'POST',
        body: new URLSearchParams({ act: 'remix' }),
        headers: { Cookie: cookies[who] ?? '' },
      }),
      params: { id: at },
      context: { network: '10.3.0.1' },
    } as never)
  const child = idOf(await remix('tomas', link))
  expect(await findSong(child)).toMatchObject({ parentId: id, parentTitle: 'Small', userId: 'tomas' })
  await send({ do: 'publish', song: id })
  expect(await shared.loader({ params: { id } } as never)).toMatchObject({
    by: { name: expect.any(String) },
    remixCount: 1,
  })
  expect(await view(`?song=${child}`, 'tomas')).toMatchObject({
    family: { parent: { title: 'Small', href: expect.stringContaining(id) } },
  })
  await send({ do: 'retract', song: id })
  expect(await refused(shared.loader({ params: { id } } as never))).toBe(404)
  await send({ do: 'revoke', share: link }, { at: `/v2/music-studio?song=${id}` })
  expect(await refused(shared.loader({ params: { id: link } } as never))).toBe(404)
  expect(await refused(file(id, `?share=${link}`, 'tomas'))).toBe(404)
})

test('what the studio stands on is checked', async () => {
  const [check] = musicChecks
  expect(await check!.run({ signal: new AbortController().signal } as never)).toMatchObject({ state: 'passed' })
})
