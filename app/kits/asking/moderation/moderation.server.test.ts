import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '#app/providers/engine.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-moderation-'))
process.env.LOG_LEVEL = 'silent'
let fails = false
const watchful = {
  id: 'embedded:watchful',
  port: 'moderate',
  label: 'Watchful',
  providerId: null,
  limitMs: 1_000,
  unit: 'request',
  run({ text }: { text: string }) {
    if (fails) return Promise.reject(new Error('asleep'))
    const isFlagged = text.includes('idiot')
    return Promise.resolve({
      result: { isFlagged, labels: isFlagged ? [{ name: 'insult', score: 0.9 }] : [] },
      usage: { input: 1, output: 0 },
    })
  },
} as unknown as Engine
vi.mock('#app/kits/asking/engines/embedded.server.ts', () => ({ embeddedEngines: () => Promise.resolve([watchful]) }))
const { store } = await import('#app/database/store.server.ts')
const { uses } = await import('#app/database/tables/runs.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { lookOver, onFlagged } = await import('./moderation.server.ts')

beforeAll(() => store().migrate())
afterAll(() => store().close())

const author = { member: { id: 'mira', plan: 'free' as const }, network: '10.0.0.1' }
const say = (text: string) => lookOver({ text, author, screen: 'pulse' })

test('a flagged text is told and written down, without its words; a harmless one is not', async () => {
  const told: string[] = []
  const stop = onFlagged(({ text }) => void told.push(text))
  expect((await say('What a lovely panda')).isFlagged).toBe(false)
  expect((await say('You idiot')).isFlagged).toBe(true)
  stop()
  expect(told).toEqual(['You idiot'])
  const acts = await listAuditEvents({ limit: 10 } as never)
  expect(acts).toMatchObject([{ act: 'text.flagged', target: 'mira', detail: { screen: 'pulse', labels: ['insult'] } }])
  expect(JSON.stringify(acts)).not.toContain('idiot')
  expect(await store().db.select().from(uses)).toHaveLength(2)
})

test('a flag is kept and told to all, also when somebody who listens fails', async () => {
  const told: string[] = []
  const stops = [
    onFlagged(() => Promise.reject(new Error('the queue is away'))),
    onFlagged(({ text }) => void told.push(text)),
  ]
  expect((await say('You idiot')).isFlagged).toBe(true)
  expect(told).toEqual(['You idiot'])
  for (const stop of stops) stop()
})

test('an engine that fails silences nobody', async () => {
  fails = true
  expect(await say('You idiot')).toEqual({ isFlagged: false, labels: [] })
})
