import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { rankHelp, searchArticles, type ArticleHit } from './articles.store.server.ts'
import { toPassages, type HelpPassage } from './help-passages.ts'
import { readHelpTexts } from './help-texts.server.ts'
import { TAG_SEPARATOR } from './seed-articles.server.ts'
import { matchFields } from './match-text.ts'
import { isEmptyQuery, markedWords, readSearchQuery, type SearchQuery } from './search-query.ts'
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

const SUGGESTIONS = 3
/** What a word weighs in a screen's title, in its sentence, and in its category. */
const SCREEN_WEIGHTS = { title: 1, about: 0.5, category: 0.3 }

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
export async function searchSite(typed: string, limit: number): Promise<SearchHit[]> {
  const query = readSearchQuery(typed)
  if (isEmptyQuery(query)) return []
  const texts = await searchTexts(query, limit)
  return [...searchScreens(query), ...texts].sort((a, b) => b.score - a.score).slice(0, limit)
}

/** Help articles and topics for a query, or one kind of them, best first. */
export async function searchTexts(query: SearchQuery, limit: number, only?: 'help' | 'topic'): Promise<SearchHit[]> {
  if (isEmptyQuery(query)) return []
  const found = (await searchArticles(query, limit, only)).filter((article) => holdsPhrases(article, query))
  const hits = found.map((article) => ({ article, share: shareIn(article, query) }))
  const near = hits.filter(({ share }) => share >= MIN_SHARE)
  return (near.length > 0 ? near : hits.slice(0, FEW))
    .map(({ article: { kind, slug, title, summary, body, score }, share }) => ({
      kind: kind === 'help' ? ('article' as const) : ('topic' as const),
      title,
      about: summary,
      href: kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug }),
      score: score * share,
      snippetHtml: toSnippet(body, markedWords(query)),
    }))
    .sort((one, other) => other.score - one.score)
}

/** A text that holds less of what was asked for is about something else, while others hold more. */
const MIN_SHARE = 0.6
const LEAST_SHARE = 0.1
/** Where none holds most of it, a few are enough. */
const FEW = 5

/** The index reads the tags as one text, in which a phrase may begin in one tag and end in the next. */
const holdsPhrases = ({ title, summary, tags, body }: ArticleHit, { phrases }: SearchQuery): boolean =>
  phrases.length === 0 ||
  matchFields(
    { text: '', words: [], phrases, without: [], isOpen: false },
    [title, summary, ...tags.split(TAG_SEPARATOR), body].map((text) => ({ text, weight: 1 })),
  ) > 0

/** The share of the query's words that a text holds. */
const shareIn = ({ title, summary, tags, body }: ArticleHit, query: SearchQuery): number =>
  Math.max(LEAST_SHARE, matchFields(query, [{ text: `${title} ${summary} ${tags} ${body}`, weight: 1 }]))

/**
 * Help articles for the engine that answers from them: those that hold words of the question first, best first, then the
 * others with a score of 0, because the engine also knows what is meant by other words.
 */
export async function searchHelp(query: string, limit: number): Promise<HelpPassage[]> {
  const [{ texts }, ranks] = await Promise.all([readHelpTexts(), rankHelp(query, limit)])
  return toPassages(texts, ranks, limit)
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
    .sort((a, b) => Number(isBuilt(b.id)) - Number(isBuilt(a.id)))
    .slice(0, SUGGESTIONS)
    .map(({ title, href }) => ({ title, href }))
}

/** Listed screens for a query, best first. */
export function searchScreens(query: SearchQuery): SearchHit[] {
  const { title: inTitle, about: inAbout, category: inCategory } = SCREEN_WEIGHTS
  const hits = listed.flatMap(({ title, about, category, href }): SearchHit[] => {
    const score = matchFields(query, [
      { text: title, weight: inTitle },
      { text: about, weight: inAbout },
      { text: category, weight: inCategory },
    ])
    if (score === 0) return []
    return [{ kind: 'screen', title, about, href, score, snippetHtml: toSnippet(about, markedWords(query)) }]
  })
  return hits.sort((a, b) => b.score - a.score)
}

/** The words of every screen's title and sentence: what a misspelled word may have meant. */
export const screenWords = (): string[] => listed.flatMap(({ title, about }) => [title, about])
