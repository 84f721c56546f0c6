import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-dashboards-'))
process.env.LOG_LEVEL = 'silent'
const { store } = await import('#app/database/store.server.ts')
const { createShareLink, revokeShareLink } = await import('#app/kits/members/share-links/share-links.server.ts')
const { enrol } = await import('#tests/support/enrol.ts')
await import('../data-studio.register.server.ts')
const sets = await import('../keeping/data.store.server.ts')
const { SHARE_KIND } = await import('./dashboard-keeping.server.ts')
const { readSharedDashboard } = await import('./dashboard-view.server.ts')
const rows = await import('./dashboards.store.server.ts')
const { dashboardsSource } = await import('./dashboards-source.server.ts')
const { readSearchQuery } = await import('#app/kits/search/site-search/search-query.ts')

const owner = { userId: 'mira', guestId: null }
const at = new Date('2026-05-01T08:00:00Z')
beforeAll(async () => {
  await store().migrate()
  await enrol('mira', { emailVerifiedAt: new Date(0) })
  const table = { name: 'a.csv', fileId: 'f', bytes: 1, recipe: {}, told: { columns: [], values: [] }, rowCount: 1 }
  await sets.createSet({ id: 'set', ...owner, title: 'Salaries of all', ...table, createdAt: at, updatedAt: at })
  const plan = {
    ignored: [],
    plan: {
      ...{ aggregate: 'sum', measure: 'Pay', groups: [{ column: 'Team', period: null }], filters: [] },
      ...{ order: 'most', limit: null, growth: false },
    },
  }
  const answer = {
    columns: ['group_1', 'value', 'rows_behind'],
    rows: [
      ['A', 3, 2],
      ['B', 1, 1],
    ],
    isCut: false,
    tookMs: 1,
  }
  const asked = { dataSetId: 'set', question: 'Pay by team', plan, query: 'SELECT secret', answer, createdAt: at }
  await sets.createQuestion({ id: 'ask', ...asked })
  await rows.createDashboard({ id: 'board', ...owner, title: 'Figures', createdAt: at, updatedAt: at })
  const tile = { dashboardId: 'board', questionId: 'ask', title: 'Pay by team', width: 'full', createdAt: at } as const
  await rows.createTile({ id: 'tile', ...tile, place: 1 })
})
afterAll(() => store().close())

test('a dashboard is found by its name in the search over everything, by its owner alone', async () => {
  const query = readSearchQuery('figures')
  const find = async (userId: string) =>
    (await dashboardsSource.search({ owner: { userId, guestId: null } }, query, 10)).map(({ title, href }) => [
      title,
      href,
    ])
  expect(await find('mira')).toEqual([['Figures', '/v2/business-intelligence?dashboard=board']])
  expect([await find('tomas'), await dashboardsSource.search({ owner: null }, query, 10)]).toEqual([[], []])
})

test('whoever has the link sees figures, charts and the moment, but no query, no table and no way to rows', async () => {
  const link = await createShareLink({ kind: SHARE_KIND, thingId: 'board' }, owner, 'never')
  const shared = await readSharedDashboard(link)
  expect(shared.tiles).toMatchObject([
    { title: 'Pay by team', data: null, asOf: '1 May 2026 at 08:00 UTC', answer: { chart: { kind: 'bars' } } },
  ])
  expect(JSON.stringify(shared)).not.toMatch(/secret|Salaries|"set"/)
  await revokeShareLink(link, owner)
  await expect(readSharedDashboard(link)).rejects.toHaveProperty('status', 404)
})

test('a deleted table leaves a sentence in its place, also once it is swept; a deleted dashboard ends its links', async () => {
  const link = await createShareLink({ kind: SHARE_KIND, thingId: 'board' }, owner, 'never')
  await sets.saveSet('set', { deletedAt: at })
  const gone = { answer: null, gone: 'The table it was asked was deleted.', title: 'Pay by team' }
  expect((await readSharedDashboard(link)).tiles).toMatchObject([gone])
  await sets.removeSets(['set'])
  expect((await readSharedDashboard(link)).tiles).toMatchObject([gone])
  await rows.changeDashboard('board', owner, { deletedAt: at })
  await expect(readSharedDashboard(link)).rejects.toHaveProperty('status', 404)
  expect(await rows.changeDashboard('board', { userId: 'tomas', guestId: null }, { deletedAt: null })).toBe(false)
})
