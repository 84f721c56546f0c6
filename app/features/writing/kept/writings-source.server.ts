import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { SCREEN_OF } from '../keeping.server.ts'
import { listNewest } from './writings.store.server.ts'

/** Of the newest so many are looked through. */
const MOST_COMPARED = 2_000
const ABOUTS = { polish: 'A polished draft', letter: 'A letter', content: 'A text you worked on' } as const

/** What whoever searches wrote here: found by them alone. */
export const writingsSource = defineSearchSource({
  kind: 'writing',
  label: 'Your writing',
  one: 'Your writing',
  icon: 'pen-line',
  reach: 'own',
  place: 62,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listNewest(owner, MOST_COMPARED)
    const things = rows.map(({ id, tool, title, createdAt }) => ({
      title,
      href: to(SCREEN_OF[tool], null, { w: id }),
      about: ABOUTS[tool],
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
