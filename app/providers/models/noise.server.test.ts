import fc from 'fast-check'
import { expect, test } from 'vitest'
import { companies as web } from '#app/providers/web/index.server.ts'
import { EngineFailure, type Engine } from '#app/providers/engine.ts'
import type { PortName, Ports } from '#app/providers/ports.ts'
import type { Company, ProviderConfig } from '#app/providers/provider.ts'
import { companies } from './index.server.ts'

const RUNS = 60
const LIMIT_MS = 10_000

const inputs: Partial<{ [Port in PortName]: Ports[Port]['input'] }> = {
  write: { messages: [{ role: 'user', text: 'Hello' }] },
  embed: { texts: ['one', 'two'] },
  draw: { prompt: 'a panda', style: null, width: 512, height: 512, seed: null, count: 1 },
  speak: { text: 'Hello', voice: null, speed: 1, pitch: 1, format: 'mp3' },
  transcribe: { audio: { bytes: new Uint8Array([1, 2, 3]), type: 'audio/wav' }, language: null },
  search: { query: 'panda', count: 5, language: null },
}

/** What a lying or broken server may send: noise, half a stream, JSON of any shape, near misses of the real shapes. */
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value))),
  fc
    .array(fc.jsonValue(), { maxLength: 4 })
    .map((all) => Buffer.from(all.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(''))),
  fc
    .array(
      fc.constantFrom<unknown>(
        { choices: [{ index: 0, delta: { content: 'Hel' }, finish_reason: null }] },
        { choices: [{ delta: null }] },
        { choices: [{ index: 0, delta: {}, finish_reason: 7 }] },
        { choices: [{ index: -1, delta: { tool_calls: [{ index: 0 }] } }] },
        { type: 'message_start', message: {} },
        { type: 'content_block_delta', index: 9, delta: { type: 'text_delta', text: 'x' } },
        { type: 'message_delta', delta: { stop_reason: null }, usage: {} },
        { candidates: [{ content: null }] },
        { candidates: [{ content: { parts: [{ text: 3 }] }, finishReason: {} }] },
        { error: null },
        { error: { message: 'x'.repeat(2_000) } },
        '[DONE]',
      ),
      { maxLength: 6 },
    )
    .map((all) =>
      Buffer.from(all.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join('')),
    ),
)
const answers = fc.record({
  body: bodies,
  status: fc.constantFrom(200, 200, 200, 200, 204, 400, 418, 599),
  type: fc.constantFrom(
    'application/json',
    'text/event-stream',
    'text/plain',
    'audio/mpeg',
    'application/octet-stream',
  ),
})
type Answer = { body: Buffer; status: number; type: string }

const toFetch =
  ({ body, status, type }: Answer): typeof fetch =>
  () =>
    Promise.resolve(
      new Response(status === 204 ? null : new Uint8Array(body), {
        status,
        headers: { 'content-type': type, 'retry-after': '99' },
      }),
    )

const toConfig = (company: Company, port: PortName, answer: Answer): ProviderConfig => ({
  id: 'p',
  label: 'Liar',
  address: company.address ?? 'http://liar.test/v1',
  key: 'secret-of-the-operator',
  models: [{ model: 'some-model', port }],
  fetch: toFetch(answer),
})

const pairs = [...companies, ...web].flatMap((company) =>
  company.ports.map((port) => [company.id, port, company] as const),
)

test.each(pairs)(
  '%s on %s: whatever comes back, there is a result or an EngineFailure, and soon',
  async (_id, port, company) => {
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), async (answer, isStream) => {
        const [engine] = company.engines(toConfig(company, port, answer)) as Engine[]
        const signal = AbortSignal.timeout(LIMIT_MS)
        const done = await engine!
          .run(inputs[port]!, { signal, ...(isStream && { onPart: () => undefined }) })
          .catch((error: unknown) => error)
        if (!(done instanceof Error)) return
        expect(done).toBeInstanceOf(EngineFailure)
        expect((done as EngineFailure).kind).not.toBe('cancelled')
        expect(done.message).not.toContain('secret-of-the-operator')
      }),
      { numRuns: RUNS },
    )
  },
)

test.each([...companies, ...web].map((company) => [company.id, company] as const))(
  '%s lists models or fails in words',
  async (_id, company) => {
    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        const found = await company
          .listModels(toConfig(company, 'write', answer), AbortSignal.timeout(LIMIT_MS))
          .catch((error: unknown) => error)
        if (Array.isArray(found)) return
        expect(found).toBeInstanceOf(EngineFailure)
        expect((found as EngineFailure).kind).not.toBe('cancelled')
      }),
      { numRuns: RUNS },
    )
  },
)
