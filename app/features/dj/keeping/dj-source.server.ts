import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { toTrackAddress } from '../crate/tracks-keeping.server.ts'
import { listTracks } from '../crate/tracks.store.server.ts'
import { MOST_TRACKS } from '../dj.limits.ts'
import { listSets } from '../sets/sets.store.server.ts'

const MOST_COMPARED = 500

/** The tracks and sets of whoever searches: found by them alone. */
export const djSource = defineSearchSource({
  kind: 'dj',
  label: 'Your crate and sets',
  one: 'Your track or set',
  icon: 'disc-3',
  reach: 'own',
  place: 64,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const [tracks, sets] = await Promise.all([
      listTracks(owner, MOST_TRACKS),
      listSets(owner, { search: '', before: null, most: MOST_COMPARED }),
    ])
    const things = [
      ...tracks.map(({ id, title, createdAt }) => ({
        ...{ title, href: toTrackAddress(id), about: 'A track in your crate', at: createdAt },
      })),
      ...sets.map(({ id, title, createdAt, mixId }) => ({
        ...{
          title,
          href: to('v2-dj', null, { set: id }),
          about: mixId ? 'A set you mixed' : 'A set list',
          at: createdAt,
        },
      })),
    ]
    return rankThings(things, query, limit)
  },
})
