import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-tools-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=100'
const standIn: StandIn = await startStandIn({ models: { openai: ['gpt-no-tools', 'gpt-no-json'] } })
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action } = await import('./chat-completions.api.ts')
const models = await import('./models.api.ts')

let apiKey = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('toolsmith')
  const made = await createApiKey(id, { name: 'Mine', lifeDays: 0 })
  if (made.isDone) apiKey = made.key
  for (const company of ['openai', 'llama-cpp', 'anthropic', 'google'] as const)
    await addProvider(
      {
        company,
        label: { 'openai': 'It', 'llama-cpp': 'Home', 'anthropic': 'Other', 'google': 'Third' }[company],
        address: standIn.address(company),
        secretKey: STAND_IN_KEY,
      },
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
const MODELS = ['it/gpt-4o-mini', 'home/qwen2.5-0.5b-instruct-q4_k_m.gguf']
/** Of companies with formats of their own. */
const FOREIGN = ['other/claude-haiku-4-5', 'third/gemini-2.5-flash']
const weather = {
  type: 'function' as const,
  function: {
    name: 'weather',
    description: 'Tells the weather of a place.',
    parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
  },
}
const clock = { type: 'function' as const, function: { name: 'clock' } }
const QUESTION = 'What is the weather in Oslo?'
const ask = (model: string, content = QUESTION) => ({ model, messages: [{ role: 'user' as const, content }] })
const bodyOfLast = () => standIn.asked.at(-1)!.json as Record<string, unknown>

test.each(MODELS)('%s is given tools, and what it calls comes back, whole and streamed', async (model) => {
  const asked = { ...ask(model), tools: [weather, clock], parallel_tool_calls: false }
  const { choices } = await client().chat.completions.create(asked)
  expect(bodyOfLast()).toMatchObject({
    tools: [weather, { type: 'function', function: { name: 'clock' } }],
    tool_choice: 'auto',
    parallel_tool_calls: false,
  })
  expect(choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { content: null } })
  const [call] = choices[0]!.message.tool_calls ?? []
  expect(call).toMatchObject({ type: 'function', function: { name: 'weather' } })
  expect(JSON.parse((call as { function: { arguments: string } }).function.arguments)).toEqual({ text: QUESTION })

  const streamed = await client().chat.completions.stream(asked).finalChatCompletion()
  expect(streamed.choices[0]).toMatchObject({
    finish_reason: 'tool_calls',
    message: {
      tool_calls: [{ id: call!.id, function: { name: 'weather', arguments: JSON.stringify({ text: QUESTION }) } }],
    },
  })
})

test.each(MODELS)('%s is told what its tools gave, by the ids of their calls', async (model) => {
  const text = 'Compare the weather with the clock.'
  const first = await client().chat.completions.create({ ...ask(model, text), tools: [weather, clock] })
  const { message } = first.choices[0]!
  expect(message.tool_calls).toHaveLength(2)
  const { choices } = await client().chat.completions.create({
    model,
    tools: [weather, clock],
    messages: [
      { role: 'user', content: text },
      message,
      ...message.tool_calls!.map(({ id }, n) => ({
        role: 'tool' as const,
        tool_call_id: id,
        content: n === 0 ? 'Sunny' : 'Noon',
      })),
    ],
  })
  expect(choices[0]).toMatchObject({ finish_reason: 'stop' })
  expect(choices[0]!.message.content).toContain('Noon')
  expect((bodyOfLast().messages as { role: string; content: string }[]).map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'tool',
    'tool',
  ])
})

test.each(FOREIGN)('%s is given tools in its own format, and told what they gave', async (model) => {
  const text = 'Compare the weather with the clock.'
  const asked = { ...ask(model, text), tools: [weather, clock], parallel_tool_calls: true }
  const first = await client().chat.completions.create(asked)
  expect(first.choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { content: null } })
  const { message } = first.choices[0]!
  const functions = [
    { name: 'weather', arguments: JSON.stringify({ text }) },
    { name: 'clock', arguments: JSON.stringify({ text }) },
  ]
  expect(message.tool_calls?.map((call) => call.type === 'function' && call.function)).toEqual(functions)
  const streamed = await client().chat.completions.stream(asked).finalChatCompletion()
  expect(streamed.choices[0]!.finish_reason).toBe('tool_calls')
  expect(
    streamed.choices[0]!.message.tool_calls?.map(({ function: { name, arguments: given } }) => [name, given]),
  ).toEqual(functions.map(({ name, arguments: given }) => [name, given]))
  // The stand-in of Google refuses a call that comes back without its signature, as Gemini does.
  for (const told of [message, streamed.choices[0]!.message]) {
    const results = told.tool_calls!.map(({ id }, n) => ({
      role: 'tool' as const,
      tool_call_id: id,
      content: n === 0 ? 'Sunny' : 'Noon',
    }))
    const answered = await client().chat.completions.create({
      ...{ model, tools: [weather, clock] },
      messages: [{ role: 'user', content: text }, told, ...results],
    })
    expect(answered.choices[0]).toMatchObject({ finish_reason: 'stop' })
    expect(answered.choices[0]!.message.content).toMatch(/Sunny[\s\S]*Noon/)
  }
})

