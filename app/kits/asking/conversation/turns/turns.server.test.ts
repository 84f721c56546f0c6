import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

const MODELS = ['gpt-4o-mini', 'gpt-4o', 'fault-cut', 'fault-limited', 'fault-stall']
const standIn: StandIn = await startStandIn({ models: { openai: MODELS } })
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-turns-'))
process.env.LOG_LEVEL = 'silent'
process.env.OPENAI_API_KEY = STAND_IN_KEY
process.env.OPENAI_URL = standIn.address('openai')
process.env.OPENAI_MODELS = MODELS.join(',')
process.env.RUNS_PER_DAY = 'guest=1000'
process.env.BUDGET_PER_DAY = 'site=100,guest=100'

const calculator: Engine<'answer'> = {
  id: 'embedded:calculator',
  port: 'answer',
  label: 'Calculator',
  about: '',
  providerId: null,
  maker: 'Built in',
  family: 'calculator',
  version: null,
  unit: 'request',
  contextUnits: null,
  limitMs: 5_000,
  run: ({ question }) =>
    Promise.resolve({
      result: question.includes('2 + 2')
        ? { state: 'answered', text: '4', sources: [], weight: 'typed', isRecomputed: true }
        : { state: 'abstained', why: 'Nothing to calculate.' },
      usage: { input: 1, output: 0 },
    }),
}
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([calculator]) }))
vi.mock('#app/kits/asking/engine-worker/engine-worker.server.ts', () => ({
  engineWorker: () => ({
    run: () =>
      Promise.resolve({
        heading: 'single',
        agreement: { perSeat: [], mean: null },
        claims: [],
        disputes: [],
        answer: '',
      }),
  }),
}))

