import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { listFindable } from './things.store.server.ts'

/** Names are compared one by one, so that accents and forms do not matter. */
const MOST_COMPARED = 5_000

/** Members who ticked "Let others find me" in their settings: by name and username, and nothing else of them. */
export const peopleSource = defineSearchSource({
  kind: 'person',
  label: 'People',
  one: 'Person',
  icon: 'users',
  reach: 'public',
  place: 40,
  async search(_, query, limit) {
    const people = await listFindable(MOST_COMPARED)
    return people
      .map((person) => ({
        person,
        score: matchFields(
          query,
          [person.name, person.username].map((text) => ({ text, weight: 1 })),
        ),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ person: { name, username, handle }, score }) => ({
        title: name,
        href: to('profile', { handle }),
        about: `@${username}`,
        snippetHtml: markWords(`@${username}`, markedWords(query)),
        score,
      }))
  },
})
