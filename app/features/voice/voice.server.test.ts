import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toPiece } from '#app/engines/transcript/transcript.ts'
import type { Compared } from './videos/compare.server.ts'
import { buildWorker } from '#tests/support/worker-file.ts'
import { openLittleWeb } from '#tests/support/little-web.ts'
import { videoSite, type VideoFault } from '#tests/support/stand-ins/video-site.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-voice-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=200,free=200'
const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { hasProgram } = await import('#app/providers/machine.server.ts')
const { hasFfmpeg } = await import('#app/providers/ffmpeg.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { transcriptsRoom, transcriptsWorker } = await import('./exports/transcripts-room.server.ts')
await import('./voice.register.server.ts')
const { apartJob } = await import('./hearing/apart-job.server.ts')
const { hearJob } = await import('./hearing/hear-job.server.ts')
const { speakJob } = await import('./speaking/speak-job.server.ts')
const { once } = await import('#app/platform/once.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { findRecording, saveRecording } = await import('./recordings/recordings.store.server.ts')
const { recordingFacts } = await import('./recordings/recording-facts.ts')
const { actInTranscriber } = await import('./videos/transcriber.server.ts')
const { findAnyEmail } = await import('./emails/emails.store.server.ts')
const { readBack, voiceLetter } = await import('./emails/voice-letter.ts')
const tools = await import('./voice-tools.route.tsx')
const transcriber = await import('./transcriber.route.tsx')
const shared = await import('./transcript-shared.route.tsx')
const mail = await import('./voice-email.route.tsx')
const sharedMail = await import('./voice-email-shared.route.tsx')
const player = await import('./audio-player.route.tsx')
const sound = await import('./recording-sound.api.ts')
const exported = await import('./recording-export.api.ts')
const feed = await import('./audio-feed.api.ts')

const ORIGIN = 'http://localhost'
const cookies: Record<string, string> = {}
let fault: VideoFault | null = null
const web = await openLittleWeb(videoSite(() => fault))
const site = { origin: web.address('video.test', ''), fetch: web.fetch }
beforeAll(async () => {
  transcriptsWorker.file = await buildWorker('app/features/voice/exports/transcripts.worker.ts')
  const engines = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(engines))
  await store().migrate()
  for (const name of ['mira', 'tomas']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request(ORIGIN), name, false)).split(';')[0]!
  }
}, 60_000)
afterAll(async () => {
  await transcriptsRoom().close()
  await engineWorker().close()
  await web.close()
  await store().close()
})

type Call = (args: never) => unknown
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: true }
const caught = (thrown: unknown) => {
  if (thrown instanceof Response) return thrown
  throw thrown
}
type Answered = Response & { data?: never; init?: { status: number } }
const post = async (action: Call, path: string, fields: Record<string, string> | FormData, who = 'mira') => {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const request = new Request(ORIGIN + path, { method: 'POST', headers: { cookie: cookies[who] ?? '' }, body })
  return (await Promise.resolve(action({ request, params: {}, context } as never)).catch(caught)) as Answered
}
const get = async (loader: Call, path: string, who = 'mira', params: Record<string, string> = {}) => {
  const request = new Request(ORIGIN + path, { headers: { cookie: cookies[who] ?? '' } })
  return (await Promise.resolve(loader({ request, params, context } as never)).catch(caught)) as never
}
const idIn = (answer: Answered, name = 'r') =>
  new URL(ORIGIN + answer.headers.get('location')).searchParams.get(name) ?? ''
const statusOf = (answer: unknown) => (answer as Answered).init?.status ?? (answer as Response).status
const jobTools = (signal = new AbortController().signal) => ({
  job: { id: 'j', userId: 'mira', title: 't', attempt: 1 },
  signal,
  progress: () => undefined,
})
const CAPTIONS =
  '1\n00:00:00,000 --> 00:00:02,000\nAda: who pays for it?\n\n2\n00:00:02,000 --> 00:00:04,000\nAda: the town pays 40 euros\n'
