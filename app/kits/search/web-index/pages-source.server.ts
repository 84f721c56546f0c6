import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { searchPages } from './search-pages.server.ts'

/** Pages of the sites the operator chose, in the search over everything. */
export const pagesSource = defineSearchSource({
  kind: 'web',
  label: 'Web pages',
  one: 'Web page',
  icon: 'globe',
  reach: 'web',
  place: 90,
  async search(_, query, limit) {
    const words = markedWords(query)
    return (await searchPages(query, limit)).map(({ title, url, host, body, score, publishedAt }) => ({
      title: title || url,
      href: url,
      about: host,
      snippetHtml: markSnippet(body, words),
      score,
      date: publishedAt?.toISOString() ?? null,
    }))
  },
})
