import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'
import { searchEverywhere } from './messages.store.server.ts'
import { listThreads } from './threads.store.server.ts'

const MOST_COMPARED = 200
const WEIGHTS = { title: 1, passage: 0.6 }

/** The threads somebody is in, by their titles and by what was said in them. */
export const threadsSource = defineSearchSource({
  kind: 'thread',
  label: 'Your threads',
  one: 'Your thread',
  icon: 'messages-square',
  reach: 'own',
  place: 78,
  async search({ owner }, query, limit) {
    if (!owner?.userId) return []
    const words = markedWords(query)
    const word = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    const [listed, said] = await Promise.all([
      listThreads(owner.userId, { search: '', before: null, most: MOST_COMPARED }),
      word ? searchEverywhere(owner.userId, fold(word), limit) : [],
    ])
    const titles = listed.map(({ thread: { id, title, updatedAt } }) => ({
      title,
      href: to('threads', null, { t: id }),
      about: 'A thread you are in',
      snippetHtml: markSnippet(title, words),
      score: matchFields(query, [{ text: title, weight: WEIGHTS.title }]),
      date: updatedAt.toISOString(),
    }))
    const passages = said.map(({ threadId, title, message }) => ({
      title,
      href: `${to('threads', null, { t: threadId, on: message.id })}#m-${message.id}`,
      about: 'Said in a thread you are in',
      snippetHtml: markSnippet(message.text, words),
      score: matchFields(query, [{ text: message.text.slice(0, 4_000), weight: WEIGHTS.passage }]),
      date: message.createdAt.toISOString(),
    }))
    return [...titles, ...passages]
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  },
})
