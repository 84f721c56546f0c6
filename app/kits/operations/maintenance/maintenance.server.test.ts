import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-upkeep-')))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { events, jobs } = await import('#app/database/tables/jobs.ts')
const { restore } = await import('#app/database/backup.server.ts')
const { cancelJob, findJob, listJobs, startJob } = await import('#app/kits/foundation/jobs/jobs.server.ts')
const { countUnanswered, listUnanswered } = await import('#app/kits/asking/panda/unanswered.store.server.ts')
const { closeJobs, openJobs } = await import('#app/kits/foundation/jobs/worker.server.ts')
const { backupJob, startBackup } = await import('./backup-job.server.ts')
const { files } = await import('#app/database/tables/files.ts')
const { listBackups } = await import('./backups.server.ts')
const { readTrial } = await import('./read-trial.server.ts')
const { backUpRegularly } = await import('./regular-backups.server.ts')
const { countLostFiles } = await import('./restored-files.server.ts')
const { startTrial } = await import('./trial-job.server.ts')
const { EVENTS_KEPT_DAYS, JOBS_KEPT_DAYS, QUESTIONS_KEPT_DAYS, removeOldWork } = await import('./maintenance.server.ts')

const BACKUPS_KEPT = 7
const SOON = { timeout: 60_000, interval: 50 }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const folder = join(dataDir, 'backups')

beforeAll(() => store().migrate())
afterEach(() => closeJobs())
afterAll(() => store().close())

const becomes = (id: string, state: string) =>
  vi.waitFor(async () => expect((await findJob(id))?.state).toBe(state), SOON)

test('old jobs that are over and old events go; what waits, runs or is young stays', async () => {
  const job = (id: string, days: number, rest: object) => ({
    ...{ id, kind: 'none', title: id, maxAttempts: 1, dueAt: daysAgo(days), createdAt: daysAgo(days) },
    ...rest,
  })
  await store()
    .db.insert(jobs)
    .values([
      job('old-done', 60, { state: 'done', finishedAt: daysAgo(JOBS_KEPT_DAYS + 1) }),
      job('old-parked', 60, { state: 'parked', finishedAt: daysAgo(JOBS_KEPT_DAYS + 1) }),
      job('young', 60, { state: 'done', finishedAt: daysAgo(JOBS_KEPT_DAYS - 1) }),
      job('waits', 60, { state: 'waiting' }),
    ])
  const event = (id: string, days: number) => ({ id, topic: 'a', name: 'b', data: null, createdAt: daysAgo(days) })
  await store()
    .db.insert(events)
    .values([event('old', EVENTS_KEPT_DAYS + 1), event('new', 0)])
  await removeOldWork.run(new AbortController().signal)
  expect((await store().db.select().from(jobs)).map(({ id }) => id).sort()).toEqual(['waits', 'young'])
  expect((await store().db.select().from(events)).map(({ id }) => id)).toEqual(['new'])
})

test('a question the panda could not answer goes when nobody asked it for a year; one asked again stays', async () => {
  const ask = (key: string, days: number) => countUnanswered({ key, question: key, page: '/' }, daysAgo(days))
  await ask('long ago', QUESTIONS_KEPT_DAYS + 1)
  await ask('again', QUESTIONS_KEPT_DAYS + 1)
  await ask('again', 1)
  await removeOldWork.run(new AbortController().signal)
  expect((await listUnanswered(10)).map(({ key, times }) => ({ key, times }))).toEqual([{ key: 'again', times: 2 }])
})

test('a backup is whole, can be put back, and only the last few are kept', async () => {
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'a.txt'), 'a')
  for (let day = 1; day <= BACKUPS_KEPT; day++) mkdirSync(join(folder, `2020-01-0${day}T00-00-00`), { recursive: true })
  mkdirSync(join(folder, 'making-2020-01-01T00-00-00'))
  mkdirSync(join(folder, 'my own folder'))
  await openJobs()
  const { job } = await startJob(backupJob, null, { title: 'Backup', dedupeKey: 'data' })
  await becomes(job.id, 'done')
  const [newest] = await listBackups()
  expect(existsSync(join(folder, newest!.name, 'frenly.sqlite'))).toBe(true)
  expect((await findJob(job.id))?.result).toMatchObject({ name: newest!.name })
  const names = readdirSync(folder)
  expect(names).toHaveLength(BACKUPS_KEPT + 1)
  expect(names).toEqual(expect.arrayContaining(['my own folder', newest!.name, '2020-01-07T00-00-00']))
  expect(names).not.toContain('2020-01-01T00-00-00')
  const back = mkdtempSync(join(tmpdir(), 'frenly-upkeep-back-'))
  expect(restore(join(folder, newest!.name), back).jobs).toBeGreaterThan(0)
  expect(existsSync(join(back, 'files', 'a.txt'))).toBe(true)
})

