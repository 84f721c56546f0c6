import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { toProfessionName } from '#app/kits/members/businesses/profession-names.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { defineSitemapSource } from '#app/kits/search/site-search/sitemap-source.server.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { listPublicIds, listPublished } from '../keeping/businesses.store.server.ts'

const MOST_IN_SITEMAP = 5_000
const BY_WORD = 0.3

defineSitemapSource('businesses', async () =>
  (await listPublicIds(MOST_IN_SITEMAP)).map(({ id }) => to('business-page', { businessId: id })),
)

/** Published businesses by name, profession, place and what they say of themselves. */
export const businessSource = defineSearchSource({
  kind: 'business',
  label: 'Businesses',
  one: 'Business',
  icon: 'store',
  reach: 'public',
  place: 45,
  async search(_asker, query, limit) {
    const words = markedWords(query)
    if (words.length === 0) return []
    const found = await listPublished({
      ...{ words: words.map(fold).filter(Boolean).slice(0, 8), profession: null, isVerified: false, before: null },
      most: limit,
    })
    return found.map((row) => ({
      title: row.name,
      href: to('business-page', { businessId: row.id }),
      about: [toProfessionName(row.profession), row.place].filter(Boolean).join(', '),
      snippetHtml: markSnippet(row.tagline, words),
      score: Math.max(
        matchFields(query, [
          { text: row.name, weight: 1 },
          { text: row.tagline, weight: 0.6 },
        ]),
        BY_WORD,
      ),
      date: row.updatedAt.toISOString(),
    }))
  },
})
