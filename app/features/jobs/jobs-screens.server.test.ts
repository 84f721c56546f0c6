import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-activity-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { users } = await import('#app/database/tables/people.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { suspend } = await import('#app/kits/members/identity/leaving/suspension.server.ts')
const { defineJob } = await import('#app/kits/foundation/jobs/job-kind.server.ts')
const { findJob, startJob } = await import('#app/kits/foundation/jobs/jobs.server.ts')
const { HEARTBEAT_MS } = await import('#app/kits/foundation/live/event-stream.server.ts')
const { readActivity, readJob } = await import('./activity.server.ts')
const { actOnJobs } = await import('./admin-job-acts.server.ts')
const { readAdminJobs } = await import('./admin-jobs.server.ts')
const { actOnOwnJob } = await import('./own-job-acts.server.ts')
const live = await import('./live.api.ts')

const film = defineJob({ kind: 'film', payload: z.null(), run: async () => null })
const startFilm = async (userId: string | null, title = 'A film') =>
  (await startJob(film, null, { title, userId })).job.id

const cookies = new Map<string, string>()
beforeAll(async () => {
  await store().migrate()
  for (const name of ['mei', 'ping', 'chief']) {
    const email = `${name}@frenly.test`
    const person = { id: name, username: name, usernameKey: name, handle: name, name, email, emailKey: email }
    await store()
      .db.insert(users)
      .values({ ...person, emailVerifiedAt: new Date() })
    cookies.set(name, (await startSession(new Request('http://frenly.test/'), name, true)).split(';')[0]!)
  }
})
afterAll(() => store().close())

function send(path: string, who: string | null, fields: Record<string, string>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { cookie: (who && cookies.get(who)) ?? '' }
  return new Request(`http://frenly.test${path}`, { method: 'POST', body, headers })
}
type Answer = Awaited<ReturnType<typeof actOnOwnJob | typeof actOnJobs>>
const statusOf = (answering: Promise<Answer>) =>
  answering.then(
    (answer) => (answer instanceof Response ? answer.status : (answer.init?.status ?? 200)),
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : 500),
  )

test('a member cancels and tries again what is theirs, and comes back to the same page', async () => {
  const id = await startFilm('mei')
  const cancelled = await actOnOwnJob(send('/activity?show=open&page=2', 'mei', { act: 'cancel', id }))
  expect(cancelled).toBeInstanceOf(Response)
  expect((cancelled as Response).headers.get('location')).toBe('/activity?show=open&page=2')
  expect((await findJob(id))?.state).toBe('cancelled')
  expect(await statusOf(actOnOwnJob(send('/activity', 'mei', { act: 'cancel', id })))).toBe(409)
  expect(await statusOf(actOnOwnJob(send(`/activity/${id}`, 'mei', { act: 'retry', id })))).toBe(303)
  expect((await findJob(id))?.state).toBe('waiting')
})

test('what is another’s is not there: not to see, not to change', async () => {
  const id = await startFilm('mei', 'Secret film')
  for (const act of ['cancel', 'retry'])
    expect(await statusOf(actOnOwnJob(send('/activity', 'ping', { act, id })))).toBe(404)
  expect((await findJob(id))?.state).toBe('waiting')
  await expect(readJob('ping', id, new URLSearchParams())).rejects.toMatchObject({ status: 404 })
  await expect(readJob('mei', 'nothing', new URLSearchParams())).rejects.toMatchObject({ status: 404 })
  expect(JSON.stringify(await readActivity('ping', new URLSearchParams()))).not.toContain('Secret film')
  expect((await readJob('mei', id, new URLSearchParams())).job.title).toBe('Secret film')
})

test('a guest is sent to sign in, and a form that is none is refused', async () => {
  expect(await statusOf(actOnOwnJob(send('/activity', null, { act: 'cancel', id: 'x' })))).toBe(303)
  for (const fields of [{ act: 'explode', id: 'x' }, { act: 'cancel' }, { act: 'cancel', id: 'x'.repeat(200) }])
    expect(await statusOf(actOnOwnJob(send('/activity', 'mei', fields as Record<string, string>)))).toBe(400)
})