const paste = async (text = CAPTIONS, who = 'mira') =>
  idIn(await post(transcriber.action, '/youtube/transcriber', { do: 'paste', text, title: 'A talk' }, who))

test('pasted captions become a transcript of their owner alone', async () => {
  const id = await paste()
  const { recording } = (await get(
    transcriber.loader,
    `/youtube/transcriber?r=${id}&part=contents&ask=who+pays+the+euros`,
  )) as {
    recording: { speakers: string[]; asked: { quotes: { startS: number }[] }; findings: { questions: unknown[] } }
  }
  expect(recording.speakers).toEqual(['Ada'])
  expect(recording.findings.questions).toEqual([{ startS: 0, text: 'who pays for it?' }])
  expect(recording.asked.quotes).toEqual([{ startS: 2, text: 'the town pays 40 euros' }])
  for (const who of ['tomas', 'nobody']) {
    expect(statusOf(await get(transcriber.loader, `/youtube/transcriber?r=${id}`, who))).toBe(404)
    expect(statusOf(await get(exported.loader, `/x?as=vtt`, who, { id }))).toBe(404)
    expect(statusOf(await post(tools.action, '/ai/voice', { do: 'delete', recording: id }, who))).toBe(404)
  }
  expect(await ((await get(exported.loader, '/x?as=vtt', 'mira', { id })) as Response).text()).toContain(
    '<v Ada>who pays for it?',
  )
})

test('a question for a number finds one that was said in words', async () => {
  const id = await paste('0:00 who pays for the new library?\n0:04 the town pays forty thousand euros')
  const { recording } = (await get(
    transcriber.loader,
    `/youtube/transcriber?r=${id}&part=contents&ask=how+many+euros+does+the+town+pay`,
  )) as { recording: { asked: { quotes: object[] } } }
  expect(recording.asked.quotes).toEqual([{ startS: 4, text: 'the town pays forty thousand euros' }])
})

test('words are edited once at a time, and who comes second keeps what they typed', async () => {
  const id = await paste()
  const text = 'Ada: who pays for all of it?\nAda: the town pays 40 euros'
  const edit = { do: 'edit', recording: id, version: '1', from: '0', to: '2', text }
  expect(statusOf(await post(transcriber.action, '/x', edit))).toBe(303)
  const second = (await post(transcriber.action, '/x', { ...edit, text: 'other' })) as unknown as {
    data: { problem: { values: object; errors: object } }
  }
  expect([statusOf(second), second.data.problem.values]).toMatchObject([409, { text: 'other' }])
  const row = await findRecording(id)
  expect(row?.transcript.pieces.map(({ startS, text: said }) => [startS, said])).toEqual([
    [0, 'who pays for all of it?'],
    [2, 'the town pays 40 euros'],
  ])
})

test('the site of videos is asked, tracks are chosen, and each trouble is told with the other ways open', async () => {
  const ask = (fields: Record<string, string>) =>
    post(
      (args: never) => actInTranscriber((args as { request: Request }).request, '10.0.0.1', site),
      '/youtube/transcriber',
      { do: 'video', video: 'https://youtu.be/dQw4w9WgXcQ', ...fields },
    )
  const choice = (await ask({})) as unknown as { data: { choice: { tracks: { id: string }[] } } }
  expect(choice.data.choice.tracks).toHaveLength(2)
  const row = await findRecording(idIn(await ask({ track: '0' })))
  expect(row).toMatchObject({ title: 'A talk', kind: 'captions', transcript: { language: 'en' } })
  fault = 'blocked'
  const blocked = (await ask({ track: '0' })) as unknown as { data: { tried: { why: string } } }
  expect([statusOf(blocked), blocked.data.tried.why]).toEqual([502, expect.stringContaining('refuses')])
  fault = null
  expect(statusOf(await ask({ video: 'https://example.org/x' }))).toBe(400)
})

