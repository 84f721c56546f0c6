import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { readOfferingCards } from '../offering/offering-view.server.ts'
import { toKindWords } from '../offering/offer-words.ts'
import { readCards } from './cards.server.ts'
import { find } from './find.server.ts'
import type { Of } from './listing.store.server.ts'

const NAMES = { name: 1, interest: 0.5 }
/** What is found by a word that its card does not show, such as one of an offering, stands below. */
const BY_WORD = 0.3

const findIds = async (of: Of, viewerId: string | null, query: SearchQuery, limit: number) => {
  const words = markedWords(query)
  if (words.length === 0) return []
  const { ids } = await find({ of, viewerId, text: words.join(' '), filters: [], after: null })
  return ids.slice(0, limit)
}

/** Members who let others find them, by what they show of themselves to this visitor. */
export const peopleSource = defineSearchSource({
  kind: 'person',
  label: 'People',
  one: 'Person',
  icon: 'users',
  reach: 'public',
  place: 40,
  async search({ owner }, query, limit) {
    const viewerId = owner?.userId ?? null
    const cards = await readCards(
      await findIds('member', viewerId, query, limit),
      viewerId === null ? null : { id: viewerId, interests: [] },
    )
    const words = markedWords(query)
    return cards
      .map(({ name, handle, interests, place }) => {
        const fields = [
          ...[name, handle].map((text) => ({ text, weight: NAMES.name })),
          ...interests.map((text) => ({ text, weight: NAMES.interest })),
        ]
        return {
          title: name,
          href: to('profile', { handle }),
          about: `@${handle}`,
          snippetHtml: markWords([`@${handle}`, place, ...interests].filter(Boolean).join(', '), words),
          score: Math.max(matchFields(query, fields), BY_WORD),
        }
      })
      .sort((a, b) => b.score - a.score)
  },
})

/** What members offer, by its words. */
export const offeringsSource = defineSearchSource({
  kind: 'offering',
  label: 'Offerings',
  one: 'Offering',
  icon: 'hand',
  reach: 'public',
  place: 45,
  async search({ owner }, query, limit) {
    const viewerId = owner?.userId ?? null
    const cards = await readOfferingCards(await findIds('offering', viewerId, query, limit), viewerId)
    const words = markedWords(query)
    return cards.map(({ id, title, about, kind, giver }) => ({
      title,
      href: to('offerings', null, { offering: id }),
      about: `${toKindWords(kind)}, by ${giver.name}`,
      snippetHtml: markWords(about, words),
      score: Math.max(
        matchFields(query, [
          { text: title, weight: 1 },
          { text: about, weight: 0.6 },
        ]),
        BY_WORD,
      ),
    }))
  },
})
