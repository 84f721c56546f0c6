import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-audit-log-'))
process.env.LOG_LEVEL = 'silent'
process.env.ADMIN_EMAIL = 'anna@frenly.test'
const { store } = await import('#app/database/store.server.ts')
const { recordAuditEvent } = await import('#app/kits/foundation/audit/audit.server.ts')
const { startSession } = await import('#app/kits/members/identity/session/session.server.ts')
const { findUserById } = await import('#app/kits/members/identity/account/users.store.server.ts')
const { erasePerson } = await import('#app/kits/members/personal-data/erase-person.server.ts')
const { createSomebody } = await import('#tests/support/somebody.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { readAuditLog } = await import('./audit-log.server.ts')
const { loader: exportAuditEvents } = await import('./audit-export.api.ts')
const { action, loader } = await import('./admin-audit.route.tsx')

const cookies: Record<string, string> = {}
beforeAll(async () => {
  await store().migrate()
  for (const name of ['anna', 'mira']) {
    await enrol(name, { emailVerifiedAt: new Date() })
    cookies[name] = (await startSession(new Request('http://frenly.test'), name, false)).split(';')[0]!
  }
  await recordAuditEvent(null, { actorId: 'anna', act: 'budgets.saved', target: 'site', detail: { guest: 100 } })
  await recordAuditEvent(null, { actorId: null, act: 'text.flagged', target: 'mira' })
})
afterAll(() => store().close())

const read = (query: string) => readAuditLog(new URLSearchParams(query))
const actsOf = async (query: string) => (await read(query)).days.flatMap(({ acts }) => acts)
const context = { network: '10.0.0.1', cspNonce: '', requestId: 'r', isDocument: true }
const ask = (
  call: typeof loader | typeof action | typeof exportAuditEvents,
  as: string | null,
  query = '',
  method = 'GET',
) =>
  call({
    request: new Request(`http://frenly.test/admin/audit${query}`, {
      method,
      headers: as ? { cookie: cookies[as]! } : {},
    }),
    params: {},
    context,
  }).catch((thrown: unknown) => thrown)

test('nobody but the administrator reads or downloads the log, and nobody writes to it', async () => {
  for (const call of [loader, action, exportAuditEvents]) {
    expect(await ask(call, 'mira')).toMatchObject({ status: 403 })
    expect(await ask(call, null)).toMatchObject({ status: 302 })
  }
  expect(await ask(action, 'anna', '', 'POST')).toMatchObject({ status: 405 })
})

test('the log is found by who acted, on what and when; a wrong day has its sentence, and the rest still counts', async () => {
  expect((await actsOf('')).map(({ words }) => words)).toEqual([
    'flagged a text to be looked at',
    'changed the budgets',
  ])
  expect((await actsOf('actor=%40Anna')).map(({ act }) => act)).toEqual(['budgets.saved'])
  expect((await actsOf('actor=system')).map(({ act }) => act)).toEqual(['text.flagged'])
  expect((await read('actor=nobody')).errors.actor).toBe('Nobody here goes by “nobody”.')
  expect(await read('day=2026-99-99&target=site')).toMatchObject({
    isWrong: true,
    errors: { day: 'Choose a day such as 2026-11-21.' },
    filter: { target: 'site', day: '' },
  })
  expect(await ask(loader, 'anna', '?day=2026-99-99')).toMatchObject({ init: { status: 400 } })
})

test('what is downloaded is what the filter lets through, a line each', async () => {
  const answer = (await ask(exportAuditEvents, 'anna', '?actor=anna')) as Response
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson')
  const lines = (await answer.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ actor: 'anna', act: 'budgets.saved' }])
  expect(await (await (ask(exportAuditEvents, 'anna', '?actor=nobody') as Promise<Response>)).text()).toBe('')
  expect(await ask(exportAuditEvents, 'anna', '?day=yesterday')).toMatchObject({ status: 400 })
})

test('what somebody did whose account is gone is not laid at the door of the house', async () => {
  const { id } = await createSomebody('Nadia')
  await recordAuditEvent(null, { actorId: id, act: 'provider.saved', target: 'p1' })
  await erasePerson((await findUserById(id))!)
  const [act] = await actsOf('act=provider.saved')
  expect(act).toMatchObject({ isHouse: false, actorName: null })
  expect((await actsOf('actor=system')).map(({ act: name }) => name)).not.toContain('provider.saved')
})
