import { to } from '#app/catalogue/to.ts'
import { builtInAllies } from '#app/kits/asking/conversation/allies/built-in-allies.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource, type Found } from '#app/kits/search/site-search/search-source.server.ts'
import { toSnippet } from '#app/kits/search/site-search/snippet.ts'
import { listPublished } from './codex/codex.store.server.ts'
import { quests } from './goals/quest-list.ts'

const ABOUT_WEIGHT = 0.7
const MOST_PUBLISHED = 200

type Thing = { title: string; text: string; href: string; about: string }

const toFound = (query: SearchQuery, { title, text, href, about }: Thing): Found => ({
  ...{ title, href, about },
  snippetHtml: toSnippet(text, markedWords(query)),
  score: matchFields(query, [
    { text: title, weight: 1 },
    { text, weight: ABOUT_WEIGHT },
  ]),
})

const best = (found: readonly Found[], limit: number) =>
  found
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)

/** The quests, by what they are about and their steps. */
export const questsSource = defineSearchSource({
  kind: 'quest',
  label: 'Quests',
  one: 'Quest',
  icon: 'check-circle',
  reach: 'public',
  place: 85,
  search: (_, query, limit) =>
    Promise.resolve(
      best(
        quests.map(({ id, title, about, theme, steps }) =>
          toFound(query, {
            title,
            text: [about, ...steps.map(({ say }) => say)].join(' '),
            href: to('quest', { questId: id }),
            about: `Quest, ${theme.toLowerCase()}`,
          }),
        ),
        limit,
      ),
    ),
})

/** The allies of the house, and the newest that members published. */
export const alliesSource = defineSearchSource({
  kind: 'ally',
  label: 'Allies',
  one: 'Ally',
  icon: 'users',
  reach: 'public',
  place: 84,
  async search(_, query, limit) {
    const published = await listPublished({ word: '', before: null, most: MOST_PUBLISHED })
    const house = builtInAllies.map(({ handle, name, goodFor }) => ({
      ...{ title: name, text: goodFor, href: to('codex-ally', { allyId: handle }), about: 'Built-in ally' },
    }))
    const byMembers = published.map(({ ally, name }) => ({
      ...{ title: ally.name, text: ally.about, href: to('codex-ally', { allyId: ally.id }), about: `Ally, by ${name}` },
    }))
    return best(
      [...house, ...byMembers].map((one) => toFound(query, one)),
      limit,
    )
  },
})