test.each([
  [FOREIGN[0]!, 'required', { tool_choice: { type: 'any', disable_parallel_tool_use: true } }],
  [FOREIGN[0]!, 'none', { tool_choice: { type: 'none' } }],
  [FOREIGN[0]!, weather, { tool_choice: { type: 'tool', name: 'weather' } }],
  [FOREIGN[1]!, 'required', { toolConfig: { functionCallingConfig: { mode: 'ANY' } } }],
  [FOREIGN[1]!, 'none', { toolConfig: { functionCallingConfig: { mode: 'NONE' } } }],
  [FOREIGN[1]!, weather, { toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['weather'] } } }],
] as const)('%s is told that a tool is %o', async (model, choice, told) => {
  const tool_choice = typeof choice === 'string' ? choice : { type: 'function' as const, function: { name: 'weather' } }
  const asked = { ...ask(model, 'Hello'), tools: [clock, weather], tool_choice, parallel_tool_calls: false }
  const { choices } = await client().chat.completions.create(asked)
  expect(bodyOfLast()).toMatchObject(told)
  expect(choices[0]!.finish_reason).toBe(choice === 'none' ? 'stop' : 'tool_calls')
})

test('the list of models says which take tools', async () => {
  const list = await models.loader({
    request: new Request('http://frenly.test/v1/models', { headers: { authorization: `Bearer ${apiKey}` } }),
    params: {},
    context,
  } as never)
  const { data } = (await list.json()) as { data: { id: string; frenly: { takes_tools: boolean } }[] }
  const takes = new Map(data.map(({ id, frenly }) => [id, frenly.takes_tools]))
  expect(['consensus', ...MODELS, ...FOREIGN].map((id) => takes.get(id))).toEqual([false, true, true, true, true])
})

test('a tool can be forced, and forbidden', async () => {
  const forced = { type: 'function' as const, function: { name: 'clock' } }
  const create = (tool_choice: 'none' | 'required' | typeof forced) =>
    client().chat.completions.create({ ...ask(MODELS[0]!, 'Hello'), tools: [weather, clock], tool_choice })
  expect((await create(forced)).choices[0]!.message.tool_calls).toMatchObject([{ function: { name: 'clock' } }])
  expect((await create('required')).choices[0]!.message.tool_calls).toMatchObject([{ function: { name: 'weather' } }])
  expect((await create('none')).choices[0]!.message.tool_calls).toBeUndefined()
})

test.each([...MODELS, ...FOREIGN])('%s answers in JSON, and the schema reaches it', async (model) => {
  const json = await client().chat.completions.create({
    ...ask(model, 'The capital of France, as JSON'),
    response_format: { type: 'json_object' },
  })
  expect(JSON.parse(json.choices[0]!.message.content!)).toEqual({ answer: 'The capital of France is Paris.' })
  const schema = {
    type: 'object',
    properties: { capital: { type: 'string' } },
    required: ['capital'],
    additionalProperties: false,
  }
  const response_format = { type: 'json_schema' as const, json_schema: { name: 'place', schema, strict: true } }
  const { choices } = await client().chat.completions.create({
    ...ask(model, 'The capital of France'),
    response_format,
  })
  expect(JSON.parse(choices[0]!.message.content!)).toEqual({ capital: 'The capital of France is Paris.' })
  expect(JSON.stringify(bodyOfLast())).toContain('"properties":{"capital":{"type":"string"}}')
  if (MODELS.includes(model)) expect(bodyOfLast().response_format).toEqual(response_format)
  // Of objects with any other field Anthropic is told by a tool, and the answer comes back as text all the same.
  const open = { type: 'object', properties: { capital: { type: 'string' } }, additionalProperties: true }
  const streamed = client().chat.completions.stream({
    ...ask(model, 'The capital of France'),
    response_format: { type: 'json_schema', json_schema: { name: 'place', schema: open } },
  })
  expect(JSON.parse((await streamed.finalContent())!)).toEqual({ capital: 'The capital of France is Paris.' })
})

