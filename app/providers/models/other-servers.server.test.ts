import { describe, expect, test } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'
import { companies } from './index.server.ts'

const TEXT = 'Größe: 15 € 🐼'
const event = (data: unknown) => `data:${JSON.stringify(data)}\r\n\r\n`

/** An engine whose server answers with these bytes, in pieces that cut letters and line ends. */
function engineOf(company: string, port: 'write' | 'embed', body: string, type: string) {
  const bytes = new TextEncoder().encode(body)
  const fetch = () => {
    const pieces = new ReadableStream<Uint8Array>({
      start(out) {
        for (let at = 0; at < bytes.length; at += 3) out.enqueue(bytes.subarray(at, at + 3))
        out.close()
      },
    })
    return Promise.resolve(new Response(pieces, { headers: { 'content-type': type } }))
  }
  const models = [{ model: 'some-model', port }]
  const config = { id: 'p', label: 'It', address: 'http://it.test/v1', key: 'sk-0123456789abcdef', models, fetch }
  return companies.find(({ id }) => id === company)!.engines(config)[0]!
}

const write = (company: string, body: string, type = 'application/json', onPart?: (text: string) => void) =>
  (engineOf(company, 'write', body, type) as unknown as Engine<'write'>).run(
    { messages: [{ role: 'user', text: 'Hi' }] },
    { signal: AbortSignal.timeout(5_000), ...(onPart && { onPart }) },
  )
async function stream(company: string, body: string) {
  const parts: string[] = []
  const done = await write(company, body, 'text/event-stream', (text) => parts.push(text))
  expect(parts.join('')).toBe(done.result.text)
  return done
}

const delta = (content: object, finish?: string) =>
  event({ choices: [{ delta: content, ...(finish && { finish_reason: finish }) }] })

describe.each(['openai', 'openai-compatible', 'openrouter', 'llama-cpp'])('%s', (company) => {
  test('a stream without places, usage, [DONE] and the last blank line is whole', async () => {
    const body = `: ping\r\n\r\n${delta({ content: TEXT })}${delta({}, 'stop')}`.trimEnd()
    expect(await stream(company, body)).toEqual({
      result: { text: TEXT, finish: 'stop' },
      usage: { input: null, output: null },
    })
  })
  test('an answer in one piece needs no place and no reason to end; what was not counted is unknown, not 0', async () => {
    const choices = [{ message: { role: 'assistant', content: TEXT } }]
    expect(await write(company, JSON.stringify({ choices, usage: { completion_tokens: 7 } }))).toEqual({
      result: { text: TEXT, finish: 'other' },
      usage: { input: null, output: 7 },
    })
  })
  test.each([undefined, () => undefined])('an error with the status of success is that error', async (onPart) => {
    const body = JSON.stringify({ error: { message: 'Provider returned error', code: 429 } })
    await expect(write(company, body, 'application/json', onPart)).rejects.toMatchObject({ kind: 'limited' })
  })
  test('an error in the middle of a stream is no failure before the work', async () => {
    const body = delta({ content: TEXT }) + event({ error: { message: 'gone', code: 502 } })
    await expect(stream(company, body)).rejects.toMatchObject({ kind: 'limited', facts: {} })
  })
})

test('directions follow the order of the texts, whatever the order of the answer', async () => {
  const data = [1, 0].map((index) => ({ index, embedding: [index, 0.5] }))
  const embed = engineOf('openai', 'embed', JSON.stringify({ data }), 'application/json') as unknown as Engine<'embed'>
  const { result } = await embed.run({ texts: ['a', 'b'] }, { signal: AbortSignal.timeout(5_000) })
  expect(result.vectors.map(([first]) => first)).toEqual([0, 1])
})

describe('anthropic', () => {
  const start = event({ type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [] } })
  const words = [
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    event({ type: 'something_new', much: 1 }),
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: TEXT } }),
    event({ type: 'content_block_stop', index: 0 }),
  ].join('')
  const end = event({ type: 'message_delta', delta: { stop_reason: 'end_turn' } })

  test('new events, missing usage and a missing last event leave the answer whole', async () => {
    expect(await stream('anthropic', start + words + end)).toEqual({
      result: { text: TEXT, finish: 'stop' },
      usage: { input: null, output: null },
    })
  })
  test('a stream that ends before its reason is cut', async () => {
    await expect(stream('anthropic', start + words)).rejects.toMatchObject({ kind: 'broken' })
  })
  test('fields that are empty are as good as left out', async () => {
    const content = [{ type: 'text', text: TEXT, citations: null }]
    const body = { type: 'message', id: 'm', content, stop_reason: 'end_turn', stop_sequence: null, container: null }
    expect(await write('anthropic', JSON.stringify(body))).toMatchObject({ usage: { input: null, output: null } })
  })
})

test('Google’s last event counts without the blank line after it', async () => {
  const part = (text: string, finishReason?: string) =>
    event({ candidates: [{ content: { parts: [{ text }] }, ...(finishReason && { finishReason }) }] })
  expect(await stream('google', (part(TEXT) + part('!', 'STOP')).trimEnd())).toMatchObject({
    result: { text: `${TEXT}!`, finish: 'stop' },
  })
})
