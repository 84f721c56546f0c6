import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listFilms } from './films.store.server.ts'

const MOST_COMPARED = 500

/** The films of whoever searches: found by them alone. */
export const filmsSource = defineSearchSource({
  kind: 'film',
  label: 'Your films',
  one: 'Your film',
  icon: 'clapperboard',
  reach: 'own',
  place: 62,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listFilms(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt, renderId }) => ({
      title,
      href: to('video-studio', null, { film: id }),
      about: renderId ? 'A film you made' : 'A storyboard of yours',
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
