import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { byDay, isNightly } from '#tests/support/nightly.ts'
import { buildWorker } from '#tests/support/worker-file.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-workers-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { jobs, schedules } = await import('#app/database/tables/jobs.ts')
const { defineJob } = await import('./job-kind.server.ts')
const { findJob, startJob } = await import('./jobs.server.ts')
const { listSchedules } = await import('./schedules.server.ts')

const SOON = { timeout: 60_000, interval: 50 }
const workLog = join(dataDir, 'work.log')
const linesOf = (word: string) =>
  existsSync(workLog)
    ? readFileSync(workLog, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(word))
    : []

const findState = async (id: string) => (await findJob(id))?.state
const isDone = (state: string | undefined) => state === 'done'

/** As the child defines them: here they are only put in line, never done. */
const run = () => Promise.reject(new Error('not here'))
const steps = defineJob({ kind: 'steps', payload: z.object({ name: z.string() }), maxAttempts: 5, run })
const slow = defineJob({ kind: 'slow', payload: z.object({ name: z.string() }), run })
const tick = defineJob({ kind: 'tick', payload: z.object({ name: z.string() }), run })
const poison = defineJob({ kind: 'poison', payload: z.null(), maxAttempts: 2, run })

const children: ChildProcess[] = []
function startWorker({ isAlone }: { isAlone: boolean }): ChildProcess {
  const child = spawn(process.execPath, [worker], {
    env: { ...process.env, WORK_LOG: workLog, IS_ALONE: isAlone ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}
async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
}

let worker = ''
beforeAll(async () => {
  worker = await buildWorker('tests/support/job-worker.ts')
  await store().migrate()
})
afterEach(() => Promise.all(children.splice(0).map((child) => end(child, 'SIGKILL'))))
afterAll(() => store().close())

test('a server killed in the middle of work loses nothing: the next start does all of it', async () => {
  const ids: string[] = []
  for (const name of ['anna', 'bruno', 'chiara'])
    ids.push((await startJob(steps, { name }, { title: `Steps of ${name}` })).job.id)
  const first = startWorker({ isAlone: true })
  await vi.waitFor(async () => expect((await findJob(ids[0]!))?.progress).toBeGreaterThan(0), SOON)
  await end(first, 'SIGKILL')
  const cutOff = await findJob(ids[0]!)
  expect(cutOff).toMatchObject({ state: 'running', attempts: 1 })
  startWorker({ isAlone: true })
  for (const id of ids) await vi.waitFor(async () => expect((await findJob(id))?.state).toBe('done'), SOON)
  expect(await findJob(ids[0]!)).toMatchObject({ attempts: 2, result: { name: 'anna' }, progress: 1, leaseId: null })
  expect(await findJob(ids[2]!)).toMatchObject({ attempts: 1 })
  for (const name of ['anna', 'bruno', 'chiara']) expect(linesOf(`${name} 8`)).toHaveLength(1)
})

test('a job that kills its server is tried again and then parked, while the others are done', async () => {
  const bad = (await startJob(poison, null, { title: 'Poison' })).job.id
  const good = (await startJob(steps, { name: 'dora' }, { title: 'Steps of dora' })).job.id
  for (let start = 1; start <= 2; start++) {
    const child = startWorker({ isAlone: true })
    await once(child, 'exit')
  }
  startWorker({ isAlone: true })
  await vi.waitFor(async () => expect((await findJob(good))?.state).toBe('done'), SOON)
  await vi.waitFor(async () => expect((await findJob(bad))?.state).toBe('parked'), SOON)
  expect(await findJob(bad)).toMatchObject({ attempts: 2, lastError: expect.stringContaining('cut off') as string })
  expect(linesOf('poison')).toHaveLength(2)
})

test('a server that is stopped gives its work back at once, and no attempt is counted', async () => {
  const { id } = (await startJob(steps, { name: 'emil' }, { title: 'Steps of emil' })).job
  const child = startWorker({ isAlone: true })
  await vi.waitFor(async () => expect((await findJob(id))?.state).toBe('running'), SOON)
  await end(child, 'SIGTERM')
  expect(await findJob(id)).toMatchObject({ state: 'waiting', attempts: 0, leaseId: null })
})

test('two servers on one database do each chore once, and share the jobs without doing one twice', async () => {
  const names = Array.from({ length: 6 }, (_, n) => `shared${n}`)
  const ids = await Promise.all(names.map(async (name) => (await startJob(steps, { name }, { title: name })).job.id))
  await store()
    .db.update(schedules)
    .set({ nextAt: new Date(Date.now() - 1_000), lastAt: null })
  const before = [1, 2, 3, 4, 5].map((n) => linesOf(`chore-${n}`).length)
  const workers = [startWorker({ isAlone: false }), startWorker({ isAlone: false })]
  await Promise.all(workers.map((child) => once(child.stdout!, 'data')))
  for (const id of ids) await vi.waitFor(async () => expect((await findJob(id))?.state).toBe('done'), SOON)
  await vi.waitFor(
    async () => expect((await listSchedules()).map(({ lastAt }) => lastAt !== null)).toEqual(Array(5).fill(true)),
    SOON,
  )
  await Promise.all(workers.map((child) => end(child, 'SIGTERM')))
  expect([1, 2, 3, 4, 5].map((n) => linesOf(`chore-${n}`).length)).toEqual(before.map((times) => times + 1))
  for (const name of names) expect(linesOf(`${name} 1 `)).toHaveLength(1)
})

test('of two servers one is killed with jobs in hand: the other does them when their lease is over', async () => {
  const workers = [startWorker({ isAlone: false }), startWorker({ isAlone: false })]
  await Promise.all(workers.map((child) => once(child.stdout!, 'data')))
  const names = ['gino', 'hana', 'ines', 'jaro']
  const ids: string[] = []
  for (const name of names) ids.push((await startJob(slow, { name }, { title: name })).job.id)
  await vi.waitFor(async () => {
    for (const id of ids) expect((await findJob(id))?.state).toBe('running')
  }, SOON)
  await end(workers[0]!, 'SIGKILL')
  const killedAt = Date.now()
  // At night it waits for as long as a lease is; by day the lease is said to be over once the other server is done.
  if (!isNightly) {
    await vi.waitFor(async () => expect((await Promise.all(ids.map(findState))).filter(isDone)).toHaveLength(2), SOON)
    await store()
      .db.update(jobs)
      .set({ leaseUntil: new Date(Date.now() - 1) })
      .where(eq(jobs.state, 'running'))
  }
  for (const id of ids) await vi.waitFor(async () => expect(await findState(id)).toBe('done'), SOON)
  expect(Date.now() - killedAt).toBeLessThan(45_000)
  expect((await Promise.all(ids.map((id) => findJob(id)))).map((job) => job?.attempts).toSorted()).toEqual([1, 1, 2, 2])
})

test('a thousand small jobs are done by two servers, each of them once', async () => {
  const count = byDay(300, 1_000)
  const names = Array.from({ length: count }, (_, n) => `tick${n}`)
  await store().tx(async () => {
    for (const name of names) await startJob(tick, { name }, { title: name })
  })
  const workers = [startWorker({ isAlone: false }), startWorker({ isAlone: false })]
  await vi.waitFor(() => expect(linesOf('tick ')).toHaveLength(count), SOON)
  await Promise.all(workers.map((child) => end(child, 'SIGTERM')))
  expect(linesOf('tick ').toSorted()).toEqual(names.map((name) => `tick ${name}`).toSorted())
  const rows = await store()
    .db.select({ state: jobs.state, attempts: jobs.attempts })
    .from(jobs)
    .where(eq(jobs.kind, 'tick'))
  expect(rows).toHaveLength(count)
  expect(rows.every(({ state, attempts }) => state === 'done' && attempts === 1)).toBe(true)
})
