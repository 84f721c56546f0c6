import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clock } from '#app/platform/clock.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-university-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { adopt } = await import('#app/kits/members/visitor/adopt.server.ts')
await import('#app/shell/registered.server.ts')
const lesson = await import('./lesson.route.tsx')
const university = await import('./university.route.tsx')
const { sendCertificate } = await import('./certificate/send-certificate.server.ts')
const { checkCertificate } = await import('./certificate/certificate.server.ts')
const { sendTrackFile } = await import('./track-book.server.ts')
const { listLessons, listTrack } = await import('./lessons/lessons.server.ts')
const { keepAnswer, progressOf } = await import('./progress.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())
afterEach(() => void (clock.now = realNow))

const realNow = clock.now
const later = (ms: number) => void (clock.now = () => new Date(Date.now() + ms))

const ORIGIN = 'http://localhost:3000'
const context = { network: '10.0.0.1', cspNonce: '', requestId: '', isDocument: true }
const cookieOf = (header: string | null) => header?.split(';')[0] ?? ''
const to = (path: string, cookie = '', fields?: Record<string, string>) =>
  new Request(ORIGIN + path, {
    headers: cookie ? { Cookie: cookie } : {},
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
const read = (slug: string, cookie = '') =>
  lesson.loader({ request: to(`/university/lesson/${slug}`, cookie), params: { slug }, context })
const answer = (slug: string, fields: Record<string, string>, cookie = '') =>
  lesson.action({
    request: to(`/university/lesson/${slug}`, cookie, { do: 'answer', ...fields }),
    params: { slug },
    context,
  })
const open = (query: string, cookie = '') =>
  university.loader({ request: to(`/university${query}`, cookie), params: {}, context })
const act = (query: string, fields: Record<string, string>, cookie = '') =>
  university.action({ request: to(`/university${query}`, cookie, fields), params: {}, context })
const signIn = async (id: string) => cookieOf(await startSession(to('/'), id, true))
const statusOf = async (work: Promise<unknown>) => {
  const result = await work.catch((error: unknown) => error)
  return result instanceof Response ? result.status : (result as { init?: { status?: number } }).init?.status
}

const SLUG = 'what-a-model-does'
const first = async () => (await listLessons()).find(({ slug }) => slug === SLUG)!.questions[0]!
const choiceOf = (question: Awaited<ReturnType<typeof first>>, isRight: boolean) =>
  question.options.find((option) => option.isRight === isRight)!.id

test('a guest answers: a hint first, the passage after the second wrong answer, the reason when it is right', async () => {
  const question = await first()
  const fresh = (await read(SLUG)).questions[0]!
  expect(fresh).toMatchObject({ state: 'open', why: null, passage: null })
  expect(JSON.stringify(fresh)).not.toContain('isRight')
  const wrong = { question: question.key, choice: choiceOf(question, false) }
  const sent = (await answer(SLUG, wrong)) as Response
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toContain(`#${question.key}`)
  const cookie = cookieOf(sent.headers.get('set-cookie'))
  expect((await read(SLUG, cookie)).questions[0]).toMatchObject({ state: 'wrong', why: null, passage: null })
  later(60_000)
  await answer(SLUG, wrong, cookie)
  expect((await read(SLUG, cookie)).questions[0]).toMatchObject({
    state: 'wrong',
    why: null,
    passage: question.passage,
  })
  await answer(SLUG, { question: question.key, choice: choiceOf(question, true) }, cookie)
  expect((await read(SLUG, cookie)).questions[0]).toMatchObject({ state: 'right', why: question.why })
  expect((await read(SLUG)).questions[0]).toMatchObject({ state: 'open' })
})

test('an answer sent twice is one, one to no question is told, and an unknown lesson is not there', async () => {
  const question = await first()
  const owner = { userId: null, guestId: 'twice' } as const
  const one = (await listLessons()).find(({ slug }) => slug === SLUG)!
  for (let n = 0; n < 2; n += 1) await keepAnswer(owner, one, question, choiceOf(question, true))
  expect((await progressOf(owner)).get(question.key)).toHaveLength(1)
  expect(await statusOf(answer(SLUG, { question: question.key }))).toBe(400)
  expect(await statusOf(answer(SLUG, { question: 'gone', choice: 'x' }))).toBe(404)
  expect(await statusOf(answer('none', { question: question.key, choice: 'x' }))).toBe(404)
  expect(await statusOf(read('none'))).toBe(404)
})

test('what a guest answered goes along at sign-in, and a certificate is there when all of a track is right', async () => {
  const lessons = await listTrack('fundamentals')
  const question = await first()
  const sent = (await answer(SLUG, { question: question.key, choice: choiceOf(question, true) })) as Response
  const guest = cookieOf(sent.headers.get('set-cookie'))
  const { id } = await enrol('mira')
  await adopt(to('/', guest), id)
  const cookie = await signIn(id)
  expect((await read(SLUG, cookie)).questions[0]?.state).toBe('right')
  const certificate = (name: string) =>
    sendCertificate(
      to(`/api/university/certificate?track=fundamentals&name=${encodeURIComponent(name)}`, cookie),
      '10.0.0.2',
    )
  expect(await statusOf(certificate('Mira'))).toBe(409)
  for (const one of lessons)
    for (const asked of one.questions)
      await keepAnswer({ userId: id, guestId: null }, one, asked, choiceOf(asked, true))
  expect(await statusOf(certificate('  '))).toBe(400)
  const file = await certificate('Mira Ōta')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect(await checkCertificate(bytes)).toMatchObject({
    state: 'true',
    says: { sub: 'Mira Ōta', lessons: lessons.length, iss: ORIGIN },
  })
  expect(await open('', cookie)).toMatchObject({ part: 'tracks', due: 0, next: null })
})

test('what was answered is due again after some days, and told on the page of the review', async () => {
  const { id } = await enrol('tomas')
  const cookie = await signIn(id)
  const question = await first()
  const one = (await listLessons()).find(({ slug }) => slug === SLUG)!
  await keepAnswer({ userId: id, guestId: null }, one, question, choiceOf(question, true))
  expect(await open('?part=review', cookie)).toMatchObject({ question: null, left: 0 })
  later(20 * 86_400_000)
  const due = await open('?part=review', cookie)
  expect(due).toMatchObject({ left: 1, question: { key: question.key, state: 'open' } })
  const told = await act(
    '?part=review',
    { do: 'answer', question: question.key, choice: choiceOf(question, false) },
    cookie,
  )
  expect(told).toMatchObject({ data: { reviewed: { state: 'wrong', why: null } } })
})

test('a forged certificate is told at the page that checks', async () => {
  expect(
    await act('?part=verify', { do: 'verify', text: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJFdmUifQ.' + 'A'.repeat(86) }),
  ).toMatchObject({
    data: { verdict: { state: 'foreign' } },
  })
  expect(await act('?part=verify', { do: 'verify', text: '' })).toMatchObject({ init: { status: 400 } })
})

test('lessons are written by those who may, in versions, and stand for the one that came', async () => {
  const stranger = await signIn((await enrol('eve')).id)
  expect(await statusOf(open('?part=write', stranger))).toBe(404)
  expect(await statusOf(open('?part=write'))).toBe(302)
  const chief = await signIn((await enrol('chief', { emailVerifiedAt: new Date() })).id)
  await enrol('writer')
  await act('?part=write', { do: 'add-author', handle: 'writer' }, chief)
  const writer = await signIn('writer')
  expect(await statusOf(act('?part=write', { do: 'add-author', handle: 'eve' }, writer))).toBe(403)
  const opened = (await open(`?part=write&lesson=${SLUG}`, writer).catch((error: unknown) => error)) as Response
  const at = new URL(opened.headers.get('location')!, ORIGIN).search
  const desk = await open(at, writer)
  if (desk.part !== 'text') throw new Error('no text')
  const { details, text } = desk.row
  const fields = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))
  const save = (more: Record<string, string>) =>
    act(at, { do: 'save', title: 'What it does', text, version: '1', ...fields, ...more }, writer)
  expect(await statusOf(save({ tool: 'nowhere' }))).toBe(400)
  expect(await statusOf(save({}))).toBe(303)
  expect(await statusOf(save({ title: 'Another' }))).toBe(409)
  expect((await read(SLUG)).title).not.toBe('What it does')
  expect(await open(`${at}&view=preview`, writer)).toMatchObject({ part: 'preview', lesson: { title: 'What it does' } })
  expect(await act(at, { do: 'show' }, writer)).toMatchObject({ init: { status: 403 } })
  await saveUser('writer', { emailVerifiedAt: new Date() })
  expect(await statusOf(act(at, { do: 'show' }, writer))).toBe(303)
  expect(await read(SLUG, writer)).toMatchObject({ title: 'What it does', canEdit: true })
  expect(
    await statusOf(act(at, { do: 'save', title: 'Short', text: 'Too short.', version: '2', ...fields }, writer)),
  ).toBe(303)
  expect(await act(at, { do: 'show', note: 'Shorter' }, writer)).toMatchObject({ init: { status: 409 } })
  expect(await statusOf(act(at, { do: 'withdraw' }, writer))).toBe(303)
  expect((await read(SLUG)).title).not.toBe('What it does')
})

test.each(['fundamentals', 'tutorials'] as const)(
  'the track %s is a book that epubcheck takes without a word',
  async (track) => {
    const sent = await sendTrackFile(to(`/api/university/track?track=${track}`), '10.0.0.1')
    expect(sent.headers.get('content-type')).toBe('application/epub+zip')
    const bytes = new Uint8Array(await sent.arrayBuffer())
    const report = await EpubCheck.validate(bytes)
    expect(report.messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([])
    const lessons = await listTrack(track)
    const text = Object.entries(unzipSync(bytes))
      .flatMap(([name, file]) => (name.endsWith('.xhtml') ? strFromU8(file) : []))
      .join('\n')
    for (const { title, questions } of lessons) {
      expect(text).toContain(title.replaceAll('&', '&amp;'))
      expect(questions.length).toBeGreaterThan(0)
    }
    expect(text).not.toMatch(/\[figure:|%% quiz|href="\//)
  },
)

test('a track that is not there and a format that is none are said', async () => {
  expect(await statusOf(sendTrackFile(to('/api/university/track?track=magic'), '10.0.0.1'))).toBe(400)
  expect(await statusOf(sendTrackFile(to('/api/university/track?track=tutorials&as=exe'), '10.0.0.1'))).toBe(400)
})
