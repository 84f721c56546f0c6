import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource, type Found } from '#app/kits/search/site-search/search-source.server.ts'
import { toSnippet } from '#app/kits/search/site-search/snippet.ts'
import { findDocumentsSaying } from './documents.store.server.ts'

const MOST_LOOKED_AT = 40
const TEXT_WEIGHT = 0.6

/** The documents of whoever searches, by their titles and by what they say: found by them alone. */
export const documentsSource = defineSearchSource({
  kind: 'document',
  label: 'Your documents',
  one: 'Document',
  icon: 'file-text',
  reach: 'own',
  place: 61,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await findDocumentsSaying(owner, query.words, MOST_LOOKED_AT)
    return rows
      .map(({ id, title, text, updatedAt }): Found => {
        const fields = [
          { text: title, weight: 1 },
          { text, weight: TEXT_WEIGHT },
        ]
        return {
          title,
          href: to('text-editor', null, { d: id }),
          about: 'A document of yours',
          snippetHtml: toSnippet(text, markedWords(query)),
          score: matchFields(query, fields),
          date: updatedAt.toISOString(),
        }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  },
})
