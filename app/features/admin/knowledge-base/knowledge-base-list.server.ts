import { articleGroups, findArticle, readArticles } from '#app/kits/foundation/content/content.server.ts'
import {
  editorText,
  hasNewerText,
  type EditedArticle,
} from '#app/kits/operations/knowledge-base/article-editing.server.ts'
import { countHelpVotes } from '#app/kits/operations/knowledge-base/votes.store.server.ts'
import { countOpenQuestions } from '#app/kits/asking/panda/unanswered.store.server.ts'
import { toHelpText } from '#app/kits/search/site-search/help-articles.server.ts'
import { listHelpEdits } from '#app/kits/search/site-search/help-edits.store.server.ts'
import { countTickets } from '#app/kits/members/tickets/tickets.store.server.ts'
import { readChoice, readQuery, readTableState, toPaging } from '#app/ui/data/table-address.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { articleColumns, articleStates, type ArticleColumn, type ArticleState } from './knowledge-base-states.ts'

const ARTICLES_PER_PAGE = 25
const DAY_CHARS = 'yyyy-mm-dd'.length
const USUAL_ORDER = { column: 'group', direction: 'asc' } as const

/** The articles with what readers said of them, searched, sifted and sorted by the address. */
export async function readArticleList(params: URLSearchParams) {
  const { order } = readTableState(params, { columns: articleColumns, order: USUAL_ORDER })
  const filter = {
    query: readQuery(params),
    state: readChoice(params, 'state', articleStates),
    group: readChoice(params, 'group', articleGroups),
  }
  const [all, questions, tickets] = await Promise.all([listLines(), countOpenQuestions(), countTickets()])
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all
    .filter(({ state }) => filter.state === null || state === filter.state)
    .filter(({ group }) => filter.group === null || group === filter.group)
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .sort((a, b) => compare(a, b, order.column) * (order.direction === 'asc' ? 1 : -1))
  const paging = toPaging(params, found.length, ARTICLES_PER_PAGE)
  const from = (paging.page - 1) * ARTICLES_PER_PAGE
  const rest = all.reduce((sum, { yes, no }) => ({ yes: sum.yes + yes, no: sum.no + no }), { yes: 0, no: 0 })
  return {
    ...{ filter, order, paging, groups: articleGroups },
    isFiltered: words.length > 0 || filter.state !== null || filter.group !== null,
    articles: found.slice(from, from + ARTICLES_PER_PAGE).map(({ searched: _, place: _place, ...line }) => line),
    figures: {
      articles: all.length,
      drafts: all.filter(({ hasDraft }) => hasDraft).length,
      newer: all.filter(({ isOutdated }) => isOutdated).length,
      ...rest,
      questions,
      tickets: tickets.open + tickets.waiting,
    },
  }
}

export type ArticleList = Awaited<ReturnType<typeof readArticleList>>
export type ArticleLine = ArticleList['articles'][number]
type Line = Awaited<ReturnType<typeof listLines>>[number]

async function listLines() {
  const [edits, votes] = [await listHelpEdits(), await countHelpVotes()]
  const known = new Map(edits.map((edit) => [edit.slug, edit]))
  const slugs = new Set([...readArticles().map(({ slug }) => slug), ...known.keys()])
  return [...slugs].flatMap((slug) => {
    const came = findArticle(slug)
    const article: EditedArticle = { slug, came: came && toHelpText(came), edit: known.get(slug) ?? null }
    const text = editorText(article)
    if (!text) return []
    const { edit } = article
    const day = edit?.text && edit.publishedAt ? edit.publishedAt.toISOString().slice(0, DAY_CHARS) : came?.updated
    return [
      {
        ...{ slug, title: text.title, group: text.group, state: stateOf(article) },
        hasDraft: edit?.draft != null,
        isOutdated: hasNewerText(article),
        updated: day ?? '',
        updatedWords: day ? toDayWords(day) : 'not published',
        ...(votes.get(slug) ?? { yes: 0, no: 0 }),
        place: articleGroups.findIndex((name) => name === text.group),
        searched: `${slug} ${text.title} ${text.summary} ${text.tags.join(' ')} ${text.body}`.toLowerCase(),
      },
    ]
  })
}

export function stateOf({ came, edit }: EditedArticle): ArticleState {
  if (edit?.isHidden) return 'hidden'
  if (edit?.text) return came ? 'edited' : 'own'
  return came ? 'as-came' : 'draft'
}

function compare(a: Line, b: Line, column: ArticleColumn): number {
  const byTitle = a.title.localeCompare(b.title, 'en')
  if (column === 'group') return a.place - b.place || byTitle
  if (column === 'updated') return a.updated.localeCompare(b.updated) || byTitle
  if (column === 'helpful') return a.yes - b.yes || byTitle
  if (column === 'unhelpful') return a.no - b.no || byTitle
  return byTitle
}
