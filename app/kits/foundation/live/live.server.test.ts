import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from './live.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-live-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { events } = await import('#app/database/tables/jobs.ts')
const { clock } = await import('#app/platform/clock.ts')
const { createId } = await import('#app/platform/secrets/ids.server.ts')
const { createEventId, toFirstId } = await import('./event-id.server.ts')
const { createLiveMark, endFollowing, follow, MISSED, MOST_CAUGHT_UP, openLive, publish } =
  await import('./live.server.ts')

const SOON = { timeout: 30_000, interval: 20 }
beforeAll(() => store().migrate())
beforeEach(() => openLive())
afterAll(async () => {
  endFollowing()
  await store().close()
})

/** Follows in the background and keeps what comes. */
function listen(topics: string[], since: string | null = null) {
  const heard: LiveEvent[] = []
  const ending = new AbortController()
  const ended = (async () => {
    for await (const event of follow(topics, since, ending.signal)) heard.push(event)
  })()
  return {
    heard,
    names: () => heard.map(({ name }) => name),
    stop: async () => {
      ending.abort()
      await ended
    },
    ended,
  }
}
const writeAsAnotherServer = (topic: string, name: string, ageMs: number) =>
  store()
    .db.insert(events)
    .values({ id: createId(Date.now() - ageMs), topic, name, data: null, createdAt: clock.now() })

test('who follows hears its topics in order, and nothing of others', async () => {
  const mei = listen(['member:mei', 'news'])
  const ping = listen(['member:ping'])
  await pause(50)
  for (let n = 0; n < 20; n++) await publish(n % 2 ? 'news' : 'member:mei', `event-${n}`, { n })
  await vi.waitFor(() => expect(mei.heard).toHaveLength(20), SOON)
  expect(mei.names()).toEqual(Array.from({ length: 20 }, (_, n) => `event-${n}`))
  expect(mei.heard[7]).toMatchObject({ topic: 'news', data: { n: 7 } })
  expect(ping.heard).toEqual([])
  await Promise.all([mei.stop(), ping.stop()])
})

test('who begins to listen hears nothing of what happened long before', async () => {
  await publish('old', 'a minute ago')
  await pause(300)
  const mark = toFirstId(Date.now() + 60_000)
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 60_000))
  const [fresh, marked] = [listen(['old']), listen(['old'], mark)]
  await pause(2_500)
  await publish('old', 'now')
  for (const one of [fresh, marked]) await vi.waitFor(() => expect(one.names()).toEqual(['now']), SOON)
  await Promise.all([fresh.stop(), marked.stop()])
})

test('an event is heard once its transaction stands, and never when that failed', async () => {
  const mei = listen(['tx'])
  await pause(50)
  await store().tx(async () => {
    await publish('tx', 'stands')
    await pause(100)
    expect(mei.heard).toEqual([])
  })
  const failing = store().tx(async () => {
    await publish('tx', 'fell')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await publish('tx', 'last')
  await vi.waitFor(() => expect(mei.names()).toEqual(['stands', 'last']), SOON)
  await mei.stop()
})

test('who comes back hears what happened meanwhile, from where it stopped', async () => {
  const first = listen(['resume'])
  await pause(50)
  await publish('resume', 'before')
  await vi.waitFor(() => expect(first.heard).toHaveLength(1), SOON)
  await first.stop()
  await publish('resume', 'missed one')
  await publish('resume', 'missed two')
  const again = listen(['resume'], first.heard[0]!.id)
  await vi.waitFor(() => expect(again.names()).toEqual(['missed one', 'missed two']), SOON)
  await publish('resume', 'now')
  await vi.waitFor(() => expect(again.names()).toEqual(['missed one', 'missed two', 'now']), SOON)
  await again.stop()
})

test('what happens between reading a page and listening is heard', async () => {
  const mark = createLiveMark()
  await publish('gap', 'between')
  const late = listen(['gap'], mark)
  await vi.waitFor(() => expect(late.names()).toEqual(['between']), SOON)
  await late.stop()
})

test('an event of another server that comes late, with an older id, is heard once', async () => {
  const mei = listen(['late'])
  await pause(50)
  await publish('late', 'own')
  await writeAsAnotherServer('late', 'theirs', 3_000)
  await vi.waitFor(() => expect(mei.names()).toEqual(['own', 'theirs']), SOON)
  await pause(2_500)
  expect(mei.names()).toEqual(['own', 'theirs'])
  const last = mei.heard[0]!.id
  await mei.stop()
  const again = listen(['late'], last)
  await vi.waitFor(() => expect(again.names()).toEqual(['theirs']), SOON)
  await again.stop()
})

test('who missed more than can be told is told so', async () => {
  const mark = createLiveMark()
  await store().tx(async () => {
    for (let n = 0; n <= MOST_CAUGHT_UP; n++) await publish('many', `${n}`)
  })
  const late = listen(['many'], mark)
  await vi.waitFor(() => expect(late.names()).toEqual([MISSED]), SOON)
  await publish('many', 'next')
  await vi.waitFor(() => expect(late.names()).toEqual([MISSED, 'next']), SOON)
  await late.stop()
})

test('a clock that goes back makes no smaller ids, and everybody goes on hearing', async () => {
  const mei = listen(['clock'])
  await pause(50)
  await publish('clock', 'first')
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() - 3_600_000))
  await publish('clock', 'second')
  await vi.waitFor(() => expect(mei.names()).toEqual(['first', 'second']), SOON)
  expect(mei.heard[1]!.id > mei.heard[0]!.id).toBe(true)
  await mei.stop()
  const ids = Array.from({ length: 1_000 }, createEventId)
  expect(ids.toSorted()).toEqual(ids)
})

test('a server that stops ends everybody at once and takes nobody new', async () => {
  const mei = listen(['stop'])
  await pause(50)
  endFollowing()
  await mei.ended
  const late = listen(['stop'])
  await late.ended
  expect(late.heard).toEqual([])
})
