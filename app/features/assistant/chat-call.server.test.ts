import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-chat-call-'))
process.env.LOG_LEVEL = 'silent'
const { closeWarmPanda, openWarmPanda, WARM_LIMIT_MS } = await import('#tests/support/warm-panda.ts')
const { action } = await import('./chat-call.api.ts')
const { MESSAGE_MAX_CHARS } = await import('./chat.limits.ts')

vi.setConfig({ testTimeout: WARM_LIMIT_MS })

beforeAll(openWarmPanda, WARM_LIMIT_MS)
afterAll(closeWarmPanda)

type Said = {
  message: string
  sources: { title: string; url: string | null }[]
  actions: { href: string }[]
  conversationId: string
}
let networks = 0
async function send(init: RequestInit, network = `192.0.2.${(networks += 1)}`): Promise<Response> {
  const request = new Request('http://127.0.0.1/api/panda/chat', { method: 'POST', ...init })
  try {
    return await action({ request, params: {}, context: { network } } as never)
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}
const JSON_HEADERS = { 'Content-Type': 'application/json' }
const sendJson = (body: object, network?: string) =>
  send({ headers: JSON_HEADERS, body: JSON.stringify(body) }, network)
const read = async (response: Response) => (await response.json()) as Said

test('JSON and forms both work, and the sources are pages that stand', async () => {
  const byJson = await read(await sendJson({ message: 'How do I switch to dark mode?' }))
  const byForm = await read(await send({ body: new URLSearchParams({ message: 'How do I switch to dark mode?' }) }))
  expect(byForm.message).toBe(byJson.message)
  expect(byJson.sources[0]?.url).toBe('/support?article=light-and-dark')
})

test('who asks for events hears that it thinks, and then the reply', async () => {
  const response = await send({
    headers: { ...JSON_HEADERS, Accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Hello panda' }),
  })
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  expect(await response.text()).toMatch(/^event: thinking\ndata: \{\}\n\nevent: reply\ndata: \{"message":"Hello/)
})

test.each([
  ['nothing', { message: '' }],
  ['blanks', { message: ' \n\t ' }],
  ['no message', {}],
  ['a number', { message: 7 }],
  ['100,000 characters', { message: 'panda '.repeat(16_667) }],
])('%s is refused with a sentence', async (_, body) => {
  const response = await sendJson(body)
  expect(response.status).toBe(400)
  expect((await read(response)).message).toMatch(/^Please [^<>]+\.$/)
})

test('the longest message that is allowed is answered', async () => {
  const response = await sendJson({ message: 'bamboo '.repeat(MESSAGE_MAX_CHARS / 7).slice(0, MESSAGE_MAX_CHARS) })
  expect(response.status).toBe(200)
})

test('what is no text is refused or read over, and never breaks anything', async () => {
  expect((await sendJson({ message: 'nul \0 inside' })).status).toBe(400)
  expect((await send({ headers: JSON_HEADERS, body: '{"message":' })).status).toBe(400)
  expect((await sendJson({ message: 'hello\u0007\u001b[31m \u202e there' })).status).toBe(200)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[press](javascript:alert(1)) **now**',
  '"><svg onload=alert(1)>',
])('markup in a message is not said back: %s', async (message) => {
  const response = await sendJson({ message })
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const { message: said, actions } = await read(response)
  expect(said).not.toContain('alert(1)')
  for (const { href } of actions) expect(href).toMatch(/^\/(?!\/)[^<>"]*$/)
})

test('the talk of somebody else is not told', async () => {
  const first = await read(await sendJson({ message: 'remember that my code word is Zanzibar' }))
  expect(first.conversationId.length).toBeGreaterThan(15)
  for (const conversationId of ['1', 'admin', "' or 1=1 --", crypto.randomUUID()]) {
    const said = await read(await sendJson({ message: 'what did I say before?', conversationId }))
    expect(JSON.stringify(said)).not.toContain('Zanzibar')
  }
})

test('a hundred rapid messages: sixty are answered, the others kindly asked to wait', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => sendJson({ message: 'hello' }, '198.51.100.7')))
  const over = all.filter(({ status }) => status === 429)
  expect(all.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(over).toHaveLength(40)
  expect(Number(over[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await read(over[0]!)).message).toMatch(/breath/)
  expect((await sendJson({ message: 'hello' }, '198.51.100.8')).status).toBe(200)
})

test.each(['What is this page?', 'how does this work', 'What can I do here?'])(
  '%s is about where one stands',
  async (message) => {
    const { message: said } = await read(await sendJson({ message, page: '/ai/consensus' }))
    expect(said).toMatch(/^This is “Multi-AI search”/)
    const everywhere = await read(await sendJson({ message, page: '/' }))
    expect(everywhere.message).not.toMatch(/^This is “/)
    for (const page of ['//evil.test', 'javascript:alert(1)', '/%00%ff', '/support?article=<script>'])
      expect((await read(await sendJson({ message, page }))).message).not.toMatch(/evil|alert|<script/)
  },
)

test('prices come from the help, and people are one step away', async () => {
  const prices = await read(await sendJson({ message: 'what does the plus plan cost' }))
  expect(prices).toMatchObject({ sources: [{ url: '/support?article=plans-and-prices' }] })
  const people = await read(await sendJson({ message: 'I want to talk to a human' }))
  expect(people.sources[0]?.url).toBe('/support?article=contact-support')
  expect(people.actions.map(({ href }) => href)).toContain('/feedback')
})
