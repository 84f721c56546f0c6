import { to } from '#app/catalogue/to.ts'
import { isEmptyQuery, readSearchQuery, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import type { Source } from '#app/engines/knowledge/knowledge.ts'
import { findAlike } from './alike.server.ts'
import { listAnswered, listShown, listVotedAnswers, rankByWords } from './public-questions.store.server.ts'

/** Fewer votes, and an answer speaks for its author alone. */
const WELL_VOTED = 3
/** Who accepts an answer of their own needs somebody else to say so too. */
const LEAST_FOR_OWN = 1
const MOST_SAME = 3
const QUOTE_CHARS = 300
/** No sitemap may hold more addresses. */
const MOST_ADDRESSES = 20_000

export type CommunityAnswer = {
  /** Markdown of a member: text of others, to be fenced on its way to a model. */
  text: string
  /** First the question's page with the answer's own words, then what the member named. */
  sources: Source[]
  answeredBy: string
  /** Votes for it less votes against it. */
  score: number
  /** A path of this server. */
  url: string
}

/**
 * What members answered to a public question that clearly asks the same, if they stand behind it: the asker accepted it, or
 * it has at least three votes more for than against. Null when there is none. One answer, never one of the panel.
 */
export async function findCommunityAnswer(question: string): Promise<CommunityAnswer | null> {
  const same = (await findAlike(question, MOST_SAME)).filter(({ isSame }) => isSame)
  for (const { id, question: asked } of same) {
    const trusted = (await listVotedAnswers(id)).filter(isTrusted).sort(byTrust)
    if (trusted[0]) return toCommunityAnswer(trusted[0], id, asked)
  }
  return null
}

type Voted = Awaited<ReturnType<typeof listVotedAnswers>>[number]

const isAccepted = ({ id, acceptedId }: Voted) => id === acceptedId
const isOwn = ({ userId, askerId }: Voted) => userId !== null && userId === askerId

function isTrusted(answer: Voted): boolean {
  if (answer.votes >= WELL_VOTED) return true
  return isAccepted(answer) && answer.votes >= (isOwn(answer) ? LEAST_FOR_OWN : 0)
}

const byTrust = (a: Voted, b: Voted) => Number(isAccepted(b)) - Number(isAccepted(a)) || b.votes - a.votes

function toCommunityAnswer({ id, text, basis, sources, votes, author }: Voted, questionId: string, asked: string) {
  const answeredBy = author ?? 'A former member'
  const url = `${to('questions', null, { question: questionId })}#answer-${id}`
  const page: Source = {
    title: `${answeredBy} on “${asked}”${basis === 'experience' ? ', from own experience' : ''}`,
    url,
    license: null,
    quote: text.length > QUOTE_CHARS ? `${text.slice(0, QUOTE_CHARS).trimEnd()}…` : text,
  }
  const named = sources.map((source): Source => {
    const isAddress = /^https?:\/\//i.test(source)
    return { title: source, url: isAddress ? source : null, license: null, quote: `Named by ${answeredBy}.` }
  })
  return { text, sources: [page, ...named], answeredBy, score: votes, url }
}

/** Public questions for a search, best first, with a score from 0 to 1; none for a query without words. */
export async function listPublicQuestions(words: string | SearchQuery, limit: number) {
  const query = typeof words === 'string' ? readSearchQuery(words) : words
  if (isEmptyQuery(query)) return []
  const ranked = await rankByWords(query, limit)
  if (ranked.length === 0) return []
  const rows = await listShown(ranked.map(({ id }) => id))
  return ranked.flatMap(({ id, score }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ ...row, score, url: to('questions', null, { question: id }) }] : []
  })
}

/** The paths of public, answered questions: what search engines may show. */
export const listQuestionAddresses = async (): Promise<string[]> =>
  (await listAnswered(MOST_ADDRESSES)).map(({ id }) => to('questions', null, { question: id }))
