import { to } from '#app/catalogue/to.ts'
import { listListings } from '#app/kits/members/market/listings.store.server.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { toKindLabel, toPriceWords } from './browse/listing-card.server.ts'

const MOST_COMPARED = 100

/** What members offer in the marketplace. */
export const listingsSource = defineSearchSource({
  kind: 'listing',
  label: 'Marketplace',
  one: 'Listing',
  icon: 'store',
  reach: 'public',
  place: 74,
  async search({ owner }, query, limit) {
    const words = markedWords(query)
    const longest = words.toSorted((a, b) => b.length - a.length)[0]
    if (!longest) return []
    const found = await listListings({
      ...{ section: null, words: longest, price: null, order: 'new', skip: 0, most: MOST_COMPARED },
      viewerId: owner?.userId ?? null,
    })
    return found
      .map((row) => ({
        row,
        score: matchFields(query, [
          { text: row.title, weight: 2 },
          { text: row.about, weight: 1 },
        ]),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row: { id, title, about, kind, price, currency, seller, listedAt }, score }) => ({
        title,
        href: to('market-listing', { listingId: id }),
        about: `${toKindLabel(kind)}, ${toPriceWords(price, currency)}, by ${seller.name}`,
        snippetHtml: markWords(about, words),
        score,
        ...(listedAt && { date: listedAt.toISOString() }),
      }))
  },
})
