import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UsersScreen } from '../admin-users.server.ts'
import type { ListView } from './import-view.server.ts'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-importing-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'chief@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { jobs } = await import('#app/database/tables/jobs.ts')
const { mails } = await import('#app/database/tables/mail.ts')
const { users } = await import('#app/database/tables/people.ts')
const { listAuditEvents } = await import('#app/kits/foundation/audit/audit.server.ts')
const { listJobs } = await import('#app/kits/foundation/jobs/jobs.server.ts')
const { findUserByEmail, saveUser } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { errorsOf, openAdminForms, statusOf } = await import('#tests/support/admin-desk.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { action, loader } = await import('../../admin-users.route.tsx')
const { loader: exportUsers } = await import('../../users-export.api.ts')
const { importMembersJob } = await import('./import-job.server.ts')

let desk: Awaited<ReturnType<typeof openAdminForms>>
beforeAll(async () => {
  await store().migrate()
  desk = await openAdminForms()
})
afterAll(() => store().close())

const countUsers = async () => (await store().db.select().from(users)).length
const letters = async () => (await store().db.select().from(mails)).map(({ to }) => to)
const pathOf = (answer: unknown) => {
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer))
  return answer.headers.get('location')!
}

/** Sends a list as the page does. */
const sendList = (text: string, who: 'chief' | 'mira' = 'chief') =>
  desk.send(
    action,
    '/admin/users?part=import',
    { act: 'check-members', list: new File([text], 'people.csv', { type: 'text/csv' }) as never },
    who,
  )

/** Does the newest job of a list here; with `stopAfter` it is stopped once so many of its steps were told. */
async function work(stopAfter = Infinity) {
  const [job] = await listJobs({ kind: importMembersJob.kind }, { limit: 1 })
  const stop = new AbortController()
  let told = 0
  const tools = {
    job: { id: job!.id, userId: job!.userId, title: job!.title, attempt: 1 },
    signal: stop.signal,
    progress: () => ((told += 1) >= stopAfter ? stop.abort(new Error('killed')) : undefined),
  }
  return (await importMembersJob.perform(job!.payload, tools)) as { counts: Record<string, number> }
}

/** Writes the result of the newest job, as the worker does. */
async function finishJob(result: unknown) {
  const [job] = await listJobs({ kind: importMembersJob.kind }, { limit: 1 })
  const over = { state: 'done', result, dedupeKey: null, finishedAt: new Date() } as const
  await store().db.update(jobs).set(over).where(eq(jobs.id, job!.id))
}

test('a list is checked, then imported; nobody is made before, and nobody twice', async () => {
  await saveUser('mira', { role: 'support' })
  const rows = [
    'name;email;role',
    'Nadia;nadia@list.example;editor',
    'Mira;MIRA@frenly.test;',
    '=1+1;formula@list.example;',
    'Tom;tom@list.example;emperor',
    'Nadia again;nadia@list.example;',
    'Zoë;zoe@list.example;member',
  ]
  expect(statusOf(await sendList(rows.join('\r\n'), 'mira'))).toBe(403)
  const path = pathOf(await sendList(rows.join('\r\n')))
  const before = await countUsers()
  const checked = await work()
  expect(checked.counts).toEqual({ made: 2, there: 1, faulty: 3 })
  expect(await countUsers()).toBe(before)
  await finishJob(checked)
  const { step, canImport } = await readList(path)
  expect([canImport, step.state === 'done' && step.shown.map(({ row, state }) => `${row} ${state}`)]).toEqual([
    true,
    ['4 faulty', '5 faulty', '6 faulty', '3 there', '2 made', '7 made'],
  ])

  const file = new URLSearchParams(path.split('?')[1]).get('file')!
  const start = (who: 'chief' | 'mira' = 'chief') =>
    desk.send(action, path, { act: 'import-members', file, letters: 'on' }, who)
  expect(statusOf(await start('mira'))).toBe(409)
  expect(statusOf(await start())).toBe(303)
  expect(errorsOf(await start()).form).toContain('imported already')
  const imported = await work()
  await finishJob(imported)
  expect(imported.counts).toEqual({ made: 2, there: 1, faulty: 3 })
  expect((await letters()).sort()).toEqual(['nadia@list.example', 'zoe@list.example'])
  expect(await findUserByEmail('nadia@list.example')).toMatchObject({
    name: 'Nadia',
    role: 'editor',
    emailVerifiedAt: null,
  })
  expect(errorsOf(await start()).form).toContain('imported already')
  const told = (await listAuditEvents({ limit: 10 })).map(({ act }) => act)
  expect(told).toEqual(expect.arrayContaining(['members.checked', 'members.import-started', 'members.imported']))
})

