import { to } from '#app/catalogue/to.ts'
import { rankThings } from '#app/kits/search/site-search/rank-things.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { listDocuments } from './documents.store.server.ts'

/** Of the newest so many are looked through. */
const MOST_COMPARED = 1_000

/** The documents whoever searches had read: found by them alone. */
export const documentsSource = defineSearchSource({
  kind: 'document',
  label: 'Your documents',
  one: 'Your document',
  icon: 'file-search',
  reach: 'own',
  place: 63,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const rows = await listDocuments(owner, { search: '', before: null, most: MOST_COMPARED })
    const things = rows.map(({ id, title, kind, createdAt }) => ({
      title,
      href: to('document-analyzer', null, { doc: id }),
      about: `A document you had read${kind ? ` (${kind.toUpperCase()})` : ''}`,
      at: createdAt,
    }))
    return rankThings(things, query, limit)
  },
})
