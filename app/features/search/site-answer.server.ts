import { to } from '#app/catalogue/to.ts'
import { findDisagreements } from '#app/kits/asking/cited-answer/disagreements.server.ts'
import { answerByModel } from '#app/kits/asking/cited-answer/model-answer.server.ts'
import {
  joinSameTexts,
  renumber,
  type CitedAnswer,
  type Passage,
  type ShownSource,
} from '#app/kits/asking/cited-answer/passage.ts'
import { quoteAnswer } from '#app/kits/asking/cited-answer/quote-answer.ts'
import { answerBySeats, type SeatAnswer } from '#app/kits/asking/cited-answer/seat-answer.server.ts'
import { toProse } from '#app/kits/foundation/content/prose.ts'
import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toCapWords } from '#app/kits/members/quota/quota.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { searchArticles } from '#app/kits/search/site-search/articles.store.server.ts'
import { readSearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { searchPages } from '#app/kits/search/web-index/search-pages.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import { isQuestion, toQuestion } from '#app/kits/asking/cited-answer/to-question.ts'

export type SiteAnswer = {
  seat: SeatAnswer | null
  cited: CitedAnswer | null
  sources: ShownSource[]
  /** The pages found contradict each other on it, so none of them is quoted as the answer. */
  isDisputed: boolean
  /** Why the model that was asked gave nothing. */
  note: string | null
}

const ARTICLES = 3
const PAGES = 5
const THIS_PLACE = 'this place'

type Asking = {
  query: string
  /** How it was spelled to find results; the built-in voices may know the word as it was typed. */
  instead?: string | null
  member: CurrentUser | null
  network: string
  /** The model to be asked too; null: none. */
  model: ListedEngine<'write'> | null
}

/**
 * An answer to what was searched for: by the built-in voices, and from the texts found here, quoted word for word or told
 * by a model whose every citation was found again. Never rejects.
 */
export async function answerFromSite({
  query: typed,
  instead = null,
  member,
  network,
  model,
}: Asking): Promise<SiteAnswer> {
  const runner = { member, network }
  const run = await beginFreeRun(runner, { screen: 'search' })
  const bySeats = async () => {
    const asTyped = await answerBySeats(run, toQuestion(typed))
    return asTyped ?? (instead === null ? null : answerBySeats(run, toQuestion(instead)))
  }
  const [seat, passages] = await Promise.all([bySeats(), findPassages(instead ?? typed)])
  const query = instead ?? typed
  const told =
    model && passages.length > 0 ? await askModel(runner, model, query, passages) : { answer: null, note: null }
  // What only names a thing is answered by a voice that knows it; sentences that mention it are results.
  const quoted = told.answer ?? (seat && !isQuestion(query) ? null : quoteAnswer(query, passages))
  const isDisputed = told.answer === null && quoted !== null && (await contradictEachOther(query, passages))
  const cited = isDisputed ? null : quoted
  return { seat, ...toNumbered(cited, passages), isDisputed, note: told.note }
}

const contradictEachOther = async (query: string, passages: readonly Passage[]) =>
  (await findDisagreements(query, passages)).length > 0

async function askModel(
  runner: { member: CurrentUser | null; network: string },
  model: ListedEngine<'write'>,
  query: string,
  passages: Passage[],
) {
  const begun = await beginRun(runner, { screen: 'search' })
  if (!begun.isDone) return { answer: null, note: toCapWords(begun.quota, runner.member === null) }
  try {
    const answer = await answerByModel(begun.value, model, query, passages)
    return answer && answer.sentences.length > 0
      ? { answer, note: null }
      : { answer: null, note: toEmptyWords(model.engine.label, answer?.dropped ?? 0) }
  } catch (error) {
    return { answer: null, note: `${model.engine.label}: ${toFailureWords(toFailure(error))}` }
  }
}

const toEmptyWords = (label: string, dropped: number) =>
  dropped === 0
    ? `${label} found no answer in what is here.`
    : `${label} answered, but nothing it said stands in the sources it named, so none of it is shown.`

async function findPassages(query: string): Promise<Passage[]> {
  const asked = readSearchQuery(query)
  const [articles, pages] = await Promise.all([searchArticles(asked, ARTICLES), searchPages(asked, PAGES)])
  return joinSameTexts([
    ...articles.map(({ kind, slug, title, body }) => ({
      title,
      href: kind === 'help' ? to('support', null, { article: slug }) : to('topic', { topic: slug }),
      site: THIS_PLACE,
      text: toProse(body),
      date: null,
    })),
    ...pages.map(({ title, url, host, body, publishedAt }) => ({
      ...{ title, href: url, site: host, text: body, date: publishedAt?.toISOString() ?? null },
    })),
  ])
}

/** An answer with the sources it names, numbered from 1 as they come. */
function toNumbered(cited: CitedAnswer | null, passages: readonly Passage[]) {
  const named = new Set(cited?.sentences.flatMap(({ cites }) => cites.map(({ n }) => n)))
  const { cited: numbered, sources } = renumber(cited, passages, named)
  return { cited: numbered, sources }
}
