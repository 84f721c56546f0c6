import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startStandIn, STAND_IN_KEY } from '#tests/support/stand-ins/stand-in.ts'

/** In front of the stand-in: says what a test wrote down, and hands everything else on. */
let scripted: string | null = null
const standIn = await startStandIn({ lateMs: 300 })
const front = createServer((request, response) => {
  void (async () => {
    const body = request.method === 'POST' ? await text(request) : null
    if (scripted !== null && body) {
      const choice = { index: 0, message: { role: 'assistant', content: scripted }, finish_reason: 'stop' }
      const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 }
      response.setHeader('Content-Type', 'application/json')
      response.end(
        JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices: [choice], usage }),
      )
      return
    }
    const path = (request.url ?? '').replace(/^\/openai\/v1/, '')
    const answer = await fetch(`${standIn.address('openai')}${path}`, {
      method: request.method ?? 'GET',
      headers: { 'Authorization': `Bearer ${STAND_IN_KEY}`, 'Content-Type': 'application/json' },
      ...(body ? { body } : {}),
    })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })().catch(() => response.destroy())
})
await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-panda-model-'))
process.env.LOG_LEVEL = 'silent'
process.env.OPENAI_API_KEY = STAND_IN_KEY
process.env.OPENAI_URL = `http://127.0.0.1:${(front.address() as AddressInfo).port}/openai/v1`
process.env.OPENAI_MODELS = 'gpt-4o-mini'
const { closeWarmPanda, openWarmPanda, WARM_LIMIT_MS } = await import('#tests/support/warm-panda.ts')
const { replyTo } = await import('./reply.server.ts')

vi.setConfig({ testTimeout: WARM_LIMIT_MS })

beforeAll(openWarmPanda, WARM_LIMIT_MS)
afterAll(async () => {
  await closeWarmPanda()
  front.close()
  await standIn.stop()
})

const ASKED = 'How do I switch to dark mode?'
const say = (message = ASKED) =>
  replyTo({ message, page: '/', member: null, network: '192.0.2.1', conversationId: null })
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
    standIn.breaks(fault, { times: 10 })
    const { kind, sources } = await say()
    expect(kind).toBe('help')
    expect(sources[0]?.url).toBe('/support?article=light-and-dark')
  },
)
