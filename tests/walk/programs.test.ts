import OpenAI, { type APIError } from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, stopServer, type RunningServer } from '#tests/support/server-process.ts'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import { PASSWORD } from '#tests/support/walker.ts'

const QUESTION = 'What is the capital of France?'
let standIn: StandIn
let server: RunningServer
let key = ''
let cookie = ''

beforeAll(async () => {
  standIn = await startStandIn()
  server = await startServer({
    OPENAI_API_KEY: STAND_IN_KEY,
    OPENAI_URL: standIn.address('openai'),
    OPENAI_MODELS: 'gpt-4o-mini, fault-cut, fault-limited-long',
    RUNS_PER_DAY: 'free=40',
  })
  cookie = await join('Coder')
  key = await makeKey()
})
afterAll(async () => {
  await stopServer(server, 'SIGKILL')
  await standIn.stop()
})

const post = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie },
    redirect: 'manual',
  })

async function join(username: string): Promise<string> {
  const email = `${username.toLowerCase()}@frenly.test`
  await post('/api/auth/register', { username, email, password: PASSWORD })
  const { headers } = await post('/api/auth/login', { usernameOrEmail: username, password: PASSWORD })
  return headers.getSetCookie()[0]!.split(';')[0]!
}

/** Makes a key on the settings' page, without JavaScript, as it is shown this once. */
async function makeKey(): Promise<string> {
  const { id } = (await (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).json()) as { id: string }
  const form = { act: 'apiKeys.create', for: id, name: 'My script', lifeDays: '30' }
  const page = await (await post('/settings?part=engines', form)).text()
  const [made] = /frenly-[\w-]{43}/.exec(page) ?? []
  if (!made) throw new Error('No key was shown')
  return made
}

const client = (apiKey = key) => new OpenAI({ apiKey, baseURL: `${server.url}/v1`, maxRetries: 0 })
const ask = (model: string, content = QUESTION) => ({ model, messages: [{ role: 'user' as const, content }] })
const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable(),
    (error: unknown) => error as APIError,
  ) as Promise<APIError>

test('the official client lists the engines and the consensus', async () => {
  const { data } = await client().models.list()
  expect(data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['consensus', 'openai/gpt-4o-mini', 'embedded:facts']),
  )
  expect(await client().models.retrieve('openai/gpt-4o-mini')).toMatchObject({
    object: 'model',
    id: 'openai/gpt-4o-mini',
  })
})

test.each(['openai/gpt-4o-mini', 'embedded:facts', 'consensus'])('%s answers, whole and streamed', async (model) => {
  const whole = await client().chat.completions.create(ask(model))
  expect(whole.choices[0]).toMatchObject({ finish_reason: 'stop', message: { role: 'assistant' } })
  expect(whole.choices[0]!.message.content).toContain('Paris')
  let text = ''
  let finish: string | null = null
  for await (const { choices } of await client().chat.completions.create({ ...ask(model), stream: true })) {
    text += choices[0]?.delta.content ?? ''
    finish = choices[0]?.finish_reason ?? finish
  }
  expect(text).toContain('Paris')
  expect(finish).toBe('stop')
})

test('usage comes from the engine, at the end of a stream for who asks', async () => {
  const { usage } = await client().chat.completions.create(ask('openai/gpt-4o-mini'))
  expect(usage!.total_tokens).toBe(usage!.prompt_tokens + usage!.completion_tokens)
  const stream = await client().chat.completions.create({
    ...ask('openai/gpt-4o-mini'),
    stream: true,
    stream_options: { include_usage: true },
  })
  let last: OpenAI.ChatCompletionChunk | null = null
  for await (const chunk of stream) last = chunk
  expect(last).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) as number } })
})