const readList = async (path: string) => {
  const screen = (await desk.look(loader, path)) as UsersScreen
  return screen.moving!.list as ListView
}

test('an import that is killed and begun again makes nobody twice and counts whom it made before', async () => {
  const list = ['email', ...Array.from({ length: 1_200 }, (_, n) => `bulk${n}@list.example`)].join('\n')
  const path = pathOf(await sendList(list))
  await finishJob(await work())
  const file = new URLSearchParams(path.split('?')[1]).get('file')!
  expect(statusOf(await desk.send(action, path, { act: 'import-members', file }))).toBe(303)
  const before = await countUsers()
  await expect(work(1)).rejects.toThrow('killed')
  const between = (await countUsers()) - before
  expect(between).toBeGreaterThan(0)
  expect(between).toBeLessThan(1_200)
  expect((await work()).counts).toEqual({ made: 1_200, there: 0, faulty: 0 })
  expect((await countUsers()) - before).toBe(1_200)
  expect((await letters()).filter((to) => to.startsWith('bulk'))).toEqual([])
}, 60_000)

test('a list without addresses and a form without a file are refused', async () => {
  expect(errorsOf(await desk.send(action, '/admin/users?part=import', { act: 'check-members' })).list).toContain(
    'Choose',
  )
  await sendList('name\nMira\n')
  await expect(work()).rejects.toMatchObject({
    name: 'JobFailure',
    message: expect.stringContaining('email') as string,
  })
})

test('members are taken along as CSV, safe for spreadsheets, by administrators alone', async () => {
  await enrol('risky', { name: '=HYPERLINK("http://evil.example")', createdAt: new Date(0) })
  expect(statusOf(await desk.look(exportUsers, '/admin/users/export', 'mira'))).toBe(403)
  const answer = (await desk.look(exportUsers, '/admin/users/export?q=risky')) as Response
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const text = bytes.subarray(3).toString()
  expect(text.split('\r\n')[0]).toBe('name,email,role,username,plan,state,confirmed,joined,lastSignIn')
  expect(text.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""http://evil.example"")",risky@frenly.test,member,risky,free,open,,1970-01-01T00:00:00.000Z,`,
  )
  const all = await ((await desk.look(exportUsers, '/admin/users/export')) as Response).text()
  expect(all.trimEnd().split('\r\n')).toHaveLength((await countUsers()) + 1)
  expect((await listAuditEvents({ limit: 1 }))[0]).toMatchObject({ act: 'members.exported' })
})

test('an account made by hand is its member’s once they choose a password', async () => {
  const make = (fields: Record<string, string>, who: 'chief' | 'mira' = 'chief') =>
    desk.send(action, '/admin/users?part=new', { act: 'create-member', role: 'member', ...fields }, who)
  expect(errorsOf(await make({ name: ' ', email: 'nobody' }))).toEqual({
    name: 'Please write a name.',
    email: expect.stringContaining('does not look like') as string,
  })
  expect(errorsOf(await make({ name: 'Ida', email: 'Mira@frenly.test' })).email).toContain('has this address already')
  expect(errorsOf(await make({ name: 'Ida', email: 'ida@made.example' }, 'mira')).form).toContain('Your role')
  expect(statusOf(await desk.look(loader, '/admin/users?part=new', 'mira'))).toBe(403)
  expect(statusOf(await make({ name: 'Ida', email: 'ida@made.example', role: 'editor' }))).toBe(303)
  const ida = (await findUserByEmail('ida@made.example'))!
  expect(ida).toMatchObject({ name: 'Ida', username: 'Ida', role: 'editor', passwordHash: null, emailVerifiedAt: null })
  const letter = (await store().db.select().from(mails)).find(({ to }) => to === 'ida@made.example')!
  const token = /token=([\w-]+)/.exec(letter.text)![1]!
  const { canReset, resetPassword } = await import('#app/kits/members/identity/account/accounts.server.ts')
  const { houseSender } = await import('#app/kits/foundation/mail/sender-of.server.ts')
  expect(await canReset(token)).toBe(true)
  expect(await resetPassword(token, 'a long enough secret of mine', houseSender())).toMatchObject({ isDone: true })
  expect((await findUserByEmail('ida@made.example'))!.emailVerifiedAt).toBeInstanceOf(Date)
  expect(await canReset(token)).toBe(false)
})
