import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listSets } from './data.store.server.ts'

const MOST_COMPARED = 500

/** The tables whoever searches brought: found by them alone. */
export const dataSource = defineSearchSource({
  kind: 'table',
  label: 'Your tables',
  one: 'Your table',
  icon: 'table',
  reach: 'own',
  place: 64,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listSets(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, rowCount, createdAt }) => ({
      title,
      href: to('v2-business-intelligence', null, { data: id }),
      about: `A table of ${rowCount.toLocaleString('en')} rows`,
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