test('a shared transcript is read by anybody until it is taken back, and is gone with its owner suspended', async () => {
  const id = await paste()
  const address = await post(transcriber.action, '/x', { do: 'share', recording: id, term: 'never' })
  expect(statusOf(address)).toBe(303)
  const view = (await get(transcriber.loader, `/x?r=${id}&part=share`)) as { recording: { shares: { id: string }[] } }
  const share = view.recording.shares[0]!.id
  const read = () => get(shared.loader, '/youtube/shared/x', 'nobody', { shareableId: share })
  expect(await read()).toMatchObject({ title: 'A talk', hasSound: false, total: 2 })
  expect(statusOf(await get(exported.loader, `/x?as=srt&share=${share}`, 'nobody', { id }))).toBe(200)
  expect(statusOf(await get(sound.loader, `/x?share=${share}`, 'nobody', { id }))).toBe(404)
  await post(transcriber.action, `/x?r=${id}`, { do: 'revoke', share }, 'tomas')
  expect(await read()).toMatchObject({ title: 'A talk' })
  await post(transcriber.action, `/x?r=${id}`, { do: 'revoke', share })
  expect(statusOf(await read())).toBe(404)
})

const canSpeak = hasProgram('flite')
const canHear = hasProgram('pocketsphinx_continuous') && hasFfmpeg() && canSpeak

test.skipIf(!canSpeak)(
  'a text is read aloud with its words, chapters and sound, and goes into a feed',
  async () => {
    const text = '# One\n\nThe kettle is on.\n\n# Two\n\nThe *tea* is ready.'
    const spoken = await post(tools.action, '/ai/voice', {
      do: 'speak',
      text,
      voice: 'embedded:flite|slt',
      speed: '1',
      pitch: '1',
      format: 'wav',
    })
    const id = idIn(spoken)
    await speakJob.perform({ recording: id }, jobTools() as never)
    const row = await findRecording(id)
    expect(row?.state).toBe('done')
    const said = ['One', 'The kettle is on.', 'Two', 'The tea is ready.']
    expect(row?.transcript.pieces.map((piece) => piece.text)).toEqual(said)
    expect(recordingFacts.parse(row?.facts).chapters.map(({ title }) => title)).toEqual(['One', 'Two'])
    const answer = (await get(sound.loader, '/x', 'mira', { id })) as Response
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44)
    await post(player.action, '/audio-player', { do: 'publish', recording: id })
    const list = (await get(player.loader, '/audio-player')) as { feed: { id: string } }
    const xml = await ((await get(feed.loader, '/x', 'nobody', { id: list.feed.id })) as Response).text()
    expect(xml).toContain(`/api/recordings/${id}/sound?feed=${list.feed.id}`)
    expect(statusOf(await get(sound.loader, `/x?feed=${list.feed.id}`, 'nobody', { id }))).toBe(200)
    await post(player.action, '/audio-player', { do: 'unpublish', recording: id })
    expect(statusOf(await get(sound.loader, `/x?feed=${list.feed.id}`, 'nobody', { id }))).toBe(404)
    const file = join(process.env.DATA_DIR!, 'said.wav')
    writeFileSync(file, bytes)
  },
  60_000,
)

