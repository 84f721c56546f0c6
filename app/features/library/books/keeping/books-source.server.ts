import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource, type Found } from '#app/kits/search/site-search/search-source.server.ts'
import { toSnippet } from '#app/kits/search/site-search/snippet.ts'
import { listBooks, listShownBooks } from './books.store.server.ts'

const MOST_LOOKED_AT = 40

/** Published books, for everybody. */
export const publicBooksSource = defineSearchSource({
  kind: 'ebook',
  label: 'Ebooks',
  one: 'Ebook',
  icon: 'bookmark',
  reach: 'public',
  place: 36,
  async search(_searcher, query, limit) {
    const found = await listShownBooks({
      search: query.words.join(' '),
      subject: '',
      language: '',
      before: null,
      most: MOST_LOOKED_AT,
    })
    return found
      .map(({ book, name }): Found => ({
        title: book.title,
        href: to('ebook', { id: book.id }),
        about: `A book by ${book.author || name}`,
        snippetHtml: toSnippet(book.about || book.subtitle || book.title, markedWords(query)),
        score: matchFields(query, [
          { text: `${book.title} ${book.subtitle}`, weight: 1 },
          { text: `${book.author} ${book.about}`, weight: 0.6 },
        ]),
        date: book.publishedAt?.toISOString() ?? null,
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  },
})

/** The books of whoever searches, by their titles. */
export const ownBooksSource = defineSearchSource({
  kind: 'own-ebook',
  label: 'Your ebooks',
  one: 'Your ebook',
  icon: 'bookmark',
  reach: 'own',
  place: 62,
  async search({ owner }, query, limit) {
    if (!owner?.userId) return []
    const found = await listBooks(owner.userId, { search: query.words.join(' '), before: null, most: MOST_LOOKED_AT })
    return found
      .map(({ book }): Found => ({
        title: book.title,
        href: to('ebook', { id: book.id }, { part: 'desk' }),
        about: 'A book of yours',
        snippetHtml: toSnippet(book.subtitle || book.about || book.title, markedWords(query)),
        score: matchFields(query, [{ text: `${book.title} ${book.subtitle}`, weight: 1 }]),
        date: book.updatedAt.toISOString(),
      }))
      .filter(({ score }) => score > 0)
      .slice(0, limit)
  },
})