const { store } = await import('#app/database/store.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { conversationMessages } = await import('#app/database/tables/conversations.ts')
const { adoptEnvironment } = await import('#app/kits/asking/engines/providers.server.ts')
const { closeJobs, openJobs } = await import('#app/kits/foundation/jobs/worker.server.ts')
const { endLeases } = await import('#app/kits/foundation/jobs/leases.store.server.ts')
const { follow } = await import('#app/kits/foundation/live/live.server.ts')
const { breakers } = await import('#app/kits/asking/runs/use-engine.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { findConversation } = await import('../conversations.store.server.ts')
const { isUnderWay, listMessages, saveMessage } = await import('../messages.store.server.ts')
const { pathTo, siblingsOf } = await import('../tree.ts')
const { answerAgain, sendMessage } = await import('./begin-turn.server.ts')
const { closeLost, stopTurns } = await import('./stop-turn.server.ts')
const { CUT_WORDS } = await import('./turn-job.server.ts')
const { toTopic } = await import('./turn-writer.server.ts')

const SOON = { timeout: 20_000, interval: 20 }
const who = { owner: { userId: null, guestId: 'a-guest' }, runner: { member: null, network: '10.0.0.1' } } as const

beforeAll(async () => {
  await store().migrate()
  await adoptEnvironment()
})
beforeEach(() => openJobs())
afterEach(async () => {
  await closeJobs()
  await store().db.delete(jobs)
  standIn.calm()
  for (const model of MODELS) breakers().succeeded(`openai/${model}`)
})
afterAll(async () => {
  await store().close()
  await standIn.stop()
})

type Said = Parameters<typeof sendMessage>[1]
async function say(text: string, voices: string[], rest: Partial<Said> = {}) {
  const begun = await sendMessage(who, {
    kind: 'chat',
    conversation: null,
    parentId: null,
    text,
    voices,
    attachments: [],
    isTemporary: false,
    ...rest,
  })
  if (!begun.isDone) throw new Error(JSON.stringify(begun))
  return begun.conversationId
}
const model = (name: string) => `engine:openai/${name}`
const read = async (id: string) => {
  const row = (await findConversation(id, who.owner))!
  const all = await listMessages(id)
  return { row, all, path: pathTo(all, row.tipId) }
}
const untilEnded = (id: string) =>
  vi.waitFor(async () => {
    const told = await read(id)
    expect(told.all.some(isUnderWay)).toBe(false)
    return told
  }, SOON)

test('an answer streams to whoever watches, piece by piece, and stands whole with its receipt', async () => {
  const leaving = new AbortController()
  const id = await say('What is the capital of France?', [model('gpt-4o-mini')])
  let heard = ''
  for await (const { name, data } of follow([toTopic(id)], null, leaving.signal)) {
    if (name === 'part') {
      const { at, text } = data as { at: number; text: string }
      heard = heard.slice(0, at) + text
    } else if (!(await listMessages(id)).some(isUnderWay)) leaving.abort()
  }
  const { path } = await untilEnded(id)
  expect(path.map(({ role, state }) => [role, state])).toEqual([
    ['person', 'done'],
    ['voice', 'done'],
  ])
  expect(path[1]).toMatchObject({
    text: 'The capital of France is Paris.',
    engines: ['gpt-4o-mini'],
    label: 'gpt-4o-mini',
  })
  expect(path[1]!.costMicros).toBeGreaterThan(0)
  expect(path[1]!.tookMs).toBeGreaterThanOrEqual(0)
  expect(heard).toBe('The capital of France is Paris.')
})

test('the next turn sees what was said, and the system prompt holds nothing of it', async () => {
  const id = await say('My name is Mei.', [model('gpt-4o-mini')])
  const { row, path } = await untilEnded(id)
  await say('What is my name?', [model('gpt-4o-mini')], { conversation: row, parentId: path.at(-1)!.id })
  await untilEnded(id)
  const { messages } = standIn.asked.at(-1)!.json as { messages: { role: string; content: unknown }[] }
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(JSON.stringify(messages[0])).not.toContain('Mei')
  expect(JSON.stringify(messages[1])).toContain('My name is Mei.')
})

test('an engine that breaks in the middle keeps its words and says so; too many requests say when', async () => {
  const cut = await untilEnded(await say('Tell me about the speed of light in a vacuum, please.', [model('fault-cut')]))
  expect(['cut', 'failed']).toContain(cut.path[1]!.state)
  expect(cut.path[1]!.note).toBeTruthy()
  const limited = await untilEnded(await say('Hello', [model('fault-limited')]))
  expect(limited.path[1]).toMatchObject({ state: 'failed', text: '' })
  expect(limited.path[1]!.note).toMatch(/too much to do just now/)
})

test('what is under way can be stopped, and nothing goes on after it', async () => {
  const id = await say('Tell me everything.', [model('fault-stall')])
  await vi.waitFor(async () => expect((await read(id)).path[1]!.state).toBe('writing'), SOON)
  await stopTurns((await read(id)).all)
  const { path } = await untilEnded(id)
  expect(path[1]!.state).toBe('stopped')
})

test('an answer given anew stands beside the first, and an edited message begins a branch', async () => {
  const id = await say('What is the capital of France?', [model('gpt-4o-mini')])
  const first = await untilEnded(id)
  await answerAgain(who, first.row, first.path[1]!, model('gpt-4o'))
  const second = await untilEnded(id)
  expect(siblingsOf(second.all, second.path[1]!).map(({ label }) => label)).toEqual(['gpt-4o-mini', 'gpt-4o'])
  expect(second.path[1]!.label).toBe('gpt-4o')
  await say('And of Germany: what is the capital of Germany?', [model('gpt-4o-mini')], {
    conversation: second.row,
    parentId: second.path[0]!.parentId,
  })
  const third = await untilEnded(id)
  expect(third.path.map(({ text }) => text)).toEqual([
    'And of Germany: what is the capital of Germany?',
    'The capital of Germany is Berlin.',
  ])
  expect(third.all).toHaveLength(5)
})

test('without a model the built-in engines answer, say who they are, and cost nothing', async () => {
  const { path } = await untilEnded(await say('What is 2 + 2?', ['built-in']))
  expect(path[1]).toMatchObject({ state: 'done', text: '4', engines: ['Calculator'], costMicros: 0 })
  expect(path[1]!.note).toMatch(/No language model answered/)
})

test('allies answer in turn, each reading fenced what the others said; @ asks one alone', async () => {
  const summon = { kind: 'summon' as const }
  const id = await say('Is the Golden Gate bridge old?', ['ally:librarian', 'ally:editor'], summon)
  const { row, path } = await untilEnded(id)
  expect(path.map(({ label }) => label)).toEqual([null, 'The Librarian', 'The Editor'])
  expect(path[0]!.asked).toEqual(['The Librarian', 'The Editor'])
  const { messages } = standIn.asked.at(-1)!.json as { messages: { role: string; content: string }[] }
  expect(JSON.stringify(messages.slice(1))).toMatch(/<<<[\da-f]{24} answer of The Librarian/)
  expect(messages.filter(({ role }) => role === 'assistant')).toEqual([])

  await say('@editor what of Hamlet?', row.voices as string[], {
    ...summon,
    conversation: row,
    parentId: path.at(-1)!.id,
  })
  expect((await untilEnded(id)).path.slice(3).map(({ label }) => label)).toEqual([null, 'The Editor'])
  await say('@guide where am I?', row.voices as string[], { ...summon, conversation: row, parentId: path.at(-1)!.id })
  expect((await untilEnded(id)).row.voices).toEqual(['ally:librarian', 'ally:editor', 'ally:guide'])
  const four = ['sceptic', 'reckoner', 'editor', 'confidant'].map((name) => `ally:${name}`)
  const said = { ...summon, conversation: null, parentId: null, attachments: [], isTemporary: false }
  expect(await sendMessage(who, { ...said, text: '@guide hello', voices: four })).toMatchObject({
    isDone: false,
    field: 'voice',
    message: expect.stringContaining('Up to 4 fit'),
  })
})

test('a turn whose server was killed goes on; half an answer of a model is kept, and nobody pays twice unasked', async () => {
  await closeJobs()
  const fresh = await say('What is the capital of France?', [model('gpt-4o-mini')])
  const half = await say('Who wrote Hamlet?', [model('gpt-4o-mini')])
  const halfAnswer = (await read(half)).path[1]!
  await saveMessage(halfAnswer.id, { state: 'writing', text: 'Hamlet was' })
  // As a killed server leaves them: running, with nobody there.
  await store().db.update(jobs).set({ state: 'running', attempts: 1, leaseId: 'gone', leaseUntil: clock.now() })
  standIn.calm()
  await endLeases(clock.now())
  await openJobs({ isAlone: true })
  expect((await untilEnded(fresh)).path[1]).toMatchObject({ state: 'done', text: 'The capital of France is Paris.' })
  expect((await untilEnded(half)).path[1]).toMatchObject({ state: 'cut', text: 'Hamlet was', note: CUT_WORDS })
  expect(standIn.asked.filter(({ path }) => path.includes('chat/completions'))).toHaveLength(1)
})

test('a message whose job is gone for good is ended honestly', async () => {
  await closeJobs()
  const id = await say('Hello', [model('gpt-4o-mini')])
  await store().db.delete(jobs)
  expect(await closeLost(await listMessages(id))).toBe(true)
  expect((await read(id)).path[1]).toMatchObject({ state: 'failed', note: expect.stringContaining('stopped before') })
})

test('nobody is asked who is not there, and a message alone that is too long is refused in words', async () => {
  const said = {
    kind: 'chat' as const,
    conversation: null,
    parentId: null,
    text: 'Hi',
    attachments: [],
    isTemporary: false,
  }
  expect(await sendMessage(who, { ...said, voices: ['engine:openai/gone'] })).toMatchObject({
    isDone: false,
    field: 'voice',
  })
  expect(await sendMessage(who, { ...said, voices: [] })).toMatchObject({ message: 'Choose who is to answer.' })
  expect(await store().db.select().from(conversationMessages)).not.toContainEqual(
    expect.objectContaining({ text: 'Hi' }),
  )
})