test.skipIf(!canHear)(
  'a recording is written down, goes on where it was cut off, and says what is wrong with others',
  async () => {
    const folder = process.env.DATA_DIR!
    const said = join(folder, 'speech.wav')
    execFileSync('flite', [
      '-voice',
      'rms',
      '-t',
      'The committee met on Tuesday morning to discuss the new library.',
      '-o',
      said,
    ])
    const send = async (file: string, name: string, type: string) => {
      const form = new FormData()
      form.set('do', 'hear')
      form.set('keep', 'on')
      form.set('sound', new File([readFileSync(file)], name, { type }))
      return post(tools.action, '/ai/voice', form)
    }
    const id = idIn(await send(said, 'speech.wav', 'audio/wav'))
    await hearJob.perform({ recording: id }, jobTools() as never)
    const row = (await findRecording(id))!
    expect(row.transcript.pieces.map(({ text }) => text).join(' ')).toMatch(/committee.*tuesday morning/)
    expect(row.transcript.pieces[0]?.words.length).toBeGreaterThan(5)
    expect([row.state, row.peaks.length, Math.round(row.seconds)]).toEqual(['done', 400, expect.any(Number)])
    // What a crash left behind: the first part is heard, the rest is not. It is kept, and nothing is heard twice.
    const kept = {
      language: 'en',
      pieces: [{ ...row.transcript.pieces[0]!, text: 'kept from before', words: [], endS: 1 }],
    }
    await saveRecording(id, {
      state: 'working',
      transcript: kept,
      facts: { ...recordingFacts.parse(row.facts), doneS: row.seconds },
    })
    await hearJob.perform({ recording: id }, jobTools() as never)
    expect((await findRecording(id))?.transcript.pieces.map(({ text }) => text)).toEqual(['kept from before'])
    const film = join(folder, 'silent.mp4')
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'color=d=1:s=64x64', '-pix_fmt', 'yuv420p', film])
    const silent = idIn(await send(film, 'silent.mp4', 'video/mp4'))
    await expect(hearJob.perform({ recording: silent }, jobTools() as never)).rejects.toThrow(
      'There is no sound in this file.',
    )
    expect(recordingFacts.parse((await findRecording(silent))?.facts).failure).toBe('There is no sound in this file.')
    const quiet = join(folder, 'quiet.wav')
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=5.1', '-t', '2', quiet])
    const nothing = idIn(await send(quiet, 'quiet.wav', 'audio/wav'))
    await hearJob.perform({ recording: nothing }, jobTools() as never)
    expect(recordingFacts.parse((await findRecording(nothing))?.facts).notes.join()).toContain('Nothing was heard')
    writeFileSync(join(folder, 'wrong.mp3'), 'no sound at all')
    expect(statusOf(await send(join(folder, 'wrong.mp3'), 'wrong.mp3', 'audio/mpeg'))).toBe(415)
  },
  120_000,
)

test.skipIf(!canSpeak || !hasFfmpeg())(
  'a book read aloud has its name, and its chapters stand in the file',
  async () => {
    const wish = { voice: 'embedded:flite|slt', speed: '1', pitch: '1', title: 'Tea; a = b' }
    for (const format of ['mp3', 'opus']) {
      const text = '# One\n\nThe kettle is on.\n\n# Two\n\nThe tea is ready.'
      const id = idIn(await post(tools.action, '/ai/voice', { do: 'speak', text, format, ...wish }))
      await speakJob.perform({ recording: id }, jobTools() as never)
      const row = (await findRecording(id))!
      const file = join(process.env.DATA_DIR!, `chapters.${format}`)
      const answer = (await get(sound.loader, '/x', 'mira', { id })) as Response
      writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
      const probed = execFileSync('ffprobe', ['-v', 'error', '-show_chapters', '-show_format', '-of', 'json', file])
      const { chapters, format: whole } = JSON.parse(probed.toString()) as {
        chapters: { start_time: string; tags: { title: string } }[]
        format: { duration: string }
      }
      expect([row.title, chapters.map(({ tags }) => tags.title)]).toEqual(['Tea; a = b', ['One', 'Two']])
      const second = recordingFacts.parse(row.facts).chapters[1]!.startS
      expect(Math.abs(Number(chapters[1]!.start_time) - second)).toBeLessThan(0.01)
      expect(Math.abs(Number(whole.duration) - row.seconds)).toBeLessThan(0.15)
    }
  },
  60_000,
)

