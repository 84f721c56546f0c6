import { setTimeout as sleep } from 'node:timers/promises'
import { toConfig } from '#tests/support/stand-ins/provider-config.ts'
import { startStandIn, STAND_IN_KEY, type StandIn } from '#tests/support/stand-ins/stand-in.ts'
import type { Face } from '#tests/support/stand-ins/exchange.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { EngineFailure, type Engine, type RunOptions } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { anthropic } from './companies/anthropic.server.ts'
import { google } from './companies/google.server.ts'
import { llamaCpp } from './companies/llama-cpp.server.ts'
import { createModelCompany } from './model-company.server.ts'
import { ollama } from './companies/ollama.server.ts'
import { openaiCompatible } from './companies/openai-compatible.server.ts'
import { openai } from './companies/openai.server.ts'
import { openrouter } from './companies/openrouter.server.ts'
import type { ModelCompany } from './engines/session.server.ts'

const LATE_MS = 1_500
const limits = { wholeMs: 20_000, firstMs: 10_000, idleMs: 10_000, againMs: 20 }
const hasty = { wholeMs: 20_000, firstMs: 300, idleMs: 300, againMs: 20 }

let standIn: StandIn
beforeAll(async () => void (standIn = await startStandIn({ lateMs: LATE_MS })))
afterEach(() => standIn.calm())
afterAll(() => standIn.stop())

const cases: [string, ModelCompany, Face, model: string][] = [
  ['OpenAI', openai, 'openai', 'gpt-4o-mini'],
  ['Anthropic', anthropic, 'anthropic', 'claude-haiku-4-5'],
  ['Google', google, 'google', 'gemini-2.5-flash'],
  ['OpenRouter', openrouter, 'openrouter', 'mistralai/mistral-small-3.2'],
  ['Ollama', ollama, 'ollama', 'llama3.2:latest'],
  ['llama.cpp', llamaCpp, 'llama-cpp', 'qwen2.5-0.5b-instruct-q4_k_m.gguf'],
  ['OpenAI-compatible', openaiCompatible, 'openai', 'gpt-4o-mini'],
]
const PARIS = 'The capital of France is Paris.'
const input: Ports['write']['input'] = {
  system: 'Be brief.',
  messages: [{ role: 'user', text: 'What is the capital of France?' }],
}

