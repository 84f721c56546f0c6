import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startStandIn, STAND_IN_KEY, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import OpenAI, { toFile } from 'openai'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let standIn: StandIn
beforeAll(async () => void (standIn = await startStandIn({ lateMs: 50 })))
afterEach(() => standIn.calm())
afterAll(() => standIn.stop())

const client = (apiKey = STAND_IN_KEY) => new OpenAI({ apiKey, baseURL: standIn.address('openai'), maxRetries: 0 })
const ask = (model: string) => ({
  model,
  messages: [{ role: 'user' as const, content: 'When did the Golden Gate Bridge open?' }],
})
const BRIDGE = 'The Golden Gate Bridge opened in 1937.'

test('the official client lists, asks and streams', async () => {
  const { data } = await client().models.list()
  expect(data.map(({ id }) => id)).toContain('gpt-4o-mini')
  const whole = await client().chat.completions.create(ask('gpt-4o-mini'))
  expect(whole.choices[0]).toMatchObject({ message: { role: 'assistant', content: BRIDGE }, finish_reason: 'stop' })
  expect(whole.usage!.total_tokens).toBe(whole.usage!.prompt_tokens + whole.usage!.completion_tokens)

  const stream = await client().chat.completions.create({
    ...ask('gpt-4o-mini'),
    stream: true,
    stream_options: { include_usage: true },
  })
  let text = ''
  const usages = []
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? ''
    if (chunk.usage) usages.push(chunk.usage)
  }
  expect(text).toBe(BRIDGE)
  expect(usages).toEqual([whole.usage])
})

test('the official client embeds, draws, speaks and writes down', async () => {
  const { data } = await client().embeddings.create({ model: 'text-embedding-3-small', input: ['a', 'b'] })
  expect(data.map(({ embedding }) => embedding.length)).toEqual([8, 8])
  expect(Math.hypot(...data[0]!.embedding)).toBeCloseTo(1, 5)
  const { data: pictures } = await client().images.generate({ model: 'gpt-image-1', prompt: 'a panda' })
  expect(Buffer.from(pictures![0]!.b64_json!, 'base64').toString('latin1', 1, 4)).toBe('PNG')
  const speech = await client().audio.speech.create({
    model: 'tts-1',
    voice: 'alloy',
    input: 'Hello',
    response_format: 'wav',
  })
  expect(Buffer.from(await speech.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF')
  const file = await toFile(Buffer.alloc(100), 'voice.wav')
  const heard = await client().audio.transcriptions.create({
    model: 'whisper-1',
    file,
    response_format: 'verbose_json',
  })
  expect(heard).toMatchObject({ language: 'english', duration: 4 })
  expect(heard.segments).toHaveLength(2)
})

test.each([
  ['fault-unauthorised', 401, 'invalid_api_key'],
  ['fault-missing', 404, 'model_not_found'],
  ['gpt-0', 404, 'model_not_found'],
  ['fault-limited', 429, 'rate_limit_exceeded'],
  ['fault-too-long', 400, 'context_length_exceeded'],
  ['fault-broken', 500, null],
] as const)('the official client understands the refusal of %s', async (model, status, code) => {
  const error = await client()
    .chat.completions.create(ask(model))
    .catch((one: unknown) => one)
  expect(error).toBeInstanceOf(OpenAI.APIError)
  expect(error).toMatchObject({ status, code })
})

test('it is strict: keys and bodies that a company would refuse are refused', async () => {
  await expect(client('sk-wrong-123456').models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
  const { create } = client().chat.completions
  const creates = create.bind(client().chat.completions)
  await expect(creates({ ...ask('gpt-4o'), temperature: 3 })).rejects.toMatchObject({
    status: 400,
    param: 'temperature',
  })
  await expect(creates({ ...ask('gpt-4o'), messages: [] })).rejects.toMatchObject({ status: 400, param: 'messages' })
  await expect(creates({ ...ask('gpt-4o'), ...{ wings: 2 } })).rejects.toMatchObject({ status: 400, param: 'wings' })
  const claude = (body: object, headers = {}) =>
    fetch(`${standIn.address('anthropic')}/messages`, {
      method: 'POST',
      headers: { 'x-api-key': STAND_IN_KEY, 'anthropic-version': '2023-06-01', ...headers },
      body: JSON.stringify({ model: 'claude-haiku-4-5', messages: [{ role: 'user', content: 'Hi' }], ...body }),
    })
  expect((await claude({})).status).toBe(400)
  expect((await claude({ max_tokens: 10 })).status).toBe(200)
  expect((await claude({ max_tokens: 10 }, { 'anthropic-version': '' })).status).toBe(400)
  expect((await claude({ max_tokens: 10 }, { 'x-api-key': 'no' })).status).toBe(401)
})

test('faults are ordered by header, for a while, or from outside; what was asked is kept', async () => {
  const tags = () => fetch(`${standIn.address('ollama')}/api/tags`)
  expect(
    (await fetch(`${standIn.address('ollama')}/api/tags`, { headers: { 'x-stand-in-fault': 'broken' } })).status,
  ).toBe(500)
  standIn.breaks('unavailable', { times: 1, face: 'ollama' })
  expect([(await tags()).status, (await tags()).status]).toEqual([503, 200])
  await fetch(`${standIn.origin}/stand-in/faults`, { method: 'POST', body: '{"fault":"limited","times":1}' })
  expect((await tags()).headers.get('retry-after')).toBe('1')
  expect(standIn.asked.map(({ face, path }) => `${face} ${path}`)).toEqual(Array(4).fill('ollama /api/tags'))
})

test('Ollama speaks its own lines too', async () => {
  const body = JSON.stringify({
    model: 'llama3.2:latest',
    messages: [{ role: 'user', content: 'At what does water boil?' }],
  })
  const lines = (await (await fetch(`${standIn.address('ollama')}/api/chat`, { method: 'POST', body })).text())
    .trim()
    .split('\n')
  const said = lines.map(
    (line) => JSON.parse(line) as { message: { content: string }; done: boolean; eval_count?: number },
  )
  expect(said.map(({ message }) => message.content).join('')).toBe('Water boils at 100 °C at sea level.')
  expect(said.at(-1)).toMatchObject({ done: true, done_reason: 'stop', eval_count: expect.any(Number) })
})

test('as a command it says its addresses and its key', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/stand-ins/serve.ts', '--port', '0'])
  const lines: string[] = []
  for await (const line of createInterface(child.stdout)) if (lines.push(line) === 10) break
  const address = lines.find((line) => line.startsWith('openai: '))!.slice('openai: '.length)
  const models = await fetch(`${address}/models`, {
    headers: { authorization: `Bearer ${lines[0]!.slice('key: '.length)}` },
  })
  expect(models.status).toBe(200)
  child.kill('SIGTERM')
  await once(child, 'exit')
})
