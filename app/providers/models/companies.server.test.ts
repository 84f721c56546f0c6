import { toConfig } from '#tests/support/stand-ins/provider-config.ts'
import { FORBIDDEN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Engine, RunOptions } from '#app/providers/engine.ts'
import type { Company, OfferedModel } from '#app/providers/provider.ts'
import { companies } from './index.server.ts'
import { toOrigin } from './model-origin.ts'
import { toPictureSize } from './engines/picture-size.ts'
import { toPort } from './port-of-model.ts'

let standIn: StandIn
beforeAll(async () => {
  const claudes = Array.from({ length: 150 }, (_, at) => `claude-test-${at}`)
  standIn = await startStandIn({
    models: { anthropic: claudes, google: Array.from({ length: 250 }, (_, at) => `gemini-test-${at}`) },
  })
})
afterEach(() => standIn.calm())
afterAll(() => standIn.stop())

const company = (id: string): Company => companies.find((one) => one.id === id)!
const signal = () => new AbortController().signal
const options = (): RunOptions => ({ signal: signal() })
const engine = <Port extends OfferedModel['port']>(id: string, port: Port, model: string, face = id as 'openai') =>
  company(id).engines(toConfig(standIn, face, [{ model, port }]))[0] as unknown as Engine<Port>

test('the companies are those an operator can choose, each with a sentence', () => {
  expect(companies.map(({ id }) => id)).toEqual([
    'openai',
    'anthropic',
    'google',
    'openrouter',
    'ollama',
    'llama-cpp',
    'openai-compatible',
  ])
  for (const { about, address, id } of companies) {
    expect(about.length, id).toBeGreaterThan(20)
    expect(address === null || URL.canParse(address), id).toBe(true)
  }
})

test.each([
  [
    'openai',
    'openai',
    [
      'gpt-4o-mini:write',
      'gpt-4o:write',
      'text-embedding-3-small:embed',
      'whisper-1:transcribe',
      'gpt-4o-transcribe:transcribe',
      'tts-1:speak',
      'dall-e-3:draw',
      'gpt-image-1:draw',
    ],
  ],
  ['openrouter', 'openrouter', ['mistralai/mistral-small-3.2:write', 'meta-llama/llama-3.3-70b-instruct:free:write']],
  ['ollama', 'ollama', ['llama3.2:latest:write', 'nomic-embed-text:latest:embed']],
  ['llama-cpp', 'llama-cpp', ['qwen2.5-0.5b-instruct-q4_k_m.gguf:write']],
] as const)('%s lists its models with their ports', async (id, face, expected) => {
  const models = await company(id).listModels(toConfig(standIn, face), signal())
  expect(models.map(({ model, port }) => `${model}:${port}`)).toEqual(expected)
})

test('lists of many pages are read to their end', async () => {
  const claudes = await company('anthropic').listModels(toConfig(standIn, 'anthropic'), signal())
  expect(claudes).toHaveLength(152)
  expect(claudes[0]).toEqual({ model: 'claude-sonnet-4-5', port: 'write', label: 'claude sonnet 4 5' })
  const geminis = await company('google').listModels(toConfig(standIn, 'google'), signal())
  expect(geminis).toHaveLength(253)
  expect(geminis).toContainEqual({ model: 'gemini-embedding-001', port: 'embed' })
})

test.each(['openai', 'anthropic', 'google', 'openrouter'] as const)('listing at %s tests the key', async (id) => {
  const config = toConfig(standIn, id)
  await expect(company(id).listModels({ ...config, key: 'wrong-key-12345' }, signal())).rejects.toMatchObject({
    kind: 'unauthorised',
  })
  await expect(company(id).listModels({ ...config, key: FORBIDDEN_KEY }, signal())).rejects.toMatchObject({
    kind: 'unauthorised',
  })
  await expect(company(id).listModels({ ...config, key: null }, signal())).rejects.toMatchObject({
    kind: 'unauthorised',
  })
  standIn.breaks('html')
  await expect(company(id).listModels(config, signal())).rejects.toMatchObject({ kind: 'broken' })
})

