import { articleGroups, type Article } from '#app/kits/foundation/content/content.server.ts'
import { withOpenness } from '#app/kits/foundation/content/listed-screens.server.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { nearestArticles } from '#app/kits/operations/knowledge-base/related.ts'
import { listHelpArticles } from '#app/kits/search/site-search/help-articles.server.ts'
import { searchSite } from '#app/kits/search/site-search/site-search.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'

/** Wide enough that the articles among all kinds of hits fill a page. */
const SEARCHED = 60
const MAX_QUERY_CHARS = 200
const MOST_RELATED = 6

const toLink = ({ slug, title, summary }: Article) => ({ slug, title, summary })

export async function listHelp() {
  const articles = await listHelpArticles()
  const groups = articleGroups
    .map((name) => ({ name, articles: articles.filter(({ group }) => group === name).map(toLink) }))
    .filter((group) => group.articles.length > 0)
  return { groups, count: articles.length }
}

/** An article as its page draws it. Throws 404 for an unknown slug. */
export async function getArticleView(slug: string) {
  const all = await listHelpArticles()
  const article = all.find((one) => one.slug === slug)
  if (!article) throw notFound(`No article called "${slug.slice(0, 80)}" is in the help centre.`)
  const { title, summary, group, updated, body } = article
  return {
    slug: article.slug,
    title,
    summary,
    group,
    updated,
    updatedWords: toDayWords(updated),
    ...toTextView(body),
    related: relatedTo(article, all).map(toLink),
  }
}

/** Those its author named first, then those that share most with it. */
function relatedTo(article: Article, all: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
  const near = nearestArticles(article, all, MOST_RELATED + named.length)
  return [...named, ...near.filter((one) => !named.includes(one))].slice(0, MOST_RELATED)
}

export async function searchHelpCentre(words: string) {
  const query = words.slice(0, MAX_QUERY_CHARS)
  const hits = await searchSite(query, SEARCHED)
  return { query, hits: withOpenness(hits.filter(({ kind }) => kind === 'article')) }
}
