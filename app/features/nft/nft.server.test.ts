import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-nft-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
const { bringIn, passOn } = await import('#app/kits/members/pandas/keeping.server.ts')
const { savePanda } = await import('#app/kits/members/pandas/pandas.store.server.ts')
const { readHub } = await import('./hub.server.ts')
const { readStats } = await import('./stats.server.ts')

beforeAll(async () => {
  await store().migrate()
  for (const name of ['ada', 'bo', 'cy']) await enrol(name, { emailVerifiedAt: new Date(0) })
  await enrol('unproved', { emailVerifiedAt: null })
  const bring = (userId: string, genome: string, name: string) =>
    bringIn('adopted', { userId, genome, name, showsKeeper: false })
  await bring('ada', 'p1-0000000000-00000001', 'Bao')
  await bring('bo', 'p1-0700000000-00000002', 'Goldie')
  await bring('cy', 'p1-0700003000-00000003', 'Shore')
  await bring('unproved', 'p1-0700003000-00000004', 'Unseen')
})
afterAll(() => store().close())

const hub = (query = '') => readHub(new Request(`http://frenly.test/nft${query}`))
const names = async (query: string) => (await hub(query)).pandas.map(({ name }) => name)
test('the collection is sifted by traits, name and number; nothing of an unproved member is shown', async () => {
  expect(await names('')).toEqual(['Shore', 'Goldie', 'Bao'])
  expect(await names('?fur=gold')).toEqual(['Shore', 'Goldie'])
  expect(await names('?fur=gold&place=shore')).toEqual(['Shore'])
  expect(await names('?fur=plum')).toEqual([])
  expect(await names('?fur=nonsense&place=%27')).toEqual(['Shore', 'Goldie', 'Bao'])
  expect(await names('?find=G0')).toEqual(['Goldie'])
  expect(await names('?before=3')).toEqual(['Goldie', 'Bao'])
  expect(await names('?before=x')).toHaveLength(3)
  await savePanda(2, { hiddenAt: new Date() })
  expect(await names('?fur=gold')).toEqual(['Shore'])
  await savePanda(2, { hiddenAt: null })
})

test('the figures are those of the ledger', async () => {
  const before = await readStats()
  expect(before.totals).toEqual({ pandas: 4, keepers: 4, entries: 4 })
  await store().tx(() => passOn('given', 1, { userId: 'ada' }, { userId: 'bo' }))
  const after = await readStats()
  expect(after.totals).toEqual({ pandas: 4, keepers: 3, entries: 5 })
  expect([after.volume, after.weeks.at(-1)?.value]).toEqual([null, 5])
  const fur = after.families.find(({ name }) => name === 'Fur')
  expect(fur?.traits.find(({ name }) => name === 'Gold')).toMatchObject({ many: 3, stated: 1.2 })
})
