import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { listFound } from '../posts/feed.store.server.ts'

/** Looked through for a word: the newest posts, so that a search stays a search with a million of them. */
const AMONG = 20_000
const MOST_COMPARED = 200
const TITLE_CHARS = 90

/** The newest posts of the pulse, by what they say. */
export const postsSource = defineSearchSource({
  kind: 'post',
  label: 'Pulse',
  one: 'Post',
  icon: 'message-circle',
  reach: 'public',
  place: 72,
  async search({ owner }, query, limit) {
    const words = markedWords(query)
    const longest = words.toSorted((a, b) => b.length - a.length)[0]
    if (!longest) return []
    const found = await listFound(owner?.userId ?? null, longest, { among: AMONG, most: MOST_COMPARED })
    return found
      .map((row) => ({
        row,
        score: matchFields(query, [
          { text: row.post.text, weight: 1 },
          { text: row.name ?? '', weight: 0.5 },
        ]),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row: { post, name, handle }, score }) => ({
        title: post.text.length > TITLE_CHARS ? `${post.text.slice(0, TITLE_CHARS)}…`.toWellFormed() : post.text,
        href: to('pulse', null, { post: post.id }),
        about: `${name}, @${handle}`,
        snippetHtml: markWords(post.text, words),
        score,
        date: post.publishedAt!.toISOString(),
      }))
  },
})
