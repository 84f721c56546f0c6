import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-workers-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { schedules } = await import('#app/database/tables/jobs.ts')
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

/** As the child defines them: here they are only put in line, never done. */
const run = () => Promise.reject(new Error('not here'))
const steps = defineJob({ kind: 'steps', payload: z.object({ name: z.string() }), maxAttempts: 5, run })
const poison = defineJob({ kind: 'poison', payload: z.null(), maxAttempts: 2, run })

const children: ChildProcess[] = []
function startWorker({ isAlone }: { isAlone: boolean }): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/job-worker.ts'], {
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

beforeAll(() => store().migrate())
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
