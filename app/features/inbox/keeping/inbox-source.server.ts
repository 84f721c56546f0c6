import { to } from '#app/catalogue/to.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { searchPage } from '../filing/find-threads.server.ts'

const NOTHING_MORE = { folder: 'all', bundle: null, before: null, after: null } as const

/** The mail of whoever searches: found by them alone. */
export const inboxSource = defineSearchSource({
  kind: 'mail',
  label: 'Your mail',
  one: 'Mail',
  icon: 'mail',
  reach: 'own',
  place: 58,
  async search({ owner }, query, limit) {
    if (!owner?.userId) return []
    const { threads } = await searchPage(
      owner.userId,
      {
        ...{ text: query.text, words: query, people: [], label: null, unknown: [] },
        narrowed: { ...NOTHING_MORE, isUnread: false, isStarred: false, hasAttachment: false },
      },
      { label: null, after: null, most: limit },
    )
    return threads.map(({ id, subject, people, snippet, lastAt }, n) => ({
      title: subject || '(no subject)',
      href: to('inbox', null, { folder: 'all', thread: id }),
      about: `A conversation with ${people.map(({ name, address }) => name || address).join(', ') || 'nobody'}`,
      snippetHtml: markSnippet(snippet, markedWords(query)),
      score: Math.max(0.1, 0.6 - n * 0.01),
      date: lastAt.toISOString(),
    }))
  },
})
