import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startCollector } from '#tests/support/otlp-collector.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-jobs-'))
process.env.LOG_LEVEL = 'silent'
const { dialect } = await import('#app/database/kit.ts')
const { store } = await import('#app/database/store.server.ts')
const { events, jobs } = await import('#app/database/tables/jobs.ts')
const { clock } = await import('#app/platform/clock.ts')
const { closeTracing, openTracing } = await import('#app/platform/tracing.server.ts')
const { registry } = await import('#app/platform/metrics.server.ts')
const { JobFailure } = await import('./job-failure.ts')
const { defineJob } = await import('./job-kind.server.ts')
const { cancelJob, findJob, listJobs, removeJob, retryJob, startJob } = await import('./jobs.server.ts')
const { closeJobs, openJobs } = await import('./worker.server.ts')

const SOON = { timeout: 30_000, interval: 10 }
const HOUR_MS = 3_600_000
const stateOf = async (id: string) => (await findJob(id))?.state
const becomes = (id: string, state: string) => vi.waitFor(async () => expect(await stateOf(id)).toBe(state), SOON)
const untilStopped = (signal: AbortSignal) => pause(600_000, null, { signal })

beforeAll(() => store().migrate())
afterEach(() => closeJobs())
afterAll(() => store().close())

const hello = defineJob({
  kind: 'hello',
  payload: z.object({ name: z.string() }),
  run: async ({ name }) => `Hello ${name}`,
})

test('a job is done with its payload and gives its result, for its member to see', async () => {
  await openJobs()
  const { job, isNew } = await startJob(hello, { name: 'Mei' }, { title: 'Greeting', userId: 'mei', path: '/library' })
  expect(isNew).toBe(true)
  await becomes(job.id, 'done')
  expect(await findJob(job.id, 'mei')).toMatchObject({
    result: 'Hello Mei',
    attempts: 1,
    progress: 1,
    path: '/library',
  })
  expect(await findJob(job.id, 'ping')).toBeNull()
  const told = await store().db.select().from(events).where(eq(events.topic, 'member:mei'))
  expect(told.map(({ data }) => (data as { state: string }).state)).toEqual(['waiting', 'running', 'done'])
})

test('a job is a span where a collector is configured', async () => {
  const collector = await startCollector()
  await openTracing(collector.settings)
  await openJobs()
  const { job } = await startJob(hello, { name: 'Mei' }, { title: 'Greeting', userId: 'mei' })
  await becomes(job.id, 'done')
  await closeJobs()
  await closeTracing()
  await collector.stop()
  const span = collector.spans.find(({ name }) => name === 'job hello')!
  expect(span.attributes).toContainEqual({ key: 'frenly.job', value: { stringValue: job.id } })
})

test('a payload that is none of its kind is refused before anything is written', async () => {
  await expect(startJob(hello, { name: 7 as unknown as string }, { title: 'Wrong', userId: 'wrong' })).rejects.toThrow()
  expect(await listJobs({ userId: 'wrong' }, { limit: 5 })).toEqual([])
})

