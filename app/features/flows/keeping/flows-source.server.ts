import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { screenOf } from './flows-keeping.server.ts'
import { listFlows } from './flows.store.server.ts'

const MOST_COMPARED = 500

/** The recipes and workflows whoever searches made: found by them alone. */
export const flowsSource = defineSearchSource({
  kind: 'flows',
  label: 'Your flows',
  one: 'Your flow',
  icon: 'workflow',
  reach: 'own',
  place: 66,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listFlows(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, face, createdAt }) => ({
      title,
      href: to(screenOf(face), null, { flow: id }),
      about: face === 'recipe' ? 'A recipe of yours' : 'A workflow of yours',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