test('Ollama is found however its address is written, and a server that only speaks like OpenAI is listed too', async () => {
  for (const tail of ['', '/', '/v1', '/v1/', '/api']) {
    const config = { ...toConfig(standIn, 'ollama'), address: standIn.address('ollama') + tail }
    expect(await company('ollama').listModels(config, signal())).toHaveLength(2)
  }
  const other = { ...toConfig(standIn, 'llama-cpp'), address: standIn.address('llama-cpp') }
  expect(await company('ollama').listModels(other, signal())).toHaveLength(1)
})

test('an address is asked for where a company has none, and nonsense is no address', async () => {
  const config = toConfig(standIn, 'openai')
  const lists = (address: string | null) => company('openai-compatible').listModels({ ...config, address }, signal())
  await expect(lists(null)).rejects.toMatchObject({ kind: 'unreachable' })
  await expect(lists('file:///etc/passwd')).rejects.toMatchObject({ kind: 'unreachable' })
  expect(await lists(standIn.origin)).not.toHaveLength(0)
})

test('an engine says what it is; ports that a company does not serve make none', () => {
  const made = company('openrouter').engines(
    toConfig(standIn, 'openrouter', [
      { model: 'meta-llama/llama-3.3-70b-instruct:free', port: 'write', label: 'Llama 3.3' },
      { model: 'x', port: 'draw' },
    ]),
  )
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    id: 'my-openrouter/meta-llama/llama-3.3-70b-instruct:free',
    label: 'Llama 3.3',
    maker: 'Meta',
    family: 'llama',
    providerId: 'my-openrouter',
    unit: 'token',
  })
})

test.each(['openai', 'google', 'ollama', 'openai-compatible'] as const)(
  '%s gives one vector a text, in order',
  async (id) => {
    const models = {
      openai: 'text-embedding-3-small',
      google: 'gemini-embedding-001',
      ollama: 'nomic-embed-text:latest',
      'openai-compatible': 'text-embedding-3-small',
    }
    const face = id === 'openai-compatible' ? 'openai' : id
    const embed = engine(id, 'embed', models[id], face as 'openai')
    const { result } = await embed.run({ texts: ['panda', 'bamboo forest', 'panda'] }, options())
    expect(result.vectors).toHaveLength(3)
    expect(result.vectors[0]).toEqual(result.vectors[2])
    expect(result.vectors[0]).not.toEqual(result.vectors[1])
    expect((await embed.run({ texts: ['panda'] }, options())).result.vectors[0]).toEqual(result.vectors[0])
    expect((await embed.run({ texts: [] }, options())).result.vectors).toEqual([])
    standIn.breaks('empty')
    await expect(embed.run({ texts: ['panda', 'bear'] }, options())).rejects.toMatchObject({ kind: 'broken' })
    standIn.calm()
    standIn.breaks('unauthorised')
    await expect(embed.run({ texts: ['panda'] }, options())).rejects.toMatchObject({ kind: 'unauthorised' })
  },
)

test('pictures come as bytes, as many as asked, in the nearest size the model has', async () => {
  const wish = { prompt: 'a panda', style: 'ink', width: 1_600, height: 900, seed: null, count: 2 }
  const dalle = await engine('openai', 'draw', 'dall-e-3').run(wish, options())
  expect(dalle.result.pictures.map(({ type }) => type)).toEqual(['image/png', 'image/png'])
  expect(dalle.usage).toEqual({ input: null, output: 2 })
  expect(standIn.asked.map(({ json }) => json)).toEqual(
    Array(2).fill({
      model: 'dall-e-3',
      prompt: 'a panda\n\nStyle: ink',
      n: 1,
      size: '1792x1024',
      response_format: 'b64_json',
    }),
  )
  const gpt = await engine('openai', 'draw', 'gpt-image-1').run({ ...wish, count: 1 }, options())
  expect(gpt.result.pictures).toHaveLength(1)
})

test.each([
  ['blocked', 'refused'],
  ['limited-long', 'limited'],
  ['empty', 'broken'],
  ['malformed', 'broken'],
  ['broken', 'broken'],
  ['cut', 'broken'],
] as const)('drawing with the fault %s fails as %s, asked once where it may have cost', async (fault, kind) => {
  standIn.breaks(fault === 'cut' ? 'reset' : fault)
  const wish = { prompt: 'a panda', style: null, width: 1_024, height: 1_024, seed: null, count: 1 }
  const draws = engine('openai', 'draw', 'gpt-image-1').run(wish, options())
  await expect(draws).rejects.toMatchObject({ kind: fault === 'cut' ? 'unreachable' : kind })
  expect(standIn.asked).toHaveLength(1)
})

