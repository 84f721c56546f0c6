import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-questions-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'guest=3,free=50,plus=500,pro=5000'
process.env.ADMIN_EMAIL = 'keeper@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { qaReports } = await import('#app/database/tables/questions.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const community = await import('#app/kits/asking/community-answers/community-answers.server.ts')
const { engineWorker, openEngineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { contentVersion } = await import('#app/kits/foundation/page-cache/content-version.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { readQuestions } = await import('#app/kits/members/personal-data/answered.store.server.ts')
const { closeUntrusted, untrustedWorker } = await import('#app/kits/foundation/untrusted/untrusted.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { once } = await import('#app/platform/once.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action, loader } = await import('./questions.route.tsx')

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const known = { emailVerifiedAt: LONG_AGO, createdAt: LONG_AGO }

beforeAll(async () => {
  await store().migrate()
  const file = await buildWorker('app/kits/asking/engine-worker/engine.worker.ts')
  once('engine-worker', () => openEngineWorker(file))
  untrustedWorker.file = await buildWorker('app/kits/foundation/untrusted/untrusted.worker.ts')
  for (const name of ['mira', 'tomas', 'lena', 'ida', 'keeper']) await enrol(name, known)
  await enrol('unproved', { createdAt: LONG_AGO })
  await enrol('fresh', { emailVerifiedAt: new Date(), createdAt: new Date() })
}, 60_000)
afterAll(async () => {
  await Promise.all([engineWorker().close(), closeUntrusted()])
  await store().close()
})

type Fields = Record<string, string>
type Outcome = {
  status: number
  location: string
  errors: Fields
  alike: { question: string; isSame: boolean }[]
  values: Fields
}

/** Somebody at a browser; a guest without a name. */
async function sitDown(name: string | null, network = `net-${name}`) {
  let cookie = name ? (await startSession(new Request('http://frenly.test/'), name, false)).split(';')[0]! : ''
  const request = (path: string, init: RequestInit = {}) =>
    new Request(`http://frenly.test${path}`, { ...init, headers: cookie ? { cookie } : {} })
  const isKept = { now: false }
  const context = () =>
    ({ network, isDocument: true, keepForGuests: () => (isKept.now = true) }) as unknown as AppLoadContext
  const send = async (path: string, fields: Fields): Promise<Outcome> => {
    const body = new URLSearchParams(fields)
    const outcome: unknown = await action({
      request: request(path, { method: 'POST', body }),
      context: context(),
      params: {},
    })
    if (outcome instanceof Response) {
      cookie ||= outcome.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      return {
        status: outcome.status,
        location: outcome.headers.get('location') ?? '',
        errors: {},
        alike: [],
        values: {},
      }
    }
    const { data, init } = outcome as { data: { problem: Pick<Outcome, 'errors' | 'values'> }; init?: ResponseInit }
    const { alike } = data as { alike?: Outcome['alike'] | null }
    return { status: init?.status ?? 200, location: '', ...data.problem, alike: alike ?? [] }
  }
  const load = async (path: string) => {
    isKept.now = false
    return {
      ...((await loader({ request: request(path), context: context(), params: {} })) as object),
      isKept: isKept.now,
    }
  }
  return {
    ask: (question: string, more: Fields = {}) => send('/qa', { question, ...more }),
    act: (id: string, act: string, more: Fields = {}) => send(`/qa?question=${id}`, { act, ...more }),
    list: (query = '') => load(`/qa${query}`) as Promise<Browse & { isKept: boolean }>,
    open: (id: string) => load(`/qa?question=${id}`) as Promise<Page & { isKept: boolean }>,
  }
}
type Loaded = Awaited<ReturnType<typeof loader>>
type Browse = Extract<Loaded, { part: 'browse' }>
type Page = Extract<Loaded, { part: 'question' }>

const idOf = ({ location }: Outcome) => new URL(location, 'http://x.test').searchParams.get('question') ?? ''
const GOOD = { basis: 'experience', text: 'I measured it myself last summer, twice.', sources: '' }

/** Asks in public, past the step between, and waits for the panel. */
async function askPublic(name: string, question: string) {
  const browser = await sitDown(name)
  const id = idOf(await browser.ask(question, { visibility: 'public', sure: '1' }))
  await vi.waitFor(async () => expect((await browser.open(id)).panel.asking).toBeNull(), 15_000)
  return { id, browser }
}

test('a guest gets a short answer with sources that only their browser reads, within the cap of guests', async () => {
  const guest = await sitDown(null, 'a-cafe')
  const id = idOf(await guest.ask('What is the capital of Mongolia?'))
  await vi.waitFor(async () => expect((await guest.open(id)).panel.current?.state).toBe('answered'), 15_000)
  const page = await guest.open(id)
  expect(page.panel.current!.text).toMatch(/Ula/)
  expect(page.panel.current!.sources.length).toBeGreaterThan(0)
  expect(page.panel.current!.agreement!.words).toMatch(/answers?/)
  expect(page.panel.hasRun).toBe(true)
  expect(page.isKept).toBe(false)
  await expect((await sitDown(null)).open(id)).rejects.toMatchObject({ status: 404 })
  expect((await (await sitDown('mira')).list()).rows).toEqual([])
  expect((await guest.list('?sort=mine')).rows).toMatchObject([{ id, isPublic: false }])
  const refused = await guest.ask('What is the capital of France?', { visibility: 'public' })
  expect(refused).toMatchObject({ status: 403, values: { question: 'What is the capital of France?' } })
  await guest.ask('What is 12 times 12?')
  await guest.ask('What is 13 times 13?')
  const over = await guest.ask('What is 14 times 14?', { details: 'Please.' })
  expect(over).toMatchObject({ status: 429, values: { details: 'Please.' } })
  expect(over.errors.question).toContain('a guest has in a day')
})

test('input that does not do comes back with a sentence beside its field', async () => {
  const mira = await sitDown('mira')
  expect(await mira.ask('')).toMatchObject({ status: 400, errors: { question: 'Write your question.' } })
  expect((await mira.ask('x'.repeat(301), { details: 'kept' })).values.details).toBe('kept')
  expect((await mira.ask('A whole question?', { topic: 'nothing' })).errors.topic).toBeDefined()
  await expect(mira.act('nowhere', 'publish')).rejects.toMatchObject({ status: 404 })
  await expect(mira.act('nowhere', '__proto__')).rejects.toMatchObject({ status: 400 })
})

test('a public question is found by its words and topic, kept for guests, and dropped when something changes', async () => {
  const { id } = await askPublic('mira', 'How tall is Mount Everest?')
  const guest = await sitDown(null)
  const page = await guest.open(id)
  expect(page.isKept).toBe(true)
  expect(page.question).toMatchObject({ isPublic: true, isAnswered: true, author: { author: 'mira' } })
  const list = await guest.list()
  expect(list).toMatchObject({ isKept: true, rows: [{ id }] })
  expect(list.rows[0]!.excerpt).toMatch(/8[.,]?84\d/)
  expect((await guest.list('?q=everest')).rows).toMatchObject([{ id }])
  expect((await guest.list('?q=everest')).isKept).toBe(false)
  expect((await guest.list('?q=kilimanjaro')).rows).toEqual([])
  expect((await guest.list('?q=everest+-tall')).rows).toEqual([])
  expect((await guest.list(`?topic=${list.rows[0]!.topic}`)).rows).toHaveLength(1)
  expect((await guest.list('?sort=unanswered')).rows).toEqual([])
  const before = contentVersion()
  expect(await (await sitDown('tomas')).act(id, 'vote', { target: 'question', value: '1' })).toMatchObject({
    status: 303,
  })
  expect(contentVersion()).not.toBe(before)
  expect(await community.listPublicQuestions('everest height', 5)).toMatchObject([{ id, url: `/qa?question=${id}` }])
})

test('who asks what was asked before is shown it first, and nothing is posted or counted yet', async () => {
  const lena = await sitDown('lena')
  const step = await lena.ask('What is the height of Everest?', { visibility: 'public', details: 'In metres.' })
  expect(step).toMatchObject({ status: 200, alike: [{ question: 'How tall is Mount Everest?', isSame: true }] })
  expect(step.values.details).toBe('In metres.')
  expect((await lena.list('?sort=mine')).rows).toEqual([])
  const { id } = await askPublic('lena', 'What is the height of Everest?')
  expect((await lena.open(id)).alike).toMatchObject([{ question: 'How tall is Mount Everest?', isSame: true }])
})

test('votes count once a member, change and go; nobody votes on what they wrote', async () => {
  const { id, browser: mira } = await askPublic('mira', 'What is the chemical symbol of gold?')
  const [tomas, lena] = [await sitDown('tomas'), await sitDown('lena')]
  await tomas.act(id, 'answer', GOOD)
  const answer = (await mira.open(id)).answers[0]!
  const votes = async () => (await mira.open(id)).answers[0]!.votes
  await lena.act(id, 'vote', { target: answer.id, value: '1' })
  await lena.act(id, 'vote', { target: answer.id, value: '1' })
  expect(await votes()).toBe(1)
  await lena.act(id, 'vote', { target: answer.id, value: '-1' })
  expect(await votes()).toBe(-1)
  await lena.act(id, 'vote', { target: answer.id, value: '0' })
  expect(await votes()).toBe(0)
  expect(await tomas.act(id, 'vote', { target: answer.id, value: '1' })).toMatchObject({ status: 409 })
  expect(await mira.act(id, 'vote', { target: 'question', value: '1' })).toMatchObject({ status: 409 })
  const unproved = await sitDown('unproved')
  expect(await unproved.act(id, 'vote', { target: answer.id, value: '1' })).toMatchObject({ status: 403 })
  expect(
    (await (await sitDown(null)).act(id, 'vote', { target: 'panel', value: '1' }).catch((r: Response) => r)).status,
  ).toBe(303)
  expect(await votes()).toBe(0)
})

test('an answer names its sources or is experience; it is changed with its history, accepted and removed', async () => {
  const { id, browser: mira } = await askPublic('mira', 'How long does bread keep in the cupboard?')
  const tomas = await sitDown('tomas')
  const bare = await tomas.act(id, 'answer', { ...GOOD, basis: 'sources' })
  expect(bare).toMatchObject({ status: 400, values: { text: GOOD.text } })
  expect(bare.errors.sources).toContain('Name at least one source')
  const odd = await tomas.act(id, 'answer', { ...GOOD, basis: 'sources', sources: 'javascript://alert(1)' })
  expect(odd.errors.sources).toContain('not one of the web')
  const sources = 'https://example.org/bread\nThe Bread Book, page 12'
  await tomas.act(id, 'answer', {
    text: 'About **four days**, <script>alert(1)</script> if dry.',
    basis: 'sources',
    sources,
  })
  const [first] = (await mira.open(id)).answers
  expect(first).toMatchObject({ author: 'tomas', sources: ['https://example.org/bread', 'The Bread Book, page 12'] })
  expect(first!.html).toContain('<strong>four days</strong>')
  expect(first!.html).not.toContain('<script')
  expect((await mira.list('?q=cupboard+dry')).rows).toMatchObject([{ id, answerCount: 1 }])
  await expect(mira.act(id, 'edit-answer', { ...GOOD, answer: first!.id })).rejects.toMatchObject({ status: 403 })
  await tomas.act(id, 'edit-answer', { ...GOOD, answer: first!.id })
  const [changed] = (await mira.open(id)).answers
  expect(changed).toMatchObject({ text: GOOD.text, before: [{ text: expect.stringContaining('four days') }] })
  await expect(tomas.act(id, 'accept', { target: first!.id })).rejects.toMatchObject({ status: 403 })
  await mira.act(id, 'accept', { target: first!.id })
  expect((await tomas.open(id)).question.acceptedId).toBe(first!.id)
  expect(await mira.act(id, 'edit', { question: 'How long does cake keep?', details: '' })).toMatchObject({
    status: 409,
  })
  expect(await mira.act(id, 'unpublish')).toMatchObject({ status: 409 })
  await tomas.act(id, 'remove-answer', { answer: first!.id })
  const after = await mira.open(id)
  expect(after.answers).toEqual([])
  expect(after.question.acceptedId).toBeNull()
})

test('somebody who was signed out while writing keeps their words', async () => {
  const { id } = await askPublic('mira', 'Which bamboo grows fastest in the shade?')
  const lost = await (await sitDown(null)).act(id, 'answer', GOOD)
  expect(lost).toMatchObject({ status: 401, values: { text: GOOD.text } })
})

test('members’ answers speak on panels only for a clearly equal question, and when others stand behind them', async () => {
  const { id, browser: ida } = await askPublic('ida', 'How many steps lead up to our lighthouse?')
  const EQUAL = 'how many steps lead up to our lighthouse'
  await ida.act(id, 'answer', { ...GOOD, text: 'There are exactly 217 steps to the top.' })
  const answer = (await ida.open(id)).answers[0]!
  expect(await community.findCommunityAnswer(EQUAL)).toBeNull()
  await ida.act(id, 'accept', { target: answer.id })
  expect(await community.findCommunityAnswer(EQUAL)).toBeNull()
  await (await sitDown('tomas')).act(id, 'vote', { target: answer.id, value: '1' })
  expect(await community.findCommunityAnswer(EQUAL)).toMatchObject({
    text: 'There are exactly 217 steps to the top.',
    answeredBy: 'ida',
    score: 1,
    url: `/qa?question=${id}#answer-${answer.id}`,
  })
  expect(await community.findCommunityAnswer('How many steps lead down from our lighthouse?')).toBeNull()
  expect(await community.findCommunityAnswer('What is the capital of France?')).toBeNull()
})

test('the panel is asked again as a second version, and its first stays to be read', async () => {
  const { id, browser } = await askPublic('mira', 'What is the capital of Norway?')
  expect((await (await sitDown('tomas')).act(id, 'again')).status).toBe(409)
  await browser.act(id, 'edit', { question: 'What is the capital of Sweden?', details: '', topic: 'world' })
  expect((await browser.open(id)).panel.isStale).toBe(true)
  expect((await browser.act(id, 'again')).status).toBe(303)
  await vi.waitFor(async () => expect((await browser.open(id)).panel.current).toMatchObject({ version: 2 }), 15_000)
  const { panel, question } = await browser.open(id)
  expect(panel.current!.text).toContain('Stockholm')
  expect(panel.older).toMatchObject([{ version: 1, text: expect.stringContaining('Oslo') }])
  expect(panel.isStale).toBe(false)
  expect(question.before).toMatchObject([{ text: 'What is the capital of Norway?' }])
  const later = new Date(Date.now() + 40 * 86_400_000)
  const stopped = vi.spyOn(clock, 'now').mockReturnValue(later)
  const tomas = await sitDown('tomas')
  expect((await tomas.open(id)).panel.canAskAgain).toBe(true)
  stopped.mockRestore()
})

test('a new account asks little in public; a report waits for the operator, who may remove what was asked', async () => {
  const fresh = await sitDown('fresh')
  for (const n of ['one', 'two', 'three'])
    expect((await fresh.ask(`Is the number ${n} a good one?`, { visibility: 'public', sure: '1' })).status).toBe(303)
  const over = await fresh.ask('Is the number four a good one?', { visibility: 'public', sure: '1' })
  expect(over).toMatchObject({ status: 429, errors: { visibility: expect.stringContaining('new account') } })
  const { rows } = await fresh.list('?q=number+two')
  const id = rows[0]!.id
  const report = { target: 'question', reason: 'spam', words: 'Again and again.' }
  expect((await (await sitDown(null)).act(id, 'report', report)).status).toBe(303)
  expect(await store().db.select().from(qaReports)).toMatchObject([{ questionId: id, reason: 'spam', userId: null }])
  await expect((await sitDown('tomas')).act(id, 'remove')).rejects.toMatchObject({ status: 403 })
  expect((await (await sitDown('keeper')).act(id, 'remove')).status).toBe(303)
  await expect(fresh.open(id)).rejects.toMatchObject({ status: 404 })
  expect(await listAuditEvents({ limit: 1 } as never)).toMatchObject([{ act: 'question.removed', target: id }])
})

test('who leaves takes their private questions along; public ones and answers stay without the name', async () => {
  const { id, browser } = await askPublic('lena', 'Which tree gives the best shade in summer?')
  const secret = idOf(await browser.ask('Where did I leave my green umbrella?'))
  const { id: others } = await askPublic('mira', 'Which wood burns longest in a stove?')
  await browser.act(others, 'answer', GOOD)
  const person = { id: 'lena', email: 'lena@frenly.test', emailKey: 'lena@frenly.test', handle: 'lena' } as never
  const own: object[] = []
  for await (const row of readQuestions(person)) own.push(row)
  expect(own).toEqual(expect.arrayContaining([expect.objectContaining({ id: secret })]))
  await store().tx(() => erasePerson(person))
  const mira = await sitDown('mira')
  expect((await mira.open(id)).question.author).toBeNull()
  expect((await mira.open(others)).answers).toMatchObject([{ author: null, text: GOOD.text }])
  await expect(mira.open(secret)).rejects.toMatchObject({ status: 404 })
})
