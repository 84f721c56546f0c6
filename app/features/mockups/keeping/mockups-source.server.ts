import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listMockups } from './mockups.store.server.ts'

const MOST_COMPARED = 500

/** The mock-ups whoever searches drew: found by them alone. */
export const mockupsSource = defineSearchSource({
  kind: 'mockups',
  label: 'Your mock-ups',
  one: 'Your mock-up',
  icon: 'layout-template',
  reach: 'own',
  place: 67,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listMockups(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt }) => ({
      title,
      href: to('mockup-lab', null, { mockup: id }),
      about: 'A mock-up of yours',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
