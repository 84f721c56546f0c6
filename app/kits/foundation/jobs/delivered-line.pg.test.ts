import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { askOnce } from '#tests/support/postgres.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-delivered-'))
process.env.LOG_LEVEL = 'silent'
const url = process.env.DATABASE_URL ?? ''
const database = new URL(url).pathname.slice(1)
const { closeBell } = await import('#app/database/bell.server.ts')
const { migrateQueue } = await import('#app/database/queue.server.ts')
const { store } = await import('#app/database/store.server.ts')
const { defineJob } = await import('./job-kind.server.ts')
const { cancelJob, findJob, startJob } = await import('./jobs.server.ts')
const { closeJobs, openJobs } = await import('./worker.server.ts')

const SOON = { timeout: 30_000, interval: 20 }
const HOUR_MS = 3_600_000
const countMessages = async (of = url) =>
  Number((await askOnce(of, 'select count(*) as n from graphile_worker.jobs')).rows[0].n)
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await findJob(id))?.state).toBe(state), SOON)
const hello = defineJob({ kind: 'hello', payload: z.null(), run: async () => 'hello' })

beforeAll(() => store().migrate())
afterEach(() => closeJobs())
afterAll(async () => {
  await closeBell()
  await store().close()
})

test('a message stands with the row, goes with a transaction that is rolled back, and is gone when the job is in hand', async () => {
  const failing = store().tx(async () => {
    await startJob(hello, null, { title: 'Never' })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await countMessages()).toBe(0)
  const { job } = await startJob(hello, null, { title: 'Hello' })
  expect(await countMessages()).toBe(1)
  await openJobs()
  await becomes(job.id, 'done')
  await vi.waitFor(async () => expect(await countMessages()).toBe(0), SOON)
})

test('the message of a job that was cancelled begins nothing', async () => {
  const { job } = await startJob(hello, null, { title: 'Cancelled' })
  expect((await cancelJob(job.id))?.state).toBe('cancelled')
  await openJobs()
  await vi.waitFor(async () => expect(await countMessages()).toBe(0), SOON)
  expect(await findJob(job.id)).toMatchObject({ state: 'cancelled', attempts: 0 })
})

test('a message that was lost, or put off for an hour by mistake, is put in again', async () => {
  const lost = (await startJob(hello, null, { title: 'Lost' })).job
  await askOnce(url, 'select graphile_worker.remove_job($1)', [lost.id])
  const late = (await startJob(hello, null, { title: 'Late' })).job
  const later = new Date(Date.now() + HOUR_MS)
  await askOnce(
    url,
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), $2)',
    [late.id, later],
  )
  await openJobs()
  for (const { id } of [lost, late]) await becomes(id, 'done')
})

test('a message that nobody will be handed any more is removed', async () => {
  const { job } = await startJob(hello, null, { title: 'Spent' })
  const spend =
    'select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = $1))'
  await askOnce(url, spend, [job.id])
  await openJobs()
  await becomes(job.id, 'done')
  await vi.waitFor(async () => expect(await countMessages()).toBe(0), SOON)
})

test('the line outlives a database that was cut off', async () => {
  await openJobs()
  await becomes((await startJob(hello, null, { title: 'Before' })).job.id, 'done')
  const house = `${inject('postgres')}postgres`
  await askOnce(house, `alter database ${database} with allow_connections false`)
  await askOnce(house, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
  await pause(2_500)
  await askOnce(house, `alter database ${database} with allow_connections true`)
  const { job } = await startJob(hello, null, { title: 'After' })
  await becomes(job.id, 'done')
})

test('three servers that start at once on an empty database make the tables of the queue together', async () => {
  await askOnce(`${inject('postgres')}postgres`, `create database ${database}_empty`)
  const empty = `${inject('postgres')}${database}_empty`
  await Promise.all([migrateQueue(empty), migrateQueue(empty), migrateQueue(empty)])
  expect(await countMessages(empty)).toBe(0)
})