test('a job dies with the transaction that caused it', async () => {
  await openJobs()
  const failing = store().tx(async () => {
    await startJob(hello, { name: 'Nobody' }, { title: 'Never', userId: 'never' })
    throw new Error('the form was refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await listJobs({ userId: 'never' }, { limit: 5 })).toEqual([])
})

test('of twenty with one key at once there is one job; when it is over the key is free', async () => {
  const start = () => startJob(hello, { name: 'one' }, { title: 'One', dedupeKey: 'one' })
  const started = await Promise.all(Array.from({ length: 20 }, start))
  expect(started.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(started.map(({ job }) => job.id)).size).toBe(1)
  await openJobs()
  await becomes(started[0]!.job.id, 'done')
  expect((await start()).isNew).toBe(true)
})

test('no more of a kind run at once than it says, and the one due longest comes first', async () => {
  let now = 0
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const order: number[] = []
  const pair = defineJob({
    kind: 'pair',
    payload: z.number(),
    concurrency: 2,
    async run(n) {
      order.push(n)
      now++
      await gate
      now--
    },
  })
  const started = []
  for (const n of [3, 1, 2, 0, 4])
    started.push(await startJob(pair, n, { title: `${n}`, dueAt: new Date(Date.now() - HOUR_MS + n * 1_000) }))
  await openJobs()
  await vi.waitFor(() => expect(now).toBe(2), SOON)
  expect(await registry().metrics()).toContain('frenly_jobs_waiting{kind="pair"} 5')
  await pause(300)
  expect(order).toEqual([0, 1])
  release()
  for (const { job } of started) await becomes(job.id, 'done')
  expect(order).toEqual([0, 1, 2, 3, 4])
})

test('a job that fails is tried again later, then parked with the reason; no secret is kept of it', async () => {
  const broken = defineJob({
    kind: 'broken',
    payload: z.null(),
    maxAttempts: 2,
    firstRetryMs: 10,
    run: () =>
      Promise.reject(new TypeError('no answer from https://api.test/v1?key=hush with sk-proj-1234567890abcdef')),
  })
  await openJobs()
  const { job } = await startJob(broken, null, { title: 'Broken' })
  await becomes(job.id, 'parked')
  const parked = await findJob(job.id)
  expect(parked).toMatchObject({ attempts: 2, lastError: expect.stringMatching(/^TypeError: no answer/) as string })
  expect(parked?.lastError).not.toMatch(/hush|1234567890/)
  expect(await retryJob(job.id, { userId: 'somebody' })).toBeNull()
  expect(await retryJob(job.id)).toMatchObject({ state: 'waiting', attempts: 0, lastError: null })
  await becomes(job.id, 'parked')
  expect(await removeJob(job.id)).toBe(true)
  expect(await findJob(job.id)).toBeNull()
})

test('each failure doubles the wait for the next try', async () => {
  const triedAt: number[] = []
  const stubborn = defineJob({
    kind: 'stubborn',
    payload: z.null(),
    maxAttempts: 3,
    firstRetryMs: 2_000,
    run: () => {
      triedAt.push(Date.now())
      return Promise.reject(new JobFailure('Not today.'))
    },
  })
  await openJobs()
  const { job } = await startJob(stubborn, null, { title: 'Stubborn' })
  await becomes(job.id, 'parked')
  const [first, second, third] = triedAt as [number, number, number]
  expect(second - first).toBeGreaterThanOrEqual(950)
  expect(third - second).toBeGreaterThanOrEqual(1_950)
  expect(third - second).toBeLessThan(8_000)
})

test('a job that is put off begins when its time has come, and not before', async () => {
  await openJobs()
  const dueAt = new Date(Date.now() + 1_500)
  const { job } = await startJob(hello, { name: 'later' }, { title: 'Later', dueAt })
  await pause(700)
  expect(await stateOf(job.id)).toBe('waiting')
  await becomes(job.id, 'done')
  const { startedAt } = (await findJob(job.id))!
  expect(startedAt!.getTime()).toBeGreaterThanOrEqual(dueAt.getTime() - 50)
  expect(startedAt!.getTime()).toBeLessThan(dueAt.getTime() + 5_000)
})

test('a row that waits is done whatever brought it there', async () => {
  const now = new Date()
  const row = { id: 'from-elsewhere', kind: 'hello', title: 'From elsewhere', payload: { name: 'Zoe' }, maxAttempts: 3 }
  await store()
    .db.insert(jobs)
    .values({ ...row, dueAt: now, createdAt: now })
  await openJobs()
  await becomes(row.id, 'done')
  expect(await findJob(row.id)).toMatchObject({ result: 'Hello Zoe', attempts: 1 })
})

test('a result, a reason and a note with characters that no database keeps are kept with others in their place', async () => {
  const odd = defineJob({
    kind: 'odd',
    payload: z.enum(['result', 'reason']),
    maxAttempts: 1,
    async run(which, { progress }) {
      progress(0.5, `${'n'.repeat(199)}🐼`)
      await pause(700)
      if (which === 'reason') throw new JobFailure(`${'r'.repeat(298)}🐼🐼🐼`)
      return { text: 'a\0b\ud800' }
    },
  })
  await openJobs()
  const done = (await startJob(odd, 'result', { title: 'Odd result' })).job
  const parked = (await startJob(odd, 'reason', { title: 'Odd reason' })).job
  await vi.waitFor(async () => expect((await findJob(done.id))?.progressNote).toMatch(/^n{199}/), SOON)
  await becomes(done.id, 'done')
  expect(await findJob(done.id)).toMatchObject({ result: { text: 'a\uFFFDb\uFFFD' } })
  await becomes(parked.id, 'parked')
  expect((await findJob(parked.id))?.lastError).toMatch(/^r{200,}/)
})

test.runIf(dialect === 'sqlite')('an end that can never be written parks the job and frees its place', async () => {
  const db = store().db as unknown as { run(statement: SQL): Promise<unknown> }
  const refuse = 'create trigger refuse before update on jobs when new.result = \'"unwritable"\''
  await db.run(sql.raw(`${refuse} begin select raise(abort, 'no such result'); end`))
  const unwritable = defineJob({ kind: 'unwritable', payload: z.null(), run: async () => 'unwritable' })
  await openJobs()
  const { job } = await startJob(unwritable, null, { title: 'Unwritable' })
  await becomes(job.id, 'parked')
  expect((await findJob(job.id))?.lastError).toBe('It ended, but how could not be written.')
})

test('a failure that trying again would not help ends at once with its own words', async () => {
  const refused = defineJob({
    kind: 'refused',
    payload: z.null(),
    run: () => Promise.reject(new JobFailure('The file has no sound.', { isFinal: true })),
  })
  await openJobs()
  const { job } = await startJob(refused, null, { title: 'Refused' })
  await becomes(job.id, 'failed')
  expect(await findJob(job.id)).toMatchObject({ attempts: 1, lastError: 'The file has no sound.' })
})

test('what nothing here does any more is not put in line again', async () => {
  const { job } = await startJob(hello, { name: 'past' }, { title: 'Of an older version' })
  await store().db.update(jobs).set({ kind: 'of-the-past', state: 'parked' }).where(eq(jobs.id, job.id))
  expect(await retryJob(job.id)).toBeNull()
  expect(await stateOf(job.id)).toBe('parked')
})

test('cancelling ends a running job and keeps a waiting one from beginning', async () => {
  let begun = 0
  const long = defineJob({
    kind: 'long',
    payload: z.null(),
    run: (_, { signal }) => {
      begun++
      return untilStopped(signal)
    },
  })
  await openJobs()
  const running = (await startJob(long, null, { title: 'Long', userId: 'mei' })).job
  const waiting = (await startJob(long, null, { title: 'Longer', userId: 'mei' })).job
  await becomes(running.id, 'running')
  expect(await cancelJob(running.id, { userId: 'ping' })).toBeNull()
  expect((await cancelJob(waiting.id))?.state).toBe('cancelled')
  expect((await cancelJob(running.id, { userId: 'mei' }))?.cancelRequestedAt).not.toBeNull()
  await becomes(running.id, 'cancelled')
  expect(begun).toBe(1)
  expect(await cancelJob(running.id)).toBeNull()
})

test('a job over its time is stopped and tried again later; one that does not listen is parked', async () => {
  const slow = defineJob({ kind: 'slow', payload: z.null(), limitMs: 50, run: (_, { signal }) => untilStopped(signal) })
  let wakeUp = () => {}
  const deaf = defineJob({
    kind: 'deaf',
    payload: z.null(),
    limitMs: 50,
    run: () => new Promise<void>((resolve) => (wakeUp = resolve)),
  })
  await openJobs()
  const slowJob = (await startJob(slow, null, { title: 'Slow' })).job
  const deafJob = (await startJob(deaf, null, { title: 'Deaf' })).job
  await vi.waitFor(async () => expect((await findJob(slowJob.id))?.lastError).toContain('took longer'), SOON)
  const later = await findJob(slowJob.id)
  expect(later?.state).toBe('waiting')
  expect(later!.dueAt.getTime()).toBeGreaterThan(Date.now() - 1_000)
  await becomes(deafJob.id, 'parked')
  expect((await findJob(deafJob.id))?.lastError).toMatch(/^It took longer than .+, and did not stop when told to\.$/)
  wakeUp()
})

test('progress told a thousand times is written a few times, the last of it too', async () => {
  const chatty = defineJob({
    kind: 'chatty',
    payload: z.null(),
    async run(_, { progress, signal }) {
      for (let n = 1; n <= 1_000; n++) progress(n / 2_000, `Part ${n}`)
      await untilStopped(signal)
    },
  })
  await openJobs()
  const { job } = await startJob(chatty, null, { title: 'Chatty', userId: 'chatty' })
  await vi.waitFor(async () => expect((await findJob(job.id))?.progressNote).toBe('Part 1000'), SOON)
  expect(await findJob(job.id)).toMatchObject({ progress: 0.5 })
  const told = await store().db.select().from(events).where(eq(events.topic, 'member:chatty'))
  expect(told.length).toBeLessThan(10)
})

test('a job whose worker is gone is taken over when its lease is over, and the old worker writes nothing more', async () => {
  const { job } = await startJob(hello, { name: 'heir' }, { title: 'Heir' })
  const gone = { state: 'running', attempts: 1, leaseId: 'gone', leaseUntil: new Date(Date.now() + 600_000) } as const
  await store()
    .db.update(jobs)
    .set({ ...gone, leaseUntil: new Date(Date.now() + 5_000) })
    .where(eq(jobs.id, job.id))
  await openJobs()
  await pause(200)
  expect(await findJob(job.id)).toMatchObject({ leaseId: 'gone' })
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + 40_000))
  await becomes(job.id, 'done')
  expect(await findJob(job.id)).toMatchObject({ attempts: 2 })
  const { saveHeld } = await import('./leases.store.server.ts')
  expect(await saveHeld({ id: job.id, leaseId: 'gone' }, { state: 'failed' })).toBeNull()
  expect(await stateOf(job.id)).toBe('done')
})

test('a worker that lost its lease stops and writes nothing', async () => {
  let stopped = ''
  const robbed = defineJob({
    kind: 'robbed',
    payload: z.null(),
    run: (_, { signal }) => untilStopped(signal).catch(() => void (stopped = String(signal.reason))),
  })
  await openJobs()
  const { job } = await startJob(robbed, null, { title: 'Robbed' })
  await becomes(job.id, 'running')
  const other = { leaseId: 'another', leaseUntil: new Date(Date.now() + 600_000) }
  await store().db.update(jobs).set(other).where(eq(jobs.id, job.id))
  await vi.waitFor(() => expect(stopped).toContain('lost'), SOON)
  expect(await findJob(job.id)).toMatchObject({ state: 'running', leaseId: 'another', attempts: 1 })
  await store().db.delete(jobs).where(eq(jobs.id, job.id))
})

test('a clock that jumps begins no job twice and loses none', async () => {
  let begun = 0
  let finish = () => {}
  const watched = defineJob({
    kind: 'watched',
    payload: z.null(),
    concurrency: 5,
    run: () => {
      begun++
      return new Promise<void>((resolve) => (finish = resolve))
    },
  })
  await openJobs()
  const { job } = await startJob(watched, null, { title: 'Watched' })
  await vi.waitFor(() => expect(begun).toBe(1), SOON)
  const now = vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + HOUR_MS))
  const { job: ahead } = await startJob(hello, { name: 'ahead' }, { title: 'Written ahead of time', dueAt: undefined })
  await pause(2_500)
  expect(begun).toBe(1)
  expect(await stateOf(job.id)).toBe('running')
  now.mockImplementation(() => new Date(Date.now() - HOUR_MS))
  const { job: back } = await startJob(hello, { name: 'back' }, { title: 'Written in the past' })
  now.mockImplementation(() => new Date(Date.now() - 2 * HOUR_MS))
  const { job: future } = await startJob(hello, { name: 'future' }, { title: 'After a second jump' })
  for (const { id } of [ahead, back, future]) await becomes(id, 'done')
  finish()
  await becomes(job.id, 'done')
  expect(begun).toBe(1)
})

test('a retry that a clock far ahead put off is made when the clock is right again', async () => {
  let tries = 0
  const second = defineJob({
    kind: 'second',
    payload: z.null(),
    run: () => (++tries === 1 ? Promise.reject(new JobFailure('Not yet.')) : Promise.resolve('now')),
  })
  const ahead = vi.spyOn(clock, 'now')
  await openJobs()
  const { job } = await startJob(second, null, { title: 'Second', dueAt: new Date(Date.now() + 500) })
  ahead.mockImplementation(() => new Date(Date.now() + 24 * HOUR_MS))
  await vi.waitFor(async () => expect((await findJob(job.id))?.lastError).toBe('Not yet.'), SOON)
  ahead.mockRestore()
  await becomes(job.id, 'done')
})

test('what an error says to the operator is not what the member reads', async () => {
  const { toMemberWords } = await import('./failure-words.ts')
  expect(toMemberWords('TypeError: x is not a function')).toBe('Something broke on our side.')
  expect(toMemberWords('The file has no sound.')).toBe('The file has no sound.')
  expect(toMemberWords(null)).toBeNull()
})
