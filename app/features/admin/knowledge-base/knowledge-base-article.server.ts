import { articleGroups } from '#app/kits/foundation/content/content.server.ts'
import { toTextView } from '#app/kits/foundation/content/text-view.server.ts'
import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import {
  editorText,
  findEditedArticle,
  hasNewerText,
  publicText,
} from '#app/kits/operations/knowledge-base/article-editing.server.ts'
import { toLineDiff } from '#app/kits/operations/knowledge-base/line-diff.ts'
import { countHelpVotes, listMissing } from '#app/kits/operations/knowledge-base/votes.store.server.ts'
import { findUnanswered } from '#app/kits/asking/panda/unanswered.store.server.ts'
import {
  listHelpVersions,
  type HelpText,
  type HelpVersion,
} from '#app/kits/search/site-search/help-edits.store.server.ts'
import { searchHelp } from '#app/kits/search/site-search/site-search.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { stateOf } from './knowledge-base-list.server.ts'
import { toDraftOf } from './knowledge-base-skeleton.ts'

const MOST_MISSING = 30
const PASSAGES = 5
const DAY_CHARS = 'yyyy-mm-dd'.length
const EMPTY: HelpText = { title: '', summary: '', tags: [], group: 'Help', body: '' }

const actLabels: Readonly<Record<HelpVersion['act'], string>> = {
  found: 'As it came with Frenly',
  published: 'Published',
  restored: 'Restored',
  taken: 'The newer text that came with Frenly',
}

/** One article to edit, preview or follow through its history; `?new=yes` begins one, `&question=` from a question. */
export async function readArticleScreen(params: URLSearchParams) {
  const slug = params.get('article')
  return slug ? readKnown(slug, params) : readNew(params.get('question'))
}
export type ArticleScreen = Awaited<ReturnType<typeof readArticleScreen>>
export type EditedArticle = Awaited<ReturnType<typeof readKnown>>

async function readNew(key: string | null) {
  const question = key ? await findUnanswered(key) : null
  const near = question ? await searchHelp(question.question, PASSAGES) : []
  return {
    view: 'new' as const,
    groups: articleGroups,
    text: question ? toDraftOf(question.question) : EMPTY,
    question: question && { key: question.key, words: question.question, times: question.times },
    passages: near.filter(({ score }) => score > 0).map(({ slug, title, summary }) => ({ slug, title, summary })),
  }
}

async function readKnown(slug: string, params: URLSearchParams) {
  const article = await findEditedArticle(slug)
  const text = article && editorText(article)
  if (!article || !text) throw notFound(`There is no article called "${slug.slice(0, 80)}".`)
  const [versions, votes, missing] = await Promise.all([
    listHelpVersions(slug),
    countHelpVotes(),
    listMissing(slug, MOST_MISSING),
  ])
  const shown = publicText(article)
  const view = params.get('view')
  return {
    view: view === 'preview' ? ('preview' as const) : view === 'history' ? ('history' as const) : ('edit' as const),
    ...{ slug, groups: articleGroups, text, state: stateOf(article), isPublic: shown !== null },
    hasDraft: article.edit?.draft != null,
    votes: votes.get(slug) ?? { yes: 0, no: 0 },
    missing: missing.map(({ missing: words, createdAt }) => ({ words: words!, when: toMomentWords(createdAt) })),
    newer: hasNewerText(article) ? toDiff(article.edit!.text!, article.came!) : null,
    preview: view === 'preview' ? toPreview(text) : null,
    history: view === 'history' ? toHistory(versions, shown, Number(params.get('version'))) : null,
  }
}

const toPreview = (text: HelpText) => {
  const today = clock.now().toISOString().slice(0, DAY_CHARS)
  return { ...toTextView(text.body), updated: today, updatedWords: toDayWords(today) }
}

/** Every version, and the one that was chosen beside what is public. */
function toHistory(versions: readonly HelpVersion[], shown: HelpText | null, wanted: number) {
  const chosen = versions.find(({ number }) => number === wanted) ?? null
  return {
    versions: versions.map(({ number, act, createdAt }) => ({
      ...{ number, label: actLabels[act], at: createdAt.toISOString(), when: toMomentWords(createdAt) },
    })),
    chosen: chosen && { number: chosen.number, diff: shown ? toDiff(chosen.text, shown) : null },
  }
}

/** How one text became another, its front matter with it. */
const toDiff = (before: HelpText, after: HelpText) => toLineDiff(toSource(before), toSource(after))
const toSource = ({ title, summary, tags, group, body }: HelpText) =>
  [`title: ${title}`, `summary: ${summary}`, `part: ${group}`, `tags: ${tags.join(', ')}`, '', body].join('\n')
