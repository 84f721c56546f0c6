import { to } from '#app/catalogue/to.ts'
import { matchFields } from '#app/kits/search/site-search/match-text.ts'
import { markedWords } from '#app/kits/search/site-search/search-query.ts'
import { defineSearchSource } from '#app/kits/search/site-search/search-source.server.ts'
import { markWords } from '#app/kits/search/site-search/snippet.ts'
import { BROUGHT_LABEL } from './recipe.ts'
import { listPictures } from './pictures.store.server.ts'

const MOST_COMPARED = 500
const WEIGHTS = { title: 1, prompt: 0.6 }

/** Somebody's own pictures, by their names and prompts. */
export const picturesSource = defineSearchSource({
  kind: 'picture',
  label: 'Your pictures',
  one: 'Your picture',
  icon: 'image',
  reach: 'own',
  place: 85,
  async search({ owner }, query, limit) {
    if (!owner) return []
    const words = markedWords(query)
    const find = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    const rows = await listPictures(owner, { find, board: '', style: '' }, { most: MOST_COMPARED })
    return rows
      .map((row) => {
        const fields = [
          { text: row.title, weight: WEIGHTS.title },
          { text: row.prompt, weight: WEIGHTS.prompt },
        ]
        return { row, score: matchFields(query, fields) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ row: { id, title, prompt, engineLabel, createdAt }, score }) => ({
        title,
        href: to('image-studio', null, { picture: id }),
        about: engineLabel === BROUGHT_LABEL ? BROUGHT_LABEL : `Drawn by ${engineLabel}`,
        snippetHtml: markWords(prompt, words),
        score,
        date: createdAt.toISOString(),
      }))
  },
})
