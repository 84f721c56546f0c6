import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildWorker } from '#tests/support/worker-file.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-alerts-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const schema = await import('#app/database/schema.ts')
const { readQuestion } = await import('#app/engines/table-questions/read-question.ts')
const { toSql } = await import('#app/engines/table-questions/to-sql.ts')
const { removeFiles } = await import('#app/kits/foundation/files/files.server.ts')
const { saveFile } = await import('#app/kits/foundation/files/save-file.server.ts')
const { readNotices } = await import('#app/kits/members/notices/notices.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { createId, createSecretId } = await import('#app/platform/secrets/ids.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { tablesPool, tablesWorker, tellTable } = await import('../tables/tables-pool.server.ts')
await import('../data-studio.register.server.ts')
const sets = await import('../keeping/data.store.server.ts')
const { NO_RECIPE } = await import('../tables/table-jobs.ts')
const { answerAgain } = await import('../asking/answer-again.server.ts')
const { nextLook } = await import('./alert-schedule.ts')
const rows = await import('./alerts.store.server.ts')
const { alertJob, lookAtAlert, lookAtAlerts, readFigure } = await import('./look-at-alert.server.ts')

beforeAll(async () => {
  await store().migrate()
  tablesWorker.file = await buildWorker('app/features/data-studio/tables/tables.worker.ts')
  await enrol('mira', { emailVerifiedAt: new Date(0) })
}, 60_000)
afterAll(async () => {
  await tablesPool().close()
  await store().close()
})

async function keepFile(text: string) {
  const saved = await saveFile({
    owner: { id: 'mira' },
    purpose: 'attachment',
    name: 'sales.csv',
    content: new TextEncoder().encode(text),
  })
  if (!saved.isSaved) throw new Error(saved.message)
  const told = await tellTable({ fileId: saved.file.id, name: 'sales.csv', recipe: NO_RECIPE })
  if (!told.isDone) throw new Error(told.message)
  return { fileId: saved.file.id, bytes: saved.file.bytes, told: told.value, rowCount: told.value.rowCount }
}
const csv = (north: number, south: number) => `Region,Revenue\nNorth,${north}\nSouth,${south}\nSouth,1\n`

/** A table of mira with a question that was asked of it. */
async function asked(question: string, own?: string) {
  const kept = await keepFile(csv(100, 49))
  const [id, now] = [createSecretId(), clock.now()]
  await sets.createSet({
    ...{ id, userId: 'mira', guestId: null, title: 'Sales', name: 'sales.csv', ...kept },
    ...{ recipe: NO_RECIPE, createdAt: now, updatedAt: now },
  })
  const { columns, values } = kept.told
  const read = own ? null : readQuestion(question, columns, new Map(values))
  if (read && read.plan === null) throw new Error(read.why)
  const query = own ?? toSql(read!.plan!, columns, 500)
  const row = { id: createId(), dataSetId: id, question, plan: read, query, answer: { columns: [], rows: [] } }
  await sets.createQuestion({ ...row, createdAt: now })
  return { set: id, ask: row.id, renew: async (text: string) => sets.saveSet(id, await keepFile(text)) }
}

type Watched = Partial<typeof schema.dataAlerts.$inferInsert>
async function watch(questionId: string, watched: Watched) {
  const [id, now] = [createSecretId(), clock.now()]
  await rows.createAlert({
    ...{ id, userId: 'mira', questionId, title: 'Revenue', column: 'value', pick: 'one', condition: 'above' },
    ...{
      threshold: 200,
      often: 'daily',
      hour: 8,
      weekday: 1,
      zone: 'UTC',
      byMail: false,
      createdAt: now,
      updatedAt: now,
    },
    ...{ nextAt: nextLook({ often: 'daily', hour: 8, weekday: 1, zone: 'UTC' }, now), ...watched },
  })
  return id
}
const look = async (id: string) => lookAtAlert((await rows.findAlert(id))!)
const told = async () => (await readNotices('mira', { isUnread: false, behind: null })).lines.map(({ words }) => words)
const letters = async () => (await store().db.select().from(schema.mails)).map(({ subject }) => subject)

test('an alert goes by the newest file, tells once until it is no longer true, and keeps what it saw', async () => {
  const { ask, renew } = await asked('sum of revenue')
  const id = await watch(ask, {})
  const before = (await told()).length
  await look(id)
  await renew(csv(500, 49))
  await look(id)
  await look(id)
  await renew(csv(1, 1))
  await look(id)
  await renew(csv(300, 49))
  await look(id)
  const looks = (await rows.listLooks(id, 50)).toReversed()
  expect(looks.map(({ figure, isMet, isTold }) => [figure, isMet, isTold])).toEqual([
    [150, false, false],
    [550, true, true],
    [550, true, false],
    [3, false, false],
    [350, true, true],
  ])
  const news = (await told()).slice(0, (await told()).length - before)
  expect(news).toEqual(['Revenue: Revenue is 350, above 200.', 'Revenue: Revenue is 550, above 200.'])
  expect(await letters()).toEqual([])
})

test('a letter goes out where the member wants one, and the switch of their settings is stronger', async () => {
  const { ask } = await asked('sum of revenue')
  await look(await watch(ask, { threshold: 10, byMail: true }))
  expect(await letters()).toEqual(['Revenue: Revenue is 150, above 10.'])
  const { saveUser, findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
  const { notifications } = (await findUserById('mira'))!
  await saveUser('mira', { notifications: { ...notifications, kinds: { 'data.alert': false } } })
  await look(await watch(ask, { threshold: 10, byMail: true }))
  expect(await letters()).toHaveLength(1)
  await saveUser('mira', { notifications })
})

test('the largest and the smallest of a grouped answer, and a change in percent', async () => {
  const { ask, renew } = await asked('sum of revenue by region')
  expect(await readFigure({ questionId: ask, column: 'value', pick: 'max' })).toMatchObject({ figure: 100 })
  expect(await readFigure({ questionId: ask, column: 'value', pick: 'min' })).toMatchObject({ figure: 50 })
  expect(await readFigure({ questionId: ask, column: 'value', pick: 'one' })).toMatchObject({
    figure: null,
    note: expect.stringContaining('several lines') as string,
  })
  const id = await watch(ask, { pick: 'max', condition: 'changes', threshold: 10 })
  await look(id)
  await renew(csv(109, 49))
  await look(id)
  await renew(csv(130, 49))
  await look(id)
  expect((await rows.listLooks(id, 50)).toReversed().map(({ isMet }) => isMet)).toEqual([false, false, true])
  expect((await told())[0]).toBe('Revenue: the largest Revenue is 130, after 109: more than 10 % of change.')
})

test.each([
  ['SELECT count(*) AS n FROM data;', 3],
  ['SELECT count(*) AS n FROM data -- all of them', 3],
  ['WITH d AS (SELECT * FROM data) SELECT sum("Revenue") AS n FROM d', 150],
])('a query of one’s own is watched: %s', async (query, figure) => {
  const { ask } = await asked('A query of your own', query)
  expect(await readFigure({ questionId: ask, column: 'n', pick: 'one' })).toMatchObject({ figure })
})

test('without its table, its file or its column it pauses and says why, once', async () => {
  for (const [take, why] of [
    [({ set }: { set: string }) => sets.saveSet(set, { deletedAt: new Date() }), 'was deleted'],
    [async ({ set }: { set: string }) => removeFiles([(await sets.findSet(set))!.fileId]), 'file'],
    [({ renew }: { renew: (text: string) => Promise<unknown> }) => renew('Region,Profit\nNorth,1\n'), '“Revenue”'],
  ] as const) {
    const one = await asked('sum of revenue')
    const id = await watch(one.ask, {})
    await take(one)
    await look(id)
    expect(await rows.findAlert(id)).toMatchObject({ isOn: false, nextAt: null })
    expect((await rows.findAlert(id))!.pausedWhy).toContain(why)
    expect((await told())[0]).toContain('The alert “Revenue” is paused.')
    const count = (await told()).length
    await look(id)
    expect((await told()).length).toBe(count)
  }
})

test('the table that is swept takes the question along, and the alert says that it is gone', async () => {
  const { ask, set } = await asked('sum of revenue')
  const id = await watch(ask, {})
  await sets.removeSets([set])
  expect(await rows.findAlert(id)).toMatchObject({ questionId: null })
  await look(id)
  expect((await rows.findAlert(id))!.pausedWhy).toBe('The table it was asked was deleted.')
})

test('its hour comes by the clocks of its zone, once among several servers, and begins a job', async () => {
  const { ask } = await asked('sum of revenue')
  const id = await watch(ask, { nextAt: new Date('2026-06-01T06:00:00Z'), zone: 'Europe/Berlin', often: 'weekly' })
  vi.spyOn(clock, 'now').mockReturnValue(new Date('2026-06-01T06:00:30Z'))
  await Promise.all([0, 1, 2].map(() => lookAtAlerts.run(new AbortController().signal)))
  const jobs = (await store().db.select().from(schema.jobs)).filter(
    ({ kind, payload }) => kind === 'data-alert' && (payload as { alert: string }).alert === id,
  )
  expect(jobs).toHaveLength(1)
  // Monday to Monday, eight o'clock in Berlin.
  expect((await rows.findAlert(id))!.nextAt).toEqual(new Date('2026-06-08T06:00:00Z'))
  const job = { id: jobs[0]!.id, userId: null, title: 't', attempt: 1 }
  const tools = { job, signal: new AbortController().signal, progress: () => {} }
  await alertJob.perform({ alert: id }, tools)
  expect(await rows.listLooks(id, 50)).toHaveLength(1)
  await rows.saveAlert(id, { isOn: false })
  await alertJob.perform({ alert: id }, tools)
  expect(await rows.listLooks(id, 50)).toHaveLength(1)
})

test('hours follow the clock changes of the zone', () => {
  const berlin = { hour: 8, weekday: 1, zone: 'Europe/Berlin' }
  const after = (at: string, often: 'hourly' | 'daily') => nextLook({ ...berlin, often }, new Date(at))?.toISOString()
  expect(after('2026-03-28T12:00:00Z', 'daily')).toBe('2026-03-29T06:00:00.000Z')
  expect(after('2026-10-24T12:00:00Z', 'daily')).toBe('2026-10-25T07:00:00.000Z')
  expect(after('2026-10-24T12:10:00Z', 'hourly')).toBe('2026-10-24T13:00:00.000Z')
})

test('an answer is worked out again in place, with its moment; where it cannot be, the old one stays', async () => {
  const { ask, set, renew } = await asked('sum of revenue')
  const again = async () => {
    const { question, set: table } = (await sets.findAsked(ask))!
    return answerAgain(table, question)
  }
  expect(await again()).toBeNull()
  const first = (await sets.findQuestion(set, ask))!
  expect(first.answer).toMatchObject({ rows: [[150, 3]] })
  expect(first.answeredAt).not.toBeNull()
  await renew('Region,Profit\nNorth,1\n')
  expect(await again()).toContain('“Revenue”')
  expect(await sets.findQuestion(set, ask)).toEqual(first)
})
