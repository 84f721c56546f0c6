import { searchScreens, searchTexts, type SearchHit } from '#app/kits/search/site-search/site-search.server.ts'
import { defineSearchSource, type Found } from '#app/kits/search/site-search/search-source.server.ts'

const toFound = ({ title, about, href, score, snippetHtml }: SearchHit): Found => ({
  title,
  about,
  href,
  score,
  snippetHtml,
})

/** What the place itself is made of: its screens, its help and the texts of its topics. */
export const siteSources = [
  defineSearchSource({
    kind: 'screen',
    label: 'Screens',
    one: 'Screen',
    icon: 'compass',
    reach: 'public',
    place: 10,
    search: (_, query, limit) => Promise.resolve(searchScreens(query).slice(0, limit).map(toFound)),
  }),
  defineSearchSource({
    kind: 'article',
    label: 'Help',
    one: 'Help',
    icon: 'help',
    reach: 'public',
    place: 20,
    search: async (_, query, limit) => (await searchTexts(query, limit, 'help')).map(toFound),
  }),
  defineSearchSource({
    kind: 'topic',
    label: 'Topics',
    one: 'Topic',
    icon: 'tags',
    reach: 'public',
    place: 30,
    search: async (_, query, limit) => (await searchTexts(query, limit, 'topic')).map(toFound),
  }),
]
