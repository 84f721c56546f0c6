import {
  articleGroups,
  findArticle,
  readArticles,
  relatedArticles,
  type Article,
} from '#app/kits/content/content.server.ts'
import { withOpenness } from '#app/kits/content/listed-screens.server.ts'
import { toDayWords, toTextView } from '#app/kits/content/text-view.server.ts'
import { searchSite } from '#app/kits/site-search/site-search.server.ts'
import { notFound } from '#app/platform/problem.ts'

/** Wide enough that the articles among all kinds of hits fill a page. */
const SEARCHED = 60
const MAX_QUERY_CHARS = 200

const toLink = ({ slug, title, summary }: Article) => ({ slug, title, summary })

export function listHelp() {
  const articles = readArticles()
  const groups = articleGroups.map((name) => ({
    name,
    articles: articles.filter(({ group }) => group === name).map(toLink),
  }))
  return { groups, count: articles.length }
}

/** An article as its page draws it. Throws 404 for an unknown slug. */
export function getArticleView(slug: string) {
  const article = findArticle(slug)
  if (!article) throw notFound(`No article called "${slug.slice(0, 80)}" is in the help centre.`)
  const { title, summary, group, updated, related, body } = article
  return {
    slug: article.slug,
    title,
    summary,
    group,
    updated,
    updatedWords: toDayWords(updated),
    ...toTextView(body),
    related: relatedArticles(related).map(toLink),
  }
}

export async function searchHelpCentre(words: string) {
  const query = words.slice(0, MAX_QUERY_CHARS)
  const hits = await searchSite(query, SEARCHED)
  return { query, hits: withOpenness(hits.filter(({ kind }) => kind === 'article')) }
}
