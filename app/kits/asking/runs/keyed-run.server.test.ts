import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-keyed-'))
process.env.LOG_LEVEL = 'silent'
process.env.RUNS_PER_DAY = 'free=20'
const { store } = await import('#app/database/store.server.ts')
const { runs } = await import('#app/database/tables/runs.ts')
const { sendings } = await import('#app/database/tables/sendings.ts')
const { clock } = await import('#app/platform/clock.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { beginKeyedRun } = await import('./keyed-run.server.ts')

const ids = { mira: '', tomas: '' }
beforeAll(async () => {
  await store().migrate()
  ids.mira = (await enrol('mira')).id
  ids.tomas = (await enrol('tomas')).id
})
afterAll(() => store().close())

const begin = (key: string, { who = 'mira', digest = 'd' }: { who?: 'mira' | 'tomas'; digest?: string } = {}) =>
  beginKeyedRun(
    { member: { id: ids[who], plan: 'free' }, network: '10.0.0.1' },
    { screen: 'programs', apiKeyId: null },
    { key, digest },
  )
async function start(key: string, more: Parameters<typeof begin>[1] = {}) {
  const begun = await begin(key, more)
  if (!begun.isDone) throw new Error('It was begun before')
  return begun.value
}

test('one key is one run, however often and at once it is sent', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => begin('at-once')))
  expect(all.filter(({ isDone }) => isDone)).toHaveLength(1)
  expect(all.filter((one) => 'before' in one && one.before.state === 'underway')).toHaveLength(7)
  expect(await store().db.select().from(runs)).toHaveLength(1)
})

test('a repeated call gets what the first one gave, which lies sealed; another member’s key is another key', async () => {
  const run = await start('kept')
  await run.keep({ text: 'It is Paris.' })
  expect(await begin('kept')).toEqual({ isDone: false, before: { state: 'kept', outcome: { text: 'It is Paris.' } } })
  expect(JSON.stringify(await store().db.select().from(sendings))).not.toContain('Paris')
  expect((await begin('kept', { who: 'tomas' })).isDone).toBe(true)
})

test('a key that was used for another question is refused', async () => {
  await start('other')
  expect(await begin('other', { digest: 'e' })).toEqual({ isDone: false, before: { state: 'other' } })
})

test('a call that did nothing gives its key back', async () => {
  const run = await start('free')
  await run.free()
  const again = await start('free')
  expect(again.id).not.toBe(run.id)
  await again.keep('done')
  expect(await begin('free')).toMatchObject({ before: { state: 'kept', outcome: 'done' } })
})

test('what was cut off is never begun again', async () => {
  await start('cut')
  expect(await begin('cut')).toMatchObject({ before: { state: 'underway' } })
  vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 2 * 3_600_000))
  expect(await begin('cut')).toMatchObject({ before: { state: 'lost' } })
})

test('a repeated call needs no run of today', async () => {
  const run = await start('last')
  await run.keep('done')
  for (let n = 0; (await begin(`more-${n}`)).isDone; n += 1);
  expect(await begin('one-more')).toMatchObject({ isDone: false, quota: { cap: 20 } })
  expect(await begin('last')).toMatchObject({ before: { state: 'kept' } })
})
