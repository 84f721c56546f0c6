import { matchFields } from './match-text.ts'
import { markedWords, type SearchQuery } from './search-query.ts'
import type { Found } from './search-source.server.ts'
import { toSnippet } from './snippet.ts'

/** A published text: `text` is its body without marks. */
export type PublishedText = {
  title: string
  summary: string
  text: string
  href: string
  about: string
  date?: string
}

const [TITLE_WEIGHT, SUMMARY_WEIGHT, TEXT_WEIGHT] = [1, 0.7, 0.4]

/** The texts that hold words of a search, best first, each with a passage of its body. */
export function rankTexts(texts: readonly PublishedText[], query: SearchQuery, limit: number): Found[] {
  return texts
    .map((one) => {
      const score = matchFields(query, [
        { text: one.title, weight: TITLE_WEIGHT },
        { text: one.summary, weight: SUMMARY_WEIGHT },
        { text: one.text, weight: TEXT_WEIGHT },
      ])
      return { one, score }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ one: { title, href, about, text, date }, score }) => ({
      title,
      href,
      about,
      snippetHtml: toSnippet(text, markedWords(query)),
      score,
      ...(date && { date }),
    }))
}
