import { matchFields } from './match-text.ts'
import { markedWords, type SearchQuery } from './search-query.ts'
import type { Found } from './search-source.server.ts'
import { markWords } from './snippet.ts'

/** Something with a title that its owner may look for. */
export type Thing = { title: string; href: string; about: string; at: Date }

/** The things whose titles hold words of a search, best and newest first. */
export function rankThings(things: readonly Thing[], query: SearchQuery, limit: number): Found[] {
  return things
    .map((thing) => ({ thing, score: matchFields(query, [{ text: thing.title, weight: 1 }]) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.thing.at.getTime() - a.thing.at.getTime())
    .slice(0, limit)
    .map(({ thing: { title, href, about, at }, score }) => ({
      title,
      href,
      about,
      snippetHtml: markWords(`${about}: ${title}`, markedWords(query)),
      score,
      date: at.toISOString(),
    }))
}