describe.each(cases)('%s', (_, company, face, model) => {
  const toEngine = (
    name = model,
    more: { key?: string | null; limits?: ModelCompany['limits']; fetch?: typeof fetch } = {},
  ) => {
    const config = { ...toConfig(standIn, face, [{ model: name, port: 'write' }]), ...more }
    const [engine] = createModelCompany({ ...company, limits: more.limits ?? limits }).engines(config)
    return engine as Engine<'write'>
  }
  const run = (engine: Engine<'write'>, options: Partial<RunOptions> = {}, what = input) =>
    engine.run(what, { signal: new AbortController().signal, ...options })
  /** What it failed with, and what had been handed on before. */
  const fail = async (engine: Engine<'write'>, isStream: boolean) => {
    let heard = ''
    const options = isStream ? { onPart: (part: string) => void (heard += part) } : {}
    const failure = await run(engine, options).then(
      ({ result }) => expect.fail(`It answered: ${result.text}`),
      (error: unknown) => error,
    )
    if (!(failure instanceof EngineFailure)) throw failure
    expect(failure.message).not.toContain(STAND_IN_KEY)
    expect(failure.message).not.toMatch(/sk-/)
    return { kind: failure.kind, failure, heard }
  }

  test('answers in one piece, with what it took', async () => {
    const { result, usage } = await run(toEngine())
    expect(result).toEqual({ text: PARIS, finish: 'stop' })
    expect(usage).toEqual({ input: expect.any(Number), output: 8 })
    expect(usage.input).toBeGreaterThan(5)
  })

  test('answers in parts as they come, the same text, with what it took', async () => {
    const parts: string[] = []
    const { result, usage } = await run(toEngine(), { onPart: (part) => void parts.push(part) })
    expect(result).toEqual({ text: PARIS, finish: 'stop' })
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join('')).toBe(PARIS)
    expect(usage.output).toBe(8)
  })

  test('sends the key where the company wants it, and all of the wishes', async () => {
    const told = { ...input, maxOutput: 3, temperature: 0.5, stop: ['zebra'] }
    const { result } = await run(toEngine(), {}, told)
    expect(result).toEqual({ text: 'The capital of', finish: 'length' })
    const { headers, json, query } = standIn.asked.at(-1)!
    const sent = [headers.authorization, headers['x-api-key'], headers['x-goog-api-key']].filter(Boolean)
    expect(sent.join()).toContain(STAND_IN_KEY)
    expect(String(query)).not.toContain(STAND_IN_KEY)
    expect(JSON.stringify(json)).toMatch(/"temperature":0.5/)
    expect(JSON.stringify(json)).toContain('zebra')
    expect(JSON.stringify(json)).toContain('Be brief.')
  })

  test('shows pictures to the model', async () => {
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
      'base64',
    )
    const picture = { bytes: new Uint8Array(bytes), type: 'image/png' }
    const { result } = await run(toEngine(), {}, { messages: [{ role: 'user', text: 'Look.', pictures: [picture] }] })
    expect(result.text).toContain('looked at one picture')
  })

  test.each([true, false])('a wrong key is unauthorised, and nobody repeats it (stream: %s)', async (isStream) => {
    if (!company.needsKey && face !== 'openai') return
    const { kind, failure } = await fail(toEngine(model, { key: 'sk-wrong-9876543210abcdef' }), isStream)
    expect(kind).toBe('unauthorised')
    expect(failure.message).not.toContain('9876543210')
    expect(standIn.asked).toHaveLength(1)
  })

  test.runIf(company.needsKey)('without a key nothing is asked', async () => {
    expect((await fail(toEngine(model, { key: null }), false)).kind).toBe('unauthorised')
    expect(standIn.asked).toHaveLength(0)
  })

  test.each([
    ['unauthorised', 'unauthorised', 1],
    ['forbidden', 'unauthorised', 1],
    ['no-credit', 'unauthorised', 1],
    ['missing', 'unable', 1],
    ['too-long', 'unable', 1],
    ['blocked', 'refused', 1],
    ['limited-long', 'limited', 1],
    ['broken', 'broken', 3],
    ['unavailable', 'unreachable', 3],
    ['malformed', 'broken', 1],
    ['html', 'broken', 1],
    ['huge', 'broken', 1],
    ['redirect', 'broken', 1],
    ['reset', 'unreachable', 3],
    ['empty', 'broken', 1],
  ] as const)('%s: %s after asking %i times, in one piece and in parts', async (fault, kind, times) => {
    if (face === 'ollama' && fault === 'no-credit') return
    for (const isStream of times === 1 ? [false, true] : [true]) {
      standIn.calm()
      standIn.breaks(fault)
      const found = await fail(toEngine(), isStream)
      expect({ isStream, kind: found.kind, message: found.failure.message }).toMatchObject({ isStream, kind })
      expect(standIn.asked).toHaveLength(times)
      expect(found.heard).toBe('')
    }
  })

  test('a limit says how long to wait, by seconds or by date', async () => {
    expect((await fail(toEngine('fault-limited-long'), false)).failure.retryAfterS).toBe(120)
    standIn.breaks('limited-date')
    const { failure } = await fail(toEngine(), true)
    expect(failure.kind).toBe('limited')
    expect(failure.retryAfterS).toBeGreaterThan(30)
    expect(failure.retryAfterS).toBeLessThanOrEqual(61)
  })

  test('a short limit and a passing fault are waited for', async () => {
    standIn.breaks('limited', { times: 1 })
    standIn.breaks('broken', { times: 1 })
    const { result } = await run(toEngine(), { onPart: () => undefined })
    expect(result.text).toBe(PARIS)
    expect(standIn.asked).toHaveLength(3)
  })

  test.each([
    ['cut', 'broken'],
    ['short', 'broken'],
    ['malformed-event', 'broken'],
  ] as const)('a stream with the fault %s is never taken for a short answer', async (fault, kind) => {
    standIn.breaks(fault)
    const found = await fail(toEngine(), true)
    expect(found.kind).toBe(kind)
    expect(PARIS.startsWith(found.heard)).toBe(true)
    expect(standIn.asked).toHaveLength(1)
  })

  test('an error inside a stream is a failure', async () => {
    standIn.breaks('error-event')
    const { kind } = await fail(toEngine(), true)
    expect(['limited', 'broken']).toContain(kind)
  })

  test('a temperature that a company does not take gives way', async () => {
    expect((await run(toEngine(), {}, { ...input, temperature: 1.7 })).result.text).toBe(PARIS)
    if (face === 'anthropic' || face === 'google') return
    standIn.breaks('no-temperature')
    expect((await run(toEngine(), { onPart: () => undefined }, { ...input, temperature: 0 })).result.text).toBe(PARIS)
    expect(standIn.asked).toHaveLength(3)
  })

  test.each([
    ['filter', false],
    ['filter', true],
    ...(/openai|anthropic|google/.test(company.id) && company.needsKey
      ? [['refusal', false] as const, ['refusal', true] as const]
      : []),
  ] as const)('content that the company filters is refused (%s, stream: %s)', async (fault, isStream) => {
    standIn.breaks(fault)
    expect((await fail(toEngine(), isStream)).kind).toBe('refused')
  })

  test('a first byte that does not come, and a stream that stalls, are slow', async () => {
    standIn.breaks('late', { times: 1 })
    expect((await fail(toEngine(model, { limits: hasty }), true)).kind).toBe('slow')
    standIn.breaks('stall', { times: 1 })
    const stalled = await fail(toEngine(model, { limits: hasty }), true)
    expect(stalled.kind).toBe('slow')
    expect(stalled.heard).not.toBe('')
    standIn.breaks('late', { times: 1 })
    expect((await fail(toEngine(model, { limits: { ...hasty, wholeMs: 300 } }), false)).kind).toBe('slow')
  })

  test('somebody who leaves ends it at once, and the connection with it', async () => {
    const leaving = new AbortController()
    standIn.breaks('stall')
    const pending = run(toEngine(), { signal: leaving.signal, onPart: () => leaving.abort() })
    await expect(pending).rejects.toMatchObject({ kind: 'cancelled' })
    for (let tries = 0; tries < 100 && !standIn.asked[0]!.wasLeft; tries += 1) await sleep(20)
    expect(standIn.asked[0]!.wasLeft).toBe(true)
    await expect(run(toEngine(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'cancelled' })
  })

  test('nobody there is unreachable; a fetch that refuses the address says why', async () => {
    const gone = await startStandIn()
    const config = { ...toConfig(gone, face, [{ model, port: 'write' as const }]) }
    await gone.stop()
    const [engine] = createModelCompany({ ...company, limits }).engines(config) as Engine<'write'>[]
    expect((await fail(engine!, true)).kind).toBe('unreachable')
    const guarded = toEngine(model, { fetch: () => Promise.reject(new Error('a private address')) })
    const { kind, failure } = await fail(guarded, false)
    expect(kind).toBe('unreachable')
    expect(failure.message).toContain('a private address')
  })

  test('a fetch that hears no signal and never answers holds nobody', async () => {
    const deaf = toEngine(model, { fetch: () => new Promise(() => undefined), limits: { ...hasty, wholeMs: 400 } })
    expect((await fail(deaf, true)).kind).toBe('slow')
    expect((await fail(deaf, false)).kind).toBe('slow')
  })
})