test('who asks for usage finds the field in every piece; it is null where nothing was counted', async () => {
  const stream = await client().chat.completions.create({
    ...ask('embedded:calculator', '2+2'),
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks: OpenAI.ChatCompletionChunk[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(chunks.map(({ usage }) => usage)).toEqual(chunks.map(() => null))
  expect(chunks.at(-1)!.choices).toEqual([])
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toContain('4')
})

test.each(['consensus', 'embedded:calculator', 'openai/gpt-4o-mini'])(
  '%s takes a history with tools',
  async (model) => {
    const { choices } = await client().chat.completions.create({
      model,
      messages: [
        { role: 'developer', content: [{ type: 'text', text: 'Be brief.' }] },
        { role: 'user', content: [{ type: 'text', text: 'Weather?' }] },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: '1', type: 'function', function: { name: 'w', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: '1', content: 'Sunny' },
        { role: 'assistant', content: 'It is sunny.' },
        { role: 'user', content: 'Thanks. What is 2+2?' },
      ],
    })
    expect(choices[0]!.message.content).toBeTruthy()
    if (model !== 'openai/gpt-4o-mini') expect(choices[0]!.message.content).toContain('4')
  },
)

const tools = [{ type: 'function' as const, function: { name: 'weather', parameters: { type: 'object' } } }]

test('a language model is given tools, over the network too, and the newer call asks the same', async () => {
  const asked = ask('openai/gpt-4o-mini', 'The weather in Oslo?')
  const stream = client().chat.completions.stream({ ...asked, tools })
  const { choices } = await stream.finalChatCompletion()
  expect(choices[0]).toMatchObject({ finish_reason: 'tool_calls', message: { tool_calls: [{ id: 'call_1' }] } })
  for (const model of ['openai/gpt-4o-mini', 'embedded:facts', 'consensus']) {
    const { status, output_text: text } = await client().responses.create({ model, input: QUESTION })
    expect([status, text]).toEqual(['completed', expect.stringContaining('Paris')])
  }
  const events = client().responses.stream({ model: 'openai/gpt-4o-mini', input: QUESTION })
  expect((await events.finalResponse()).output_text).toContain('Paris')
})

test('every answer names itself, and says what is left of the calls', async () => {
  const { response } = await client().models.list().withResponse()
  const wrong = await fetch(`${server.url}/v1/models`, { headers: { authorization: 'Bearer frenly-wrong' } })
  for (const { headers } of [response, wrong]) {
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('openai-processing-ms')).toMatch(/^\d+$/)
    expect(headers.get('x-ratelimit-reset-requests')).toMatch(/^\d+m?\d*s$/)
  }
  expect(response.headers.get('x-ratelimit-limit-requests')).toBe('120')
  expect(wrong.headers.get('x-ratelimit-limit-requests')).toBe('30')
  const gone = await fetch(`${server.url}/v1/fine_tuning/jobs`, { headers: { authorization: `Bearer ${key}` } })
  expect([gone.status, await gone.json()]).toEqual([404, { error: expect.objectContaining({ param: null }) as object }])
})

test('a key is kept to what its owner ticks, without JavaScript, and goes on as it is', async () => {
  const other = await makeKey()
  const page = await (await fetch(`${server.url}/settings?part=engines`, { headers: { cookie } })).text()
  const [id = ''] = [...page.matchAll(/name="key" value="([^"]+)"/g)].map(([, found]) => found ?? '').reverse()
  const { id: who } = (await (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).json()) as {
    id: string
  }
  const change = { act: 'apiKeys.change', for: who, key: id, name: 'Only vectors', rules: '1' }
  const refused = await post('/settings?part=engines', { ...change, mostRuns: 'many' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/Please write a whole number[^]*Please choose at least one kind of call/)
  const done = await post('/settings?part=engines', { ...change, calls: 'embeddings', mostRuns: '7', period: 'month' })
  expect(done.status).toBe(303)
  const after = await (await fetch(`${server.url}/settings?part=engines`, { headers: { cookie } })).text()
  expect(after).toContain('Only for embeddings.')
  expect(after).toContain('This month: 0 of 7 runs.')
  expect(await failureOf(client(other).chat.completions.create(ask('consensus')))).toMatchObject({
    status: 403,
    code: 'insufficient_permissions',
  })
  expect((await client(other).models.list()).data.length).toBeGreaterThan(0)
  await post('/settings?part=engines', { act: 'apiKeys.remove', for: who, key: id })
})

test('system words and the whole conversation reach the model', async () => {
  await client().chat.completions.create({
    model: 'openai/gpt-4o-mini',
    messages: [
      { role: 'system', content: 'Answer like a pirate.' },
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Ahoy' },
      { role: 'user', content: QUESTION },
    ],
  })
  expect(JSON.stringify(standIn.asked.at(-1))).toMatch(/Answer like a pirate.+Hello.+Ahoy.+capital of France/)
})

test('what cannot be served is said in the shape the client reads', async () => {
  const { chat } = client()
  expect(await failureOf(client('frenly-wrong').models.list())).toMatchObject({ status: 401, code: 'invalid_api_key' })
  expect(await failureOf(chat.completions.create(ask('nobody/nothing')))).toMatchObject({
    status: 404,
    code: 'model_not_found',
  })
  expect(await failureOf(chat.completions.create({ ...ask('consensus'), n: 2 }))).toMatchObject({
    status: 400,
    param: 'n',
  })
  expect(await failureOf(chat.completions.create({ ...ask('consensus'), tools }))).toMatchObject({
    status: 400,
    param: 'tools',
  })
  const huge = await failureOf(chat.completions.create(ask('consensus', 'x'.repeat(9_000_000))))
  expect(huge).toMatchObject({ status: 413, message: expect.stringContaining('Shorten') as string })
})

test('a stream that is cut ends as an error, never as a short answer', async () => {
  const read = async () => {
    for await (const chunk of await client().chat.completions.create({ ...ask('openai/fault-cut'), stream: true }))
      void chunk
  }
  expect((await failureOf(read())).message).toMatch(/cannot be (?:read|reached)/)
})

test('a limit of the company comes with its time', async () => {
  const limited = await failureOf(client().chat.completions.create(ask('openai/fault-limited-long')))
  expect(limited).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  expect(Number(limited.headers?.get('retry-after'))).toBeGreaterThan(0)
})

test('every completion is a run of the key’s owner, in the ledger with its cost, and the cap holds', async () => {
  const exported = await fetch(`${server.url}/api/ai/usage?format=json`, { headers: { cookie } })
  const uses = (await exported.json()) as {
    screen: string
    engineId: string
    state: string
    costMicros: number | null
  }[]
  expect(uses.filter(({ screen }) => screen !== 'programs')).toEqual([])
  const paid = uses.filter(({ engineId, state }) => engineId === 'openai/gpt-4o-mini' && state === 'done')
  expect(paid.length).toBeGreaterThanOrEqual(5)
  expect(paid.every(({ costMicros }) => (costMicros ?? 0) > 0)).toBe(true)
  expect(uses.some(({ engineId, state }) => engineId === 'openai/fault-cut' && state === 'failed')).toBe(true)
  const asked = await Promise.allSettled(
    Array.from({ length: 40 }, () => client().chat.completions.create(ask('embedded:facts'))),
  )
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as APIError] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({
    status: 429,
    code: 'insufficient_quota',
    message: expect.stringContaining('40 runs') as string,
  })
})

test('a cookie opens nothing here, and an ended key nothing any more', async () => {
  expect((await fetch(`${server.url}/v1/models`, { headers: { cookie } })).status).toBe(401)
  const page = await (await fetch(`${server.url}/settings?part=engines`, { headers: { cookie } })).text()
  const [, id = ''] = /name="key" value="([^"]+)"/.exec(page) ?? []
  const { id: who } = (await (await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })).json()) as {
    id: string
  }
  await post('/settings?part=engines', { act: 'apiKeys.remove', for: who, key: id })
  expect(await failureOf(client().models.list())).toMatchObject({ status: 401 })
})
