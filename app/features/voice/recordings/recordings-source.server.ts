import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { listRecordings } from './recordings.store.server.ts'

const MOST_COMPARED = 400
const SAID_SCORE = 0.1
const ABOUTS = {
  heard: 'A recording that was written down',
  spoken: 'A text read aloud',
  captions: 'A transcript',
} as const

/** Somebody's own recordings, by their names and by what is said in them. */
export const recordingsSource = defineSearchSource({
  kind: 'recording',
  label: 'Your recordings',
  one: 'Your recording',
  icon: 'audio-lines',
  reach: 'own',
  place: 86,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const [longest = ''] = markedWords(query).toSorted((a, b) => b.length - a.length)
    const rows = await listRecordings(owner, { find: fold(longest), kind: '' }, MOST_COMPARED)
    const things = rows.map(({ id, title, kind, seconds, createdAt }) => ({
      title,
      href: to('voice-tools', null, { r: id }),
      about: `${ABOUTS[kind]}, ${toShortClock(seconds)}`,
      at: createdAt,
    }))
    const ranked = rankThings(things, query, limit)
    // Words that were said and stand in no name are found too, behind the names.
    const rest = things.filter(({ href }) => !ranked.some((one) => one.href === href))
    const said = rest.map(({ title, href, about, at }) => ({
      title,
      href,
      about,
      snippetHtml: markWords(`${about}: ${title}`, markedWords(query)),
      score: SAID_SCORE,
      date: at.toISOString(),
    }))
    return [...ranked, ...said].slice(0, limit)
  },
})
