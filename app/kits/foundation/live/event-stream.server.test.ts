import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-stream-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { endFollowing, openLive, publish } = await import('./live.server.ts')
const { HEARTBEAT_MS, STALL_MS, STREAMS_PER_PERSON, toEventStream } = await import('./event-stream.server.ts')

beforeAll(() => store().migrate())
beforeEach(() => openLive())
afterAll(async () => {
  endFollowing()
  await store().close()
})

let people = 0
const newReader = (rest = {}) => ({ personId: `reader-${++people}`, network: `10.0.0.${people}`, ...rest })

function ask(headers: Record<string, string> = {}, query = '') {
  const going = new AbortController()
  const request = new Request(`http://frenly.test/api/live${query}`, { headers, signal: going.signal })
  return { request, leave: () => going.abort() }
}

/** Reads a stream until its text holds a word, or to its end. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, word: string | null) {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value)
    if (word !== null && text.includes(word)) return text
  }
}
const idOf = (text: string) => /^id: (\S+)$/m.exec(text)?.[1] ?? ''

test('a stream says what it is, that nobody may keep or change it, and gives each event with its id', async () => {
  const { request, leave } = ask()
  const response = await toEventStream(request, ['a'], newReader())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const reader = response.body!.getReader()
  const head = await readUntil(reader, '\n\n')
  expect(head).toMatch(/^retry: \d+\nid: [0-9a-f-]{36}\n\n$/)
  await publish('a', 'job', { text: 'two\nlines' })
  const text = await readUntil(reader, 'data:')
  expect(text).toMatch(/^id: [0-9a-f-]{36}\ndata: \{"topic":"a","name":"job","data":\{"text":"two\\nlines"\}\}\n\n$/)
  leave()
  expect(await readUntil(reader, null)).toBe('')
})

test('a browser that comes back says where it stopped and hears the rest', async () => {
  const first = ask()
  const reader = (await toEventStream(first.request, ['b'], newReader())).body!.getReader()
  const mark = idOf(await readUntil(reader, '\n\n'))
  first.leave()
  await publish('b', 'meanwhile')
  for (const again of [ask({ 'Last-Event-ID': mark }), ask({}, `?after=${mark}`)]) {
    const resumed = (await toEventStream(again.request, ['b'], newReader())).body!.getReader()
    expect(await readUntil(resumed, 'meanwhile')).toContain('meanwhile')
    again.leave()
  }
})

test('a mark that is none is taken for no mark', async () => {
  const { request, leave } = ask({ 'Last-Event-ID': "' or 1=1 --" }, '?after=nonsense')
  const reader = (await toEventStream(request, ['c'], newReader())).body!.getReader()
  expect(idOf(await readUntil(reader, '\n\n'))).toMatch(/^[0-9a-f-]{36}$/)
  leave()
})

test('a person has so many streams and no more; one that is left makes room', async () => {
  const reader = newReader()
  const open = Array.from({ length: STREAMS_PER_PERSON }, () => ask())
  for (const { request } of open) expect((await toEventStream(request, ['d'], reader)).status).toBe(200)
  const refused = await toEventStream(ask().request, ['d'], reader)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  open[0]!.leave()
  await vi.waitFor(async () => {
    const { request, leave } = ask()
    const { status } = await toEventStream(request, ['d'], reader)
    leave()
    expect(status).toBe(200)
  }, 5_000)
  for (const { leave } of open) leave()
})

test('a reader who takes nothing is let go instead of filling the memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const takesNothing = () => new Promise<void>(() => undefined)
    const stream = await toEventStream(ask().request, ['full'], newReader({ hasRoom: takesNothing }))
    const reader = stream.body!.getReader()
    await readUntil(reader, '\n\n')
    await publish('full', 'first')
    expect(await readUntil(reader, 'first')).toContain('first')
    for (let n = 0; n < 20; n++) await publish('full', 'more')
    vi.advanceTimersByTime(STALL_MS)
    expect(await readUntil(reader, null)).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('a stream ends when the server stops, and none begins', async () => {
  const { request } = ask()
  const reader = (await toEventStream(request, ['e'], newReader())).body!.getReader()
  await readUntil(reader, '\n\n')
  endFollowing()
  expect(await readUntil(reader, null)).toBe('')
  expect((await toEventStream(ask().request, ['e'], newReader())).status).toBe(503)
})

test('a silent stream shows a sign of life, and ends when its reader was signed out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    let isSignedIn = true
    const { request } = ask()
    const stream = await toEventStream(request, ['f'], newReader({ isStillAllowed: async () => isSignedIn }))
    const reader = stream.body!.getReader()
    await readUntil(reader, '\n\n')
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(await readUntil(reader, '\n\n')).toBe(': here\n\n')
    isSignedIn = false
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(await readUntil(reader, null)).toBe('')
  } finally {
    vi.useRealTimers()
  }
})
