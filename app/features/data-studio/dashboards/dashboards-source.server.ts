import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listDashboards } from './dashboards.store.server.ts'

const MOST_COMPARED = 500

/** The dashboards whoever searches made: found by them alone. */
export const dashboardsSource = defineSearchSource({
  kind: 'dashboard',
  label: 'Your dashboards',
  one: 'Your dashboard',
  icon: 'bar-chart',
  reach: 'own',
  place: 65,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listDashboards(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt }) => ({
      title,
      href: to('v2-business-intelligence', null, { dashboard: id }),
      about: 'A dashboard of answers from your tables',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