const schemed = (schema: Record<string, unknown>) => ({
  ...ask('it/gpt-4o-mini', 'The capital of France, aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'),
  response_format: { type: 'json_schema' as const, json_schema: { name: 'place', schema } },
})

test('an answer that does not fit its schema is an error that says where, whole, streamed and repeated', async () => {
  const properties = { capital: { type: 'string', maxLength: 3 }, list: { type: 'array', items: { type: 'number' } } }
  const asked = schemed({ type: 'object', properties, required: ['capital', 'population'] })
  const refused = {
    code: 'answer_does_not_fit',
    message: expect.stringMatching(
      /#: .*population[\s\S]*#\/capital: .*3|#\/capital: .*3[\s\S]*#: .*population/,
    ) as string,
  }
  const before = standIn.asked.length
  for (let time = 0; time < 2; time += 1)
    await expect(
      client().chat.completions.create(asked, { idempotencyKey: 'misfit', headers: { 'Idempotency-Key': 'misfit' } }),
    ).rejects.toMatchObject({ status: 502, ...refused })
  expect(standIn.asked).toHaveLength(before + 1)
  const streamed = async () => {
    for await (const chunk of await client().chat.completions.create({ ...asked, stream: true })) void chunk
  }
  await expect(streamed()).rejects.toMatchObject(refused)
  // It is no fault of the engine's: more of them in a row do not have it rest.
  for (let time = 0; time < 5; time += 1)
    await expect(client().chat.completions.create(asked)).rejects.toMatchObject(refused)
  expect((await client().chat.completions.create(ask('it/gpt-4o-mini'))).choices).toHaveLength(1)
})

test.each([
  [{ type: 'object', properties: { capital: { $ref: '#/$defs/none' } } }, /cannot be checked.*ref/i],
  [
    { type: 'object', properties: { capital: { type: 'string', pattern: '(a+a?)+$|^(([A-Za-z, ])+)+$' } } },
    /takes too long/,
  ],
])('a schema that cannot be checked is told of as such: %o', async (schema, message) => {
  await expect(client().chat.completions.create(schemed(schema))).rejects.toMatchObject({
    status: 400,
    code: 'unsupported',
    message: expect.stringMatching(message) as string,
  })
})

test('who answers something else where JSON was asked for has failed', async () => {
  const response_format = { type: 'json_object' as const }
  const asked = { ...ask('it/gpt-no-json', 'The capital of France, as JSON'), response_format }
  await expect(client().chat.completions.create(asked)).rejects.toMatchObject({ status: 502, code: 'engine_error' })
  const streamed = async () => {
    for await (const chunk of await client().chat.completions.create({ ...asked, stream: true })) void chunk
  }
  await expect(streamed()).rejects.toThrow(/cannot be read/)
})

test('a model without tools says so, as its company does', async () => {
  await expect(client().chat.completions.create({ ...ask('it/gpt-no-tools'), tools: [weather] })).rejects.toMatchObject(
    { status: 400, message: expect.stringContaining('does not support tools') as string },
  )
})

test.each([
  [{ model: 'consensus', tools: [weather] }, 'tools', /consensus cannot be given tools/],
  [{ model: 'consensus', response_format: { type: 'json_object' } }, 'response_format', /cannot be told to answer/],
  [{ tool_choice: 'required' }, 'tool_choice', /beside tools/],
  [
    { tools: [weather], tool_choice: { type: 'function', function: { name: 'x' } } },
    'tool_choice',
    /none of the tools/,
  ],
  [{ tools: [weather, weather] }, 'tools', /twice/],
  [{ tools: [{ type: 'custom', custom: { name: 'x' } }] }, 'tools.0.type', /function/],
  [{ tools: [{ type: 'function', function: { name: 'a b' } }] }, 'tools.0.function.name', /letters/],
  [{ functions: [{ name: 'x' }] }, 'functions', /send tools/],
  [{ response_format: { type: 'yaml' } }, 'response_format.type', /json_schema/],
  [{ response_format: { type: 'json_schema' } }, 'response_format.json_schema', /./],
  [
    {
      tools: [weather],
      messages: [
        { role: 'user', content: 'x' },
        { role: 'tool', content: 'y', tool_call_id: 'z' },
      ],
    },
    'messages',
    /name a call/,
  ],
])('%o is refused by name, and nothing is asked', async (more, param, message) => {
  const before = standIn.asked.length
  const refused = client().chat.completions.create({ ...ask(MODELS[0]!), ...more } as never)
  await expect(refused).rejects.toMatchObject({ status: 400, param, message: expect.stringMatching(message) as string })
  expect(standIn.asked).toHaveLength(before)
})
