import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-audit-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { clock } = await import('#app/platform/clock.ts')
const { everyAuditEvent, listAuditEvents, listKnownEvents, recordAuditEvent } = await import('./audit.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')

let time = Date.UTC(2026, 10, 21, 12)
beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date((time += 1_000)))
})
beforeAll(async () => {
  await store().migrate()
  await enrol('anna', { id: 'anna-id', username: 'Anna' })
})
afterAll(() => store().close())

const acts = async (filter: Partial<Parameters<typeof listAuditEvents>[0]> = {}) =>
  listAuditEvents({ limit: 50, ...filter })

test('an act is told with its actor, target, what changed and the request, newest first', async () => {
  const request = new Request('http://frenly.test/', { headers: { 'x-request-id': 'request-1' } })
  await recordAuditEvent(request, {
    actorId: 'anna-id',
    act: 'provider.created',
    target: 'provider-1',
    detail: { name: 'Home', apiKey: 'hush' },
  })
  await recordAuditEvent(null, { actorId: null, act: 'job.cancelled', target: 'job-1' })
  const [second, first] = await acts()
  expect(first).toMatchObject({
    actorName: 'Anna',
    act: 'provider.created',
    target: 'provider-1',
    detail: { name: 'Home', apiKey: '[secret]' },
    requestId: 'request-1',
  })
  expect(second).toMatchObject({ actorId: null, actorName: null, detail: null, requestId: null })
  expect(await listKnownEvents()).toEqual(['job.cancelled', 'provider.created'])
})

test('an act dies with the transaction it tells of', async () => {
  const before = (await acts()).length
  const failing = store().tx(async () => {
    await recordAuditEvent(null, { actorId: null, act: 'job.retried' })
    throw new Error('the change was refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await acts()).toHaveLength(before)
})

test('filters narrow: by act, actor, the house, target and time', async () => {
  expect(await acts({ act: 'provider.created' })).toHaveLength(1)
  expect(await acts({ actorId: 'anna-id' })).toHaveLength(1)
  expect(await acts({ actorId: 'nobody' })).toHaveLength(0)
  expect((await acts({ actorId: null })).map(({ act }) => act)).toEqual(['job.cancelled'])
  expect(await acts({ target: 'job-1' })).toHaveLength(1)
  expect(await acts({ since: new Date(time + 60_000) })).toHaveLength(0)
  expect(await acts({ until: new Date(Date.UTC(2026, 10, 21)) })).toHaveLength(0)
  expect(await acts({ since: new Date(Date.UTC(2026, 10, 21)), until: new Date(Date.UTC(2026, 10, 22)) })).toHaveLength(
    2,
  )
})

test('pages neither repeat nor leave out an act while new ones come', async () => {
  for (let n = 0; n < 7; n++) await recordAuditEvent(null, { actorId: null, act: 'page.turned', target: String(n) })
  const seen: string[] = []
  for (let before: string | null = null; ;) {
    const rows = await acts({ act: 'page.turned', before, limit: 3 })
    seen.push(...rows.map(({ target }) => target ?? ''))
    await recordAuditEvent(null, { actorId: null, act: 'page.turned', target: 'new' })
    if (rows.length < 3) break
    before = rows.at(-1)!.id
  }
  expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  const all: string[] = []
  for await (const { target } of everyAuditEvent({ act: 'page.turned' })) all.push(target ?? '')
  expect(all.slice(-7)).toEqual(seen)
})

test('a name that is no act is refused', async () => {
  await expect(recordAuditEvent(null, { actorId: null, act: 'Provider created.' })).rejects.toThrow('no name of an act')
})