test.skipIf(!canSpeak || !hasFfmpeg())(
  'what is too large for its owner as WAV is kept in a format that takes less room, and says so',
  async () => {
    // Rests of an hour, since speech of that length takes long to make.
    const text = `The kettle is on. ${'[pause 10] '.repeat(340)}The tea is ready.`
    const wish = { voice: 'embedded:flite|slt', speed: '1', pitch: '1', format: 'wav' }
    const id = idIn(await post(tools.action, '/ai/voice', { do: 'speak', text, ...wish }))
    await speakJob.perform({ recording: id }, jobTools() as never)
    const row = (await findRecording(id))!
    const { form, notes } = recordingFacts.parse(row.facts)
    expect([row.state, form]).toEqual(['done', 'mp3'])
    expect(notes.join(' ')).toContain('As WAV it would be too large')
    expect(row.seconds).toBeGreaterThan(3_400)
    const answer = (await get(sound.loader, '/x', 'mira', { id })) as Response
    expect(answer.headers.get('content-type')).toBe('audio/mpeg')
  },
  60_000,
)

test.skipIf(!canSpeak || !hasFfmpeg())(
  'two voices are told apart by how they sound, and a stretch is named at once',
  async () => {
    const folder = process.env.DATA_DIR!
    const said = ['slt', 'rms', 'rms', 'slt', 'rms', 'slt'].map((voice, n) => {
      const file = join(folder, `voice-${n}.wav`)
      const text = `Number ${n} is what I have to say about the new library on the hill.`
      execFileSync('flite', ['-voice', voice, '-t', text, '-o', file])
      return { file, text, samples: (readFileSync(file).length - 44) / 2 / 16_000 }
    })
    const whole = join(folder, 'talk.wav')
    const inputs = said.flatMap(({ file }) => ['-i', file])
    execFileSync('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', `concat=n=${said.length}:v=0:a=1`, whole])
    const form = new FormData()
    form.set('do', 'hear')
    form.set('keep', 'on')
    form.set('sound', new File([readFileSync(whole)], 'talk.wav', { type: 'audio/wav' }))
    const id = idIn(await post(tools.action, '/ai/voice', form))
    let at = 0
    const pieces = said.map(({ text, samples }) => toPiece(at, (at += samples), text))
    await saveRecording(id, { state: 'done', transcript: { language: 'en', pieces } })
    const speakers = async () => (await findRecording(id))!.transcript.pieces.map(({ speaker }) => speaker)
    const asked = { do: 'tell-apart', recording: id, voices: '2' }
    const page = `/ai/voice?r=${id}&part=edit`
    expect(statusOf(await post(tools.action, page, { ...asked, version: '7' }))).toBe(409)
    expect(statusOf(await post(tools.action, page, { ...asked, version: '1', voices: '7' }))).toBe(400)
    expect(statusOf(await post(tools.action, page, { ...asked, version: '1' }, 'tomas'))).toBe(404)
    expect(statusOf(await post(tools.action, page, { ...asked, version: '1' }))).toBe(303)
    await apartJob.perform({ recording: id, version: 1, voices: 2 }, jobTools() as never)
    const [a, b] = ['Voice 1', 'Voice 2']
    expect(await speakers()).toEqual([a, b, b, a, b, a])
    const stretch = { do: 'name-between', recording: id, version: '2', name: 'Ada' }
    expect(statusOf(await post(tools.action, page, { ...stretch, from: '0:09', to: '0:01' }))).toBe(400)
    const from = Math.floor(pieces[1]!.startS)
    await post(tools.action, page, { ...stretch, from: String(from), to: String(Math.floor(pieces[2]!.startS)) })
    expect(await speakers()).toEqual([a, 'Ada', 'Ada', a, b, a])
    await expect(apartJob.perform({ recording: id, version: 2, voices: 2 }, jobTools() as never)).rejects.toThrow(
      'The words were changed meanwhile',
    )
  },
  60_000,
)

