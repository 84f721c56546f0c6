import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openFront } from '#tests/support/stand-ins/front.ts'
import { STAND_IN_KEY } from '#tests/support/stand-ins/stand-in.ts'

/** What the company's model says; null lets the stand-in behind it answer. */
let scripted: string | null = null
const front = await openFront(() => scripted, { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 })

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-panda-model-'))
process.env.LOG_LEVEL = 'silent'
process.env.OPENAI_API_KEY = STAND_IN_KEY
process.env.OPENAI_URL = front.address
process.env.OPENAI_MODELS = 'gpt-4o-mini'
const { closeWarmPanda, openWarmPanda, WARM_LIMIT_MS } = await import('#tests/support/warm-panda.ts')
const { replyTo } = await import('./reply.server.ts')

vi.setConfig({ testTimeout: WARM_LIMIT_MS })

beforeAll(openWarmPanda, WARM_LIMIT_MS)
afterAll(async () => {
  await closeWarmPanda()
  await front.stop()
})

const ASKED = 'How do I switch to dark mode?'
const say = (message = ASKED) =>
  replyTo({ message, page: '/', member: null, owner: null, network: '192.0.2.1', conversationId: null })
const toAnswer = (answer: string, rest: object = {}) =>
  JSON.stringify({ answer, sources: [1], open: null, known: true, ...rest })

test('an answer that its passages bear out is said, with a page that stands', async () => {
  scripted = toAnswer('Find the theme switch on the page and choose light, dark or system.')
  const { message, sources } = await say()
  expect(message).toContain('Find the theme switch')
  expect(sources[0]?.url).toMatch(/^\/support\?article=/)
})

test.each([
  ['nonsense', 'blub blub'],
  ['another shape', JSON.stringify({ text: 'hello' })],
  ['an empty answer', toAnswer('')],
  ['not knowing', toAnswer('Maybe somewhere.', { known: false })],
  ['an invented figure', toAnswer('Dark mode costs $47 a month.')],
  ['an invented name', toAnswer('Ask Gunther Habersack, he switches it on for you.')],
  ['a source that is not there', toAnswer('Choose dark.', { sources: [99] })],
  ['a page of its own', '<html><body>Choose dark</body></html>'],
])('%s from the model: the built-in answer stands', async (_, written) => {
  scripted = written
  const { kind, message, sources } = await say()
  expect(kind).toBe('help')
  expect(message).not.toMatch(/47|Habersack|blub|<html/)
  expect(sources[0]?.url).toBe('/support?article=light-and-dark')
})

test('a tool nobody has is not offered', async () => {
  scripted = toAnswer('Find the theme switch on the page.', { open: 'delete-everything' })
  expect((await say()).actions).toEqual([])
})

test.each(['unauthorised', 'limited', 'stall', 'cut', 'short', 'broken', 'empty', 'garbage'] as const)(
  'a company that fails (%s) costs nobody the answer',
  async (fault) => {
    scripted = null
    front.standIn.breaks(fault, { times: 10 })
    const { kind, sources } = await say()
    expect(kind).toBe('help')
    expect(sources[0]?.url).toBe('/support?article=light-and-dark')
  },
)