test('a backup made after the clock went back is kept, whatever lies there with a later date', async () => {
  for (let day = 1; day <= BACKUPS_KEPT; day++) mkdirSync(join(folder, `2090-01-0${day}T00-00-00`), { recursive: true })
  await openJobs()
  const { job } = await startJob(backupJob, null, { title: 'Backup' })
  await becomes(job.id, 'done')
  const { name } = (await findJob(job.id))?.result as { name: string }
  expect((await listBackups()).map((backup) => backup.name)).toContain(name)
  expect(readdirSync(folder).filter((one) => one.startsWith('2'))).toHaveLength(BACKUPS_KEPT)
})

test('a backup that is cancelled leaves nothing half made', async () => {
  await openJobs()
  const { job } = await startJob(backupJob, null, { title: 'Backup' })
  await becomes(job.id, 'running')
  await cancelJob(job.id)
  await becomes(job.id, 'cancelled')
  expect(readdirSync(folder).filter((name) => name.startsWith('making-'))).toEqual([])
})

const key = 'files/abcdefghijklmnop'
const keepFile = async () => {
  mkdirSync(join(dataDir, 'files', 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', key), 'four')
  const row = { id: 'kept', key, purpose: 'test', name: 'kept.txt', type: 'text/plain', bytes: 4, sha256: '' }
  await store()
    .db.insert(files)
    .values({ ...row, createdAt: new Date() })
}
const finish = async (begun: ReturnType<typeof startBackup>, state: string) => {
  const { job } = await begun
  await becomes(job.id, state)
  return (await findJob(job.id))!
}

/** The complaint of its first attempt; it is not tried again. */
const complaintOf = async (begun: ReturnType<typeof startTrial>) => {
  const { job } = await begun
  await vi.waitFor(async () => expect((await findJob(job.id))?.lastError).toBeTruthy(), SOON)
  await cancelJob(job.id)
  return (await findJob(job.id))!.lastError
}

test('a backup put back on trial is whole with its files, and a file that is cut or missing is counted', async () => {
  await openJobs()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  expect(await readTrial(new Date())).toBeNull()
  expect(await complaintOf(startTrial())).toMatch(/no backup to try/)
  await keepFile()
  const { name } = (await finish(startBackup(), 'done')).result as { name: string }
  expect((await finish(startTrial(), 'done')).result).toMatchObject({ name, files: 1, lost: 0 })
  expect(await readTrial(new Date())).toMatchObject({ isPassed: true, words: expect.stringContaining('1 files') })
  expect(readdirSync(folder)).toEqual([name])

  const { signal } = new AbortController()
  expect(await countLostFiles(join(folder, name), signal)).toEqual({ files: 1, lost: 0 })
  writeFileSync(join(folder, name, 'files', key), 'two')
  expect(await countLostFiles(join(folder, name), signal)).toEqual({ files: 1, lost: 1 })
  rmSync(join(folder, name, 'files', key))
  expect(await countLostFiles(join(folder, name), signal)).toEqual({ files: 1, lost: 1 })
})

test('backups are made by themselves when the last is old enough, and tried once a week', async () => {
  const look = () => backUpRegularly.run(new AbortController().signal)
  const listOpen = async () =>
    (await listJobs({ states: ['waiting'] }, { limit: 10 })).map(({ kind }) => kind).filter((kind) => kind !== 'none')
  await closeJobs()
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  await store().db.delete(jobs)
  await look()
  expect(await listOpen()).toEqual([])
  const nameOf = (hours: number) => {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString()
    return at.slice(0, 19).replaceAll(':', '-')
  }
  const put = (hours: number) => {
    mkdirSync(join(folder, nameOf(hours)))
    writeFileSync(join(folder, nameOf(hours), 'frenly.sqlite'), '')
  }
  put(25)
  await look()
  await look()
  expect(await listOpen()).toEqual(['backup'])
  await store().db.delete(jobs)
  put(2)
  await look()
  expect(await listOpen()).toEqual(['backup-trial'])
  const done = { kind: 'backup-trial', title: '', state: 'done' as const, maxAttempts: 1, dueAt: new Date() }
  const tried = (days: number) => ({ ...done, id: `${days}`, createdAt: daysAgo(days), finishedAt: daysAgo(days) })
  await store().db.delete(jobs)
  await store().db.insert(jobs).values(tried(8))
  await look()
  expect(await listOpen()).toEqual(['backup-trial'])
  await store().db.delete(jobs)
  await store().db.insert(jobs).values(tried(6))
  await look()
  expect(await listOpen()).toEqual([])
})