test('speech comes with its length; what is no sound is broken', async () => {
  const tts = engine('openai', 'speak', 'tts-1')
  const say = { text: 'Good morning, panda.', voice: null, speed: 1, pitch: 1, format: 'wav' as const }
  const { result, usage } = await tts.run(say, options())
  expect(result.audio.type).toBe('audio/wav')
  expect(result.seconds).toBeCloseTo(1, 1)
  expect(usage.input).toBe(20)
  expect((await tts.run({ ...say, speed: 2 }, options())).result.seconds).toBeCloseTo(0.5, 1)
  await expect(tts.run({ ...say, text: ' ' }, options())).rejects.toMatchObject({ kind: 'unable' })
  standIn.breaks('empty')
  await expect(tts.run(say, options())).rejects.toMatchObject({ kind: 'broken' })
})

test.each([
  ['openai', 'whisper-1', 2, 'en'],
  ['openai-compatible', 'whisper-1', 2, 'en'],
  ['openai', 'gpt-4o-transcribe', 0, null],
] as const)('%s with %s writes down what it hears', async (id, model, pieces, language) => {
  const hears = engine(id, 'transcribe', model, 'openai')
  const audio = { bytes: new Uint8Array(2_000), type: 'audio/webm;codecs=opus' }
  const { result, usage } = await hears.run({ audio, language: null }, options())
  expect(result.text).toBe('A recording of 2000 bytes. It was called recording.webm.')
  expect(result.language).toBe(language)
  expect(result.pieces).toHaveLength(pieces)
  if (pieces > 0) {
    expect(result.pieces[1]).toEqual({
      startS: 2,
      endS: 4,
      text: 'It was called recording.webm.',
      confidence: Math.exp(-0.1),
    })
    expect(usage.input).toBe(4)
  } else expect(usage.input).toBeNull()
  expect((await hears.run({ audio, language: 'de-AT' }, options())).result.language).toBe(pieces > 0 ? 'de' : 'de-AT')
  standIn.breaks('unauthorised')
  await expect(hears.run({ audio, language: null }, options())).rejects.toMatchObject({ kind: 'unauthorised' })
})

test.each([
  ['gpt-5.2', 'write'],
  ['some-new-model', 'write'],
  ['bge-m3', 'embed'],
  ['whisper-large-v3', 'transcribe'],
  ['gpt-4o-mini-tts', 'speak'],
  ['kokoro', 'speak'],
  ['black-forest-labs/flux.1-schnell', 'draw'],
  ['gemini-2.5-flash-image', 'draw'],
  ['omni-moderation-latest', null],
  ['gpt-realtime', null],
  ['gpt-5-codex', null],
  ['o1-pro', null],
  ['gemini-2.5-flash-native-audio-latest', null],
] as const)('%s is for %s', (model, port) => expect(toPort(model)).toBe(port))

test.each([
  ['openai/gpt-4o', 'OpenAI', 'gpt'],
  ['o4-mini', 'OpenAI', 'gpt'],
  ['gpt-oss:20b', 'OpenAI', 'gpt'],
  ['claude-opus-5', 'Anthropic', 'claude'],
  ['gemma3:4b', 'Google', 'gemini'],
  ['llama3.2:latest', 'Meta', 'llama'],
  ['hermes-llama-8b', 'Meta', 'llama'],
  ['qwen2.5-0.5b.gguf', 'Alibaba', 'qwen'],
  ['mistralai/mixtral-8x7b', 'Mistral', 'mistral'],
  ['deepseek-r1-distill-llama-70b', 'DeepSeek', 'deepseek'],
  ['acme/zebra-7b', 'acme', 'zebra'],
  ['zebra-70b', 'Acme', 'zebra'],
] as const)('%s was made by %s, of the family %s', (model, maker, family) => {
  expect(toOrigin(model, 'Acme')).toEqual({ maker, family })
})

test('a size is the nearest in shape', () => {
  expect(toPictureSize('gpt-image-1', 900, 1_600)).toBe('1024x1536')
  expect(toPictureSize('dall-e-3', 512, 512)).toBe('1024x1024')
  expect(toPictureSize('dall-e-2', 640, 480)).toBe('512x512')
  expect(toPictureSize('flux', 640, 480)).toBe('640x480')
})
