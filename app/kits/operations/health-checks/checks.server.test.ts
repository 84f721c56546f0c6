import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { getScreen } from '#app/catalogue/screens.ts'

const dataDir = (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-checks-')))
process.env.LOG_LEVEL = 'silent'
process.env.HOST = '127.0.0.1'

/** Stands for this server: every screen is drawn as it should, but one breaks and one forgot its guard. */
const house: Server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0]!
  const { id } = screenAt(path)
  const { access } = getScreen(id)
  if (id === 'search') response.writeHead(500).end('broken')
  else if (id === 'admin-jobs') response.writeHead(200).end(`<main data-screen="admin-jobs">`)
  else if (access) response.writeHead(302, { location: `/login?return_url=${path}` }).end()
  else response.writeHead(200, { 'x-host': request.headers.host ?? '' }).end(`<main data-screen="${id}">`)
})
await new Promise<void>((resolve) => house.listen(0, '127.0.0.1', resolve))
process.env.PORT = String((house.address() as AddressInfo).port)

const { store } = await import('#app/database/store.server.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { NEVER } = await import('#app/kits/foundation/mail/mail.store.server.ts')
const { closeJobs, openJobs } = await import('#app/kits/foundation/jobs/worker.server.ts')
const { closeEmbeddedEngines } = await import('#app/kits/asking/engines/embedded-engines.server.ts')
const { engineWorker } = await import('#app/kits/asking/engine-worker/engine-worker.server.ts')
const rows = await import('./checks.store.server.ts')
const { CHECK_RUNS_KEPT, dailyChecks, listChecks, startCheck } = await import('./checks.server.ts')
const { screenChecks } = await import('./screen-checks.server.ts')
const { houseChecks } = await import('./house-checks.server.ts')
const { mailChecks } = await import('./mail-checks.server.ts')

const tools = { signal: new AbortController().signal, isScheduled: false }
const check = (id: string) =>
  [...screenChecks(), ...houseChecks(), ...mailChecks()].find((one) => one.id === id)!.run(tools)

beforeAll(() => store().migrate())
afterAll(async () => {
  await closeJobs()
  await closeEmbeddedEngines()
  await engineWorker().close()
  await store().close()
  house.close()
})

test('a screen passes when it is drawn, or asks guests to sign in', async () => {
  expect(await check('screen:home')).toMatchObject({ state: 'passed', said: 'It is drawn.' })
  expect(await check('screen:settings')).toMatchObject({ state: 'passed', said: 'Guests are asked to sign in.' })
  expect(await check('screen:job')).toMatchObject({ state: 'passed' })
})

test('a screen that breaks fails, and one that lets a guest in where it must not', async () => {
  expect(await check('screen:search')).toMatchObject({ state: 'failed', said: 'It answered 500.' })
  expect(await check('screen:admin-jobs')).toMatchObject({
    state: 'failed',
    said: expect.stringContaining('got 200') as unknown,
  })
})

test('the storage keeps a file and gives it back, and nothing stays behind', async () => {
  expect(await check('storage:files')).toMatchObject({ state: 'passed' })
  const left = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('database and backups are looked at as they are', async () => {
  expect(await check('database:ping')).toMatchObject({ state: 'passed' })
  expect(await check('database:migrations')).toMatchObject({ state: 'passed' })
  expect((await check('backups:age')).state).toBe(process.env.DATABASE_URL ? 'skipped' : 'failed')
})

test('a letter is seen to leave, and is not written by the clock; one that waits for long is a failure', async () => {
  expect(await check('mail:letter')).toMatchObject({ state: 'passed' })
  expect(readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(1)
  const byClock = mailChecks().find(({ id }) => id === 'mail:letter')!
  expect(await byClock.run({ ...tools, isScheduled: true })).toMatchObject({ state: 'skipped' })
  expect(await check('mail:queue')).toMatchObject({ state: 'passed' })
  const letter = { to: 'a@b.test', fromName: 'F', subject: 'S', text: 'T', html: 'H' }
  await store()
    .db.insert(mails)
    .values({ id: 'old', ...letter, createdAt: new Date(Date.now() - 3_600_000), dueAt: new Date(Date.now() + 60_000) })
  expect(await check('mail:queue')).toMatchObject({ state: 'failed', said: '1 wait, the oldest for 1 hour.' })
  await store().db.update(mails).set({ dueAt: NEVER })
  expect(await check('mail:queue')).toMatchObject({ state: 'failed', said: '1 of the last 30 days were given up.' })
})

test('one check is done again within its run, and takes the place of what was found before', async () => {
  await rows.createCheckRun({ id: 'run', startedAt: new Date(), finishedAt: new Date(), isScheduled: false })
  const before = { state: 'failed', said: 'It was away.', advice: null, tookMs: 1, checkedAt: new Date(0) } as const
  await rows.saveResult({ runId: 'run', check: 'screen:home', ...before })
  expect(await startCheck('run', 'screen:nothing')).toBe(false)
  expect(await startCheck('gone', 'screen:home')).toBe(false)
  expect(await startCheck('run', 'screen:home')).toBe(true)
  await openJobs()
  await vi.waitFor(
    async () => expect(await rows.listResults('run')).toMatchObject([{ check: 'screen:home', state: 'passed' }]),
    { timeout: 20_000 },
  )
  await closeJobs()
})

test('the daily run begins only when it is switched on, and one at a time', async () => {
  await dailyChecks.run(tools.signal)
  expect(await rows.listCheckRuns(9)).toHaveLength(1)
  await rows.saveDailyChecks(true, new Date())
  await dailyChecks.run(tools.signal)
  await dailyChecks.run(tools.signal)
  const runs = await rows.listCheckRuns(9)
  expect(runs).toHaveLength(2)
  expect(runs[0]).toMatchObject({ isScheduled: true, finishedAt: null, passed: 0 })
})

test('old runs go with their results', async () => {
  for (let n = 0; n < CHECK_RUNS_KEPT; n++)
    await rows.createCheckRun({
      id: `more-${n}`,
      startedAt: new Date(Date.now() + n),
      finishedAt: null,
      isScheduled: false,
    })
  await rows.removeOldCheckRuns(CHECK_RUNS_KEPT)
  expect(await rows.listCheckRuns(99)).toHaveLength(CHECK_RUNS_KEPT)
  expect(await rows.listResults('run')).toEqual([])
})

test('every check has an id of its own', async () => {
  const ids = (await listChecks()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['screen:home', 'jobs:worker', 'mail:letter', 'backups:age']))
})
