import { to } from '#app/catalogue/to.ts'
import { listSongs } from '#app/kits/members/songs/songs.store.server.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { toFactWords } from '../parts/song-words.ts'

const MOST_COMPARED = 500

/** The songs of whoever searches: found by them alone. */
export const songsSource = defineSearchSource({
  kind: 'song',
  label: 'Your songs',
  one: 'Your song',
  icon: 'music',
  reach: 'own',
  place: 63,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listSongs(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, createdAt, facts }) => ({
      ...{ title, href: to('v2-music-studio', null, { song: id }), about: toFactWords(facts), at: createdAt },
    }))
    return rankThings(things, query, limit)
  },
})
