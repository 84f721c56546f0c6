import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { findLicence } from '../sharing/licences.ts'
import { listFound } from './gallery.store.server.ts'

const MOST_COMPARED = 200
const WEIGHTS = { title: 1, alt: 0.7, maker: 0.5 }

/** The pictures of the gallery, by their names, what is to be seen on them, and who made them. */
export const gallerySource = defineSearchSource({
  kind: 'gallery',
  label: 'Gallery',
  one: 'Picture',
  icon: 'images',
  reach: 'public',
  place: 80,
  async search(_, query, limit) {
    const words = markedWords(query)
    const longest = words.toSorted((a, b) => b.length - a.length)[0]
    if (!longest) return []
    const found = await listFound(longest, MOST_COMPARED)
    return found
      .map((row) => {
        const fields = [
          { text: row.title, weight: WEIGHTS.title },
          { text: row.alt, weight: WEIGHTS.alt },
          { text: row.maker, weight: WEIGHTS.maker },
        ]
        return { row, score: matchFields(query, fields) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row: { id, title, alt, maker, licence, publishedAt }, score }) => ({
        title,
        href: to('gallery', null, { picture: id }),
        about: `By ${maker}, ${findLicence(licence).label}`,
        snippetHtml: markWords(alt, words),
        score,
        date: publishedAt.toISOString(),
      }))
  },
})
