import { aboutOf } from '#app/catalogue/abouts.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { fillPath, to } from '#app/catalogue/to.ts'
import { searchWords } from '#app/database/search-words.ts'
import { listArticles, searchArticles } from './articles.store.server.ts'
import { nearestBySpelling } from './spelling.ts'
import { toSnippet } from './snippet.ts'

export type SearchHit = {
  kind: 'screen' | 'article' | 'topic'
  title: string
  about: string
  href: string
  /** From 0 to 1, comparable within one kind. */
  score: number
  /** HTML in which only `<mark>` is markup. */
  snippetHtml: string
}

export type HelpPassage = {
  title: string
  slug: string
  summary: string
  tags: string
  text: string
  score: number
  url: string
}

const SUGGESTIONS = 3
const STOP_WORDS = new Set(
  'a an and are can do does for how i in is it me my of on or the to what where which who why with you your'.split(' '),
)

type Listed = { id: ScreenId; title: string; about: string; category: string; href: string }

const listed: Listed[] = (Object.entries(screens) as [ScreenId, ScreenEntry][])
  .filter(([, entry]) => entry.listed !== false && !entry.paths[0].includes('*'))
  .map(([id, { title, category, paths }]) => ({
    id,
    title,
    about: aboutOf(id),
    category,
    href: fillPath(paths[0], {}),
  }))

/** Screens, help articles and topics for a query, best first within each kind; screens before texts of equal score. */
export async function searchSite(query: string, limit: number): Promise<SearchHit[]> {
  const words = meaningful(searchWords(query))
  if (words.length === 0) return []
  const texts = await searchArticles(words.join(' '), limit)
  const hits: SearchHit[] = texts.map(({ kind, slug, title, summary, body, score }) => ({
    kind: kind === 'help' ? 'article' : 'topic',
    title,
    about: summary,
    href: kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug }),
    score,
    snippetHtml: toSnippet(body, words),
  }))
  return [...searchScreens(words), ...hits].sort((a, b) => b.score - a.score).slice(0, limit)
}

/**
 * Help articles for the engine that answers from them: those that hold words of the question first, best first, then the
 * others with a score of 0, because the engine also knows what is meant by other words.
 */
export async function searchHelp(query: string, limit: number): Promise<HelpPassage[]> {
  const hits = await searchArticles(query, limit, 'help')
  const found = new Set(hits.map(({ id }) => id))
  const rest = (await listArticles('help'))
    .filter(({ id }) => !found.has(id))
    .map((article) => ({ ...article, score: 0 }))
  return [...hits, ...rest].slice(0, limit).map(({ title, slug, summary, tags, body, score }) => {
    return { title, slug, summary, tags, text: body, score, url: to('support', null, { article: slug }) }
  })
}

/** Listed screens whose title or address is spelled nearly like the text, nearest first; none when nothing is near. */
export function suggestScreens(text: string): { title: string; href: string }[] {
  const wanted = text
    .replace(/[/\-_]+/g, ' ')
    .trim()
    .toLowerCase()
  const names = listed.flatMap((screen) => [
    { name: screen.title.toLowerCase(), screen },
    {
      name: screen.href
        .replace(/[/\-_]+/g, ' ')
        .trim()
        .toLowerCase(),
      screen,
    },
  ])
  const near = nearestBySpelling(wanted, names, ({ name }) => name)
  return [...new Set(near.map(({ screen }) => screen))]
    .slice(0, SUGGESTIONS)
    .map(({ title, href }) => ({ title, href }))
}

function searchScreens(words: readonly string[]): SearchHit[] {
  return listed.flatMap((screen) => {
    const score = words.reduce((sum, word) => sum + weightIn(screen, word), 0) / words.length
    if (score === 0) return []
    const { title, about, href } = screen
    return [
      { kind: 'screen' as const, title, about, href, score: Math.min(1, score), snippetHtml: toSnippet(about, words) },
    ]
  })
}

function weightIn({ title, about, category }: Listed, word: string): number {
  const stem = word.length > 4 ? word.replace(/(?:ing|ers?|s|ion|ed)$/, '') : word
  const holds = (text: string) => searchWords(text).some((other) => other.startsWith(stem))
  if (holds(title)) return 1
  return holds(about) ? 0.5 : holds(category) ? 0.3 : 0
}

/** A query of stop words alone keeps them: someone may look for "The Who". */
function meaningful(words: string[]): string[] {
  const rest = words.filter((word) => !STOP_WORDS.has(word))
  return rest.length ? rest : words
}
