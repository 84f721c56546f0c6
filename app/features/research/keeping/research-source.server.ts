import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listResearch } from './research.store.server.ts'

const MOST_COMPARED = 500

/** The research whoever searches did: found by them alone. */
export const researchSource = defineSearchSource({
  kind: 'research',
  label: 'Your research',
  one: 'Your research',
  icon: 'flask-conical',
  reach: 'own',
  place: 65,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listResearch(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt }) => ({
      title,
      href: to('v2-research-assistant', null, { research: id }),
      about: 'A question you looked into',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
