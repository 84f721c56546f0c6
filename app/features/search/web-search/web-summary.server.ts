import { findDisagreements, type Disagreement } from '#app/kits/asking/cited-answer/disagreements.server.ts'
import { answerByModel } from '#app/kits/asking/cited-answer/model-answer.server.ts'
import {
  joinSameTexts,
  renumber,
  type CitedAnswer,
  type Passage,
  type ShownSource,
} from '#app/kits/asking/cited-answer/passage.ts'
import { quoteAnswer } from '#app/kits/asking/cited-answer/quote-answer.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { toFailure } from '#app/providers/engine.ts'
import type { WebResult } from './merged-results.ts'
import type { Searched } from './web-search.server.ts'
import { fetchText } from '#app/kits/search/web-index/fetched-text.server.ts'

export type WebSummary = {
  disagreements: Disagreement[]
  cited: CitedAnswer | null
  sources: ShownSource[]
  /** How many pages were read for it, and how many could not be. */
  read: number
  unread: number
  note: string | null
}

const MOST_READ = 8
const MOST_FETCHED = 5

/** What the found pages say about a query, quoted; where they contradict each other comes first. Never rejects. */
export async function summariseWeb(query: string, { results, run, model }: Searched): Promise<WebSummary> {
  const { passages, unread } = await readResults(results)
  const [disagreements, told] = await Promise.all([
    findDisagreements(query, passages),
    model && passages.length > 0 ? askModel(run, model, query, passages) : { answer: null, note: null },
  ])
  const quoted = told.answer ?? withoutTold(quoteAnswer(query, passages), disagreements)
  const named = new Set([
    ...(quoted?.sentences.flatMap(({ cites }) => cites.map(({ n }) => n)) ?? []),
    ...disagreements.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ n }) => n))),
  ])
  const { cited, sources, toNumber } = renumber(quoted, passages, named)
  const numbered = disagreements.map(({ slot, sides }) => ({
    slot,
    sides: sides.map(({ value, quotes }) => ({ value, quotes: quotes.map((one) => ({ ...one, n: toNumber(one.n) })) })),
  }))
  return { disagreements: numbered, cited, sources, read: passages.length, unread, note: told.note }
}

/** What the table of the disagreement quotes is not said a second time. */
function withoutTold(answer: CitedAnswer | null, disagreements: readonly Disagreement[]): CitedAnswer | null {
  const told = disagreements.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)))
  const sentences = answer?.sentences.filter(({ text }) => !told.some((quote) => text.includes(quote))) ?? []
  return answer && sentences.length > 0 ? { ...answer, sentences } : null
}

async function readResults(results: readonly WebResult[]): Promise<{ passages: Passage[]; unread: number }> {
  const first = results.slice(0, MOST_READ)
  const toFetch = first.filter(({ text }) => text === null).slice(0, MOST_FETCHED)
  const read = await Promise.all(
    first
      .filter((result) => result.text !== null || toFetch.includes(result))
      .map(async ({ title, url, site, text, date }) => {
        const fetched = text === null ? await fetchText(url) : { text, date }
        return fetched && { title, href: url, site, text: fetched.text, date: date ?? fetched.date }
      }),
  )
  const had = read.filter((one) => one !== null)
  return { passages: joinSameTexts(had), unread: read.length - had.length }
}

async function askModel(
  run: Searched['run'],
  model: NonNullable<Searched['model']>,
  query: string,
  passages: Passage[],
) {
  const { label } = model.engine
  try {
    const answer = await answerByModel(run, model, query, passages)
    if (answer && answer.sentences.length > 0) return { answer, note: null }
    const note = `${label} gave nothing that stands in the pages it was shown.`
    return { answer: null, note }
  } catch (error) {
    return { answer: null, note: `${label}: ${toFailureWords(toFailure(error))}` }
  }
}