test('a spoken mail is sent once, by a press, when every fact is confirmed', async () => {
  const said = 'email to Sarah hi Sarah the meeting is on Tuesday no wait Wednesday at three pm thanks Mira'
  const begun = await post(mail.action, '/voice-email', {
    do: 'write',
    said,
    to: 'sarah@example.org',
    tone: 'plain',
    pack: 'plain',
    as: '',
  })
  const id = idIn(begun, 'm')
  const page = `/ai/voice-email?m=${id}`
  expect(statusOf(await get(mail.loader, page, 'tomas'))).toBe(404)
  const early = await post(mail.action, page, { do: 'send', email: id })
  expect(statusOf(early)).toBe(409)
  expect(await store().db.select().from(mails)).toEqual([])
  const { facts } = readBack(said, voiceLetter.parse((await findAnyEmail(id))?.letter))
  expect(facts.length).toBeGreaterThan(2)
  for (const { key, written } of facts) await post(mail.action, page, { do: 'confirm', email: id, fact: key, written })
  expect(statusOf(await post(mail.action, page, { do: 'send', email: id }, 'tomas'))).toBe(404)
  const both = await Promise.all([1, 2].map(() => post(mail.action, page, { do: 'send', email: id })))
  expect(both.map(statusOf).toSorted()).toEqual([303, 409])
  const sent = await store().db.select().from(mails)
  expect(sent.map(({ to, replyTo, fromName }) => [to, replyTo, fromName])).toEqual([
    ['sarah@example.org', 'mira@frenly.test', expect.stringContaining('mira via')],
  ])
  expect(sent[0]?.text).toContain('Wednesday')
})

test('a shared mail shows what its owner allowed; the raw words can go', async () => {
  const begun = await post(mail.action, '/voice-email', {
    do: 'write',
    said: 'um hi Tom see you on Friday',
    to: '',
    tone: 'plain',
    pack: 'plain',
    as: '',
  })
  const id = idIn(begun, 'm')
  await post(mail.action, `/x?m=${id}`, { do: 'share', email: id, term: 'week' })
  const view = (await get(mail.loader, `/ai/voice-email?m=${id}`)) as { mail: { shares: { id: string }[] } }
  const share = { shareableId: view.mail.shares[0]!.id }
  expect(await get(sharedMail.loader, '/x', 'nobody', share)).toMatchObject({
    diff: [],
    sound: null,
    text: expect.stringContaining('Friday') as string,
  })
  await post(mail.action, `/x?m=${id}`, { do: 'remove-words', email: id })
  expect((await findAnyEmail(id))?.raw).toBeNull()
  expect(statusOf(await post(mail.action, `/x?m=${id}`, { do: 'share', email: id, term: 'week' }, 'nobody'))).toBe(404)
})

test('two transcripts are compared by claim: what clashes is no agreement, and each has its second', async () => {
  const one = await paste('0:00 The Eiffel Tower was finished in 1889.\n0:10 The tower stands in Paris.')
  const two = await paste('0:03 The Eiffel Tower was finished in 1899.\n0:20 The tower stands in Paris.')
  const { compared } = (await get(transcriber.loader, `/youtube/transcriber?one=${one}&two=${two}`)) as {
    compared: Compared
  }
  const [dispute] = compared.disputes
  expect(dispute?.positions.map(({ value, said }) => [value, said[0]?.of, said[0]?.startS]).toSorted()).toEqual([
    ['1889', 0, 0],
    ['1899', 1, 3],
  ])
  expect(compared.shared.map(({ said }) => said.map(({ startS }) => startS).toSorted((a, b) => a - b))).toEqual([
    [10, 20],
  ])
  expect(compared.alone).toEqual([])
  expect(statusOf(await get(transcriber.loader, `/youtube/transcriber?one=${one}&two=${two}`, 'tomas'))).toBe(404)
}, 60_000)