test('the list shows what was asked for, page by page, and never a page that is not there', async () => {
  for (let n = 0; n < 25; n++) await startFilm('ping', `Film ${n}`)
  const read = (query: string) => readActivity('ping', new URLSearchParams(query))
  expect((await read('')).jobs).toHaveLength(10)
  expect((await read('')).jobs[0]!.title).toBe('Film 24')
  expect(await read('page=3')).toMatchObject({ paging: { page: 3, pages: 3, count: 25 }, underWay: 25 })
  expect((await read('page=99')).paging.page).toBe(3)
  expect((await read('page=-1')).paging.page).toBe(1)
  expect((await read('show=done')).jobs).toEqual([])
  expect((await read('show=toString')).show).toBe('all')
})

test('the words of an error stay with the operator', async () => {
  const id = await startFilm('mei', 'Broken film')
  const broken = { state: 'parked', lastError: 'TypeError: sound is undefined', finishedAt: new Date(), attempts: 3 }
  const { eq } = await import('drizzle-orm')
  await store()
    .db.update(jobs)
    .set(broken as never)
    .where(eq(jobs.id, id))
  expect((await readJob('mei', id, new URLSearchParams())).job.reason).toBe('Something broke on our side.')
  const parked = await readAdminJobs(new URLSearchParams('state=parked'))
  expect(parked.jobs).toMatchObject([{ id, owner: 'mei', reason: 'TypeError: sound is undefined' }])
  const kind = parked.figures.find((one) => one.kind === 'film')
  expect(kind).toMatchObject({ atOnce: 1, counts: { parked: 1 } })
  expect(kind?.waits).not.toBeNull()
})

test('only the administrator acts on the jobs of all, and each act is written down', async () => {
  const id = await startFilm('mei', 'Film of the house')
  expect(await statusOf(actOnJobs(send('/admin/jobs', 'mei', { act: 'cancel', id }), 'r'))).toBe(403)
  expect(await statusOf(actOnJobs(send('/admin/jobs', null, { act: 'backup' }), 'r'))).toBe(303)
  expect((await findJob(id))?.state).toBe('waiting')
  for (const act of ['cancel', 'retry', 'cancel', 'remove'])
    expect(await statusOf(actOnJobs(send('/admin/jobs', 'chief', { act, id }), 'request-1'))).toBe(303)
  expect(await findJob(id)).toBeNull()
  expect(await statusOf(actOnJobs(send('/admin/jobs', 'chief', { act: 'remove', id }), 'r'))).toBe(404)
  const acts = await listAuditEvents({ target: `job/${id}`, limit: 10 })
  expect(acts.map(({ act }) => act)).toEqual(['job.removed', 'job.cancelled', 'job.retried', 'job.cancelled'])
  expect(acts[0]).toMatchObject({ actorId: 'chief', requestId: 'request-1', detail: { kind: 'film' } })
  expect(JSON.stringify(acts)).not.toContain('Film of the house')
})

test('what is under way is not removed, and of two backups at once there is one', async () => {
  const id = await startFilm('mei')
  expect(await statusOf(actOnJobs(send('/admin/jobs', 'chief', { act: 'remove', id }), 'r'))).toBe(409)
  const backUp = () => statusOf(actOnJobs(send('/admin/jobs', 'chief', { act: 'backup' }), 'r'))
  const first = await backUp()
  const second = await backUp()
  expect([first, second]).toEqual(process.env.DATABASE_URL ? [409, 409] : [303, 409])
  const exportHouse = () => statusOf(actOnJobs(send('/admin/jobs', 'chief', { act: 'house-export' }), 'r'))
  expect([await exportHouse(), await exportHouse()]).toEqual([303, 409])
})

const thrown = (refusal: unknown): Response => {
  if (refusal instanceof Response) return refusal
  throw refusal
}
const listen = (who: string | null) =>
  live
    .loader({
      request: new Request('http://frenly.test/api/live', { headers: { cookie: (who && cookies.get(who)) ?? '' } }),
      context: { network: '127.0.0.1' },
    } as never)
    .catch(thrown)

test('live events are for those who are signed in', async () => {
  expect((await listen(null)).status).toBe(401)
  const answer = await listen('mei')
  expect(answer.status).toBe(200)
  await answer.body!.cancel()
})

test('the open stream of a member who is suspended ends, whichever server it is on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const [suspended, other] = [await listen('ping'), await listen('mei')]
    const heard = suspended.text()
    // Only a row of the database changes, as when another server took the order.
    await suspend('ping', 'Advertising', { name: 'Frenly', theme: 'frenly', origin: 'http://frenly.test' })
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect(await heard).not.toContain(': here')
    const reader = other.body!.getReader()
    await reader.read()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': here\n\n')
    await reader.cancel()
    expect((await listen('ping')).status).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})
