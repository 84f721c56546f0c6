import { listHistory } from '#app/kits/asking/conversation/history.server.ts'
import { toConversation } from '#app/kits/asking/conversation/to-conversation.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markSnippet } from '#app/kits/search/site-search/snippet.ts'

const WEIGHTS = { title: 1, passage: 0.6 }

/** Somebody's own conversations, by their titles and by what was said in them. */
export const conversationsSource = defineSearchSource({
  kind: 'conversation',
  label: 'Your conversations',
  one: 'Your conversation',
  icon: 'message-circle',
  reach: 'own',
  place: 80,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const words = markedWords(query)
    const find = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    const rows = await listHistory(owner, { find, only: 'all', voice: '' })
    return rows
      .map((row) => {
        const fields = [
          { text: row.title, weight: WEIGHTS.title },
          { text: row.snippet, weight: WEIGHTS.passage },
        ]
        return { row, score: matchFields(query, fields) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row: { id, kind, title, snippet, voices, updatedAt }, score }) => ({
        title,
        href: toConversation(kind, id),
        about: voices.join(', '),
        snippetHtml: markSnippet(snippet || title, words),
        score,
        date: new Date(updatedAt).toISOString(),
      }))
  },
})
