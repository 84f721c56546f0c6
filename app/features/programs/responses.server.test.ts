import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-responses-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=100'
const standIn: StandIn = await startStandIn()
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { runs } = await import('#app/database/tables/runs.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { breakers } = await import('#app/kits/asking/runs/use-engine.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('./responses.api.ts')

const MODEL = 'it/gpt-4o-mini'
let apiKey = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('responder')
  const made = await createApiKey(id, { name: 'Mine', lifeDays: 0 })
  if (made.isDone) apiKey = made.key
  await addProvider(
    { company: 'openai', label: 'It', address: standIn.address('openai'), secretKey: STAND_IN_KEY },
    null,
  )
})
afterAll(async () => {
  await standIn.stop()
  await store().close()
})

const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: false }
const client = () =>
  new OpenAI({
    apiKey,
    baseURL: 'http://frenly.test/v1',
    maxRetries: 0,
    fetch: (url, init) =>
      action({ request: new Request(url as string, init as RequestInit), params: {}, context } as never),
  })
const weather = {
  type: 'function' as const,
  name: 'weather',
  parameters: { type: 'object', properties: { text: { type: 'string' } } },
  strict: null as never,
}
const bodyOfLast = () => standIn.asked.at(-1)!.json as { messages: Record<string, unknown>[] } & Record<string, unknown>

test('a text is answered, with what it took, and nothing is kept', async () => {
  const response = await client().responses.create({
    model: MODEL,
    instructions: 'Answer like a pirate.',
    input: 'What is the capital of France?',
    metadata: { of: 'mine' },
  })
  expect(response).toMatchObject({
    object: 'response',
    status: 'completed',
    store: false,
    metadata: { of: 'mine' },
    instructions: 'Answer like a pirate.',
    output: [{ type: 'message', role: 'assistant', status: 'completed' }],
  })
  expect(response.id).toMatch(/^resp_/)
  expect(response.output_text).toContain('Paris')
  expect(response.usage!.total_tokens).toBe(response.usage!.input_tokens + response.usage!.output_tokens)
  expect(bodyOfLast().messages[0]).toMatchObject({ content: 'Answer like a pirate.' })
})

test('the events of a stream give the same answer as the whole, in their order', async () => {
  const asked = { model: MODEL, input: 'What is the capital of France?' }
  const types: string[] = []
  const stream = client().responses.stream(asked)
  for await (const { type, sequence_number } of stream) {
    expect(sequence_number).toBe(types.length)
    types.push(type)
  }
  expect(types.filter((type, n) => type !== types[n - 1])).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ])
  const ended = await stream.finalResponse()
  expect(ended.output_text).toBe((await client().responses.create(asked)).output_text)
})

test('a tool is asked for, whole and streamed, and answered by the id of its call', async () => {
  const question = { role: 'user' as const, content: [{ type: 'input_text' as const, text: 'The weather in Oslo?' }] }
  const asked = { model: MODEL, input: [question], tools: [weather] }
  const whole = await client().responses.create(asked)
  const [call] = whole.output
  if (call?.type !== 'function_call') return expect.unreachable()
  expect(call).toMatchObject({ name: 'weather', arguments: JSON.stringify({ text: 'The weather in Oslo?' }) })
  expect(whole.output).toHaveLength(1)
  const streamed = await client().responses.stream(asked).finalResponse()
  expect(streamed.output).toMatchObject([{ type: 'function_call', name: 'weather', arguments: call.arguments }])

  const { call_id, name, arguments: given } = call
  const next = await client().responses.create({
    model: MODEL,
    tools: [weather],
    input: [
      question,
      { type: 'function_call', call_id, name, arguments: given },
      { type: 'function_call_output', call_id, output: 'Sunny' },
    ],
  })
  expect(next.output_text).toContain('Sunny')
  expect(bodyOfLast().messages).toMatchObject([
    { role: 'user' },
    { role: 'assistant', tool_calls: [{ id: call_id, function: { name: 'weather' } }] },
    { role: 'tool', tool_call_id: call_id, content: 'Sunny' },
  ])
})

test('an answer keeps to a schema, and one that was cut says so', async () => {
  const schema = { type: 'object', properties: { capital: { type: 'string' } }, required: ['capital'] }
  const formed = await client().responses.create({
    model: MODEL,
    input: 'The capital of France',
    text: { format: { type: 'json_schema', name: 'place', schema, strict: true } },
  })
  expect(JSON.parse(formed.output_text)).toEqual({ capital: 'The capital of France is Paris.' })
  expect(bodyOfLast().response_format).toMatchObject({ json_schema: { name: 'place', strict: true, schema } })
  const cut = await client().responses.create({ model: MODEL, input: 'The capital of France', max_output_tokens: 2 })
  expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } })
})

test('a stream that is cut fails, never ends as a short answer; one that is refused has its status', async () => {
  standIn.breaks('cut', { times: 1 })
  const types: string[] = []
  const read = async () => {
    const stream = await client().responses.create({ model: MODEL, input: 'The capital of France', stream: true })
    for await (const { type } of stream) types.push(type)
  }
  await expect(read()).rejects.toThrow(/cannot be (?:read|reached)/)
  expect(types.at(-1)).toBe('response.failed')
  breakers().succeeded(MODEL)
  standIn.breaks('limited-long', { times: 1 })
  await expect(read()).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  breakers().succeeded(MODEL)
})

test('a repeated call gets the first answer, streamed or whole, and is one run', async () => {
  await store().db.delete(runs)
  const asked = { model: MODEL, input: 'The weather in Oslo?', tools: [weather] }
  const again = () => ({ headers: { 'Idempotency-Key': 'once' } })
  const first = await client().responses.create(asked, again())
  expect(await client().responses.create(asked, again())).toEqual(first)
  expect(await store().db.select().from(runs)).toHaveLength(1)
})

test.each([
  [{ store: true }, 'store', /kept/],
  [{ previous_response_id: 'resp_1' }, 'previous_response_id', /nothing is kept/],
  [{ conversation: 'conv_1' }, 'conversation', /nothing is kept/],
  [{ background: true }, 'background', /stream/],
  [{ tools: [{ type: 'web_search' }] }, 'tools.0.type', /function/],
  [{ tool_choice: 'required' }, 'tool_choice', /beside tools/],
  [{ input: '' }, 'input', /text/],
  [{ input: [] }, 'input', /./],
  [{ input: [{ type: 'item_reference', id: 'x' }] }, 'input.0.type', /not taken/],
  [{ input: [{ role: 'user', content: [{ type: 'input_image', file_id: 'x' }] }] }, 'input.0.content', /./],
  [{ input: [{ role: 'assistant', content: 'Hello' }] }, 'input', /user/],
  [{ text: { format: { type: 'yaml' } } }, 'text.format.type', /json_schema/],
  [{ model: 'consensus', tools: [weather] }, 'tools', /cannot be given tools/],
  [{ model: 'consensus', text: { format: { type: 'json_object' } } }, 'text.format', /JSON/],
])('%o is refused by name, and nothing is asked', async (more, param, message) => {
  const before = standIn.asked.length
  const refused = client().responses.create({ model: MODEL, input: 'Hello', ...more } as never)
  await expect(refused).rejects.toMatchObject({ status: 400, param, message: expect.stringMatching(message) as string })
  expect(standIn.asked).toHaveLength(before)
})
