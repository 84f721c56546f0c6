import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { STAND_IN_KEY, startStandIn, type StandIn } from '#tests/support/stand-ins/stand-in.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-programs-audio-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=100'
const standIn: StandIn = await startStandIn({ lateMs: 300 })
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([]) }))
const { store } = await import('#app/database/store.server.ts')
const { createApiKey } = await import('#app/kits/members/api-keys/api-keys.server.ts')
const { addProvider } = await import('#app/kits/asking/engines/add-provider.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const speech = await import('./audio-speech.api.ts')
const transcriptions = await import('./audio-transcriptions.api.ts')

let apiKey = ''
beforeAll(async () => {
  await store().migrate()
  const { id } = await enrol('speaker')
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
const caught = (thrown: unknown) => {
  if (thrown instanceof Response) return thrown
  throw thrown
}
const say = (body: unknown, key = apiKey) => {
  const headers = { 'authorization': `Bearer ${key}`, 'content-type': 'application/json' }
  const request = new Request('http://frenly.test/v1/audio/speech', {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return speech.action({ request, params: {}, context } as never).catch(caught)
}
const hear = (fields: Record<string, string>, file: Blob | null = new Blob(['RIFF sound'], { type: 'audio/wav' })) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (file) body.set('file', file, 'talk.wav')
  const request = new Request('http://frenly.test/v1/audio/transcriptions', {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}` },
    body,
  })
  return transcriptions.action({ request, params: {}, context } as never).catch(caught)
}

test('a text is spoken, by the names programs know, with what spoke it', async () => {
  const answer = await say({ input: 'Good day', model: 'tts-1', voice: 'alloy', response_format: 'wav' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
  expect(answer.headers.get('x-frenly-engine')).toBeTruthy()
})

test.each([
  [{}, 'input'],
  [{ input: '' }, 'input'],
  [{ input: 'x'.repeat(20_001) }, 'input'],
  [{ input: 'x', response_format: 'flac' }, 'response_format'],
  [{ input: 'x', speed: 9 }, 'speed'],
])('speech refuses what does not fit and names it', async (body, param) => {
  const answer = await say(body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { param, type: 'invalid_request_error' } })
})

test('a recording comes back in each format', async () => {
  const json = (await (await hear({ model: 'whisper-1' })).json()) as { text: string }
  expect(json.text.length).toBeGreaterThan(0)
  expect(await (await hear({ model: 'whisper-1', response_format: 'text' })).text()).toBe(`${json.text}\n`)
  expect(await (await hear({ response_format: 'vtt' })).text()).toMatch(/^WEBVTT\n/)
  expect(await (await hear({ response_format: 'srt' })).text()).toMatch(/^1\n00:00:\d\d,\d{3} --> /)
  const verbose = (await (await hear({ response_format: 'verbose_json' })).json()) as { segments: { start: number }[] }
  expect(verbose).toMatchObject({ task: 'transcribe', text: json.text })
  expect(verbose.segments.length).toBeGreaterThan(0)
})

test('no file, an empty one, a wrong format, model or key are told apart', async () => {
  expect(await (await hear({}, null)).json()).toMatchObject({ error: { param: 'file' } })
  expect((await hear({}, new Blob([]))).status).toBe(400)
  expect(await (await hear({ response_format: 'doc' })).json()).toMatchObject({ error: { param: 'response_format' } })
  expect((await hear({ model: 'nobody/none' })).status).toBe(404)
  expect((await say({ input: 'x' }, 'wrong')).status).toBe(401)
  expect((await say({ input: 'x', model: 'nobody/none' })).status).toBe(404)
})
