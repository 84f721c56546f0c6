import { readCoverage } from '#app/kits/operations/knowledge-base/coverage.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { countOpenQuestions, listSettled, listUnanswered } from '#app/kits/asking/panda/unanswered.store.server.ts'
import { listHelpArticles } from '#app/kits/search/site-search/help-articles.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toPaging } from '#app/ui/data/table-address.ts'

const QUESTIONS_PER_PAGE = 20
const SETTLED_SHOWN = 10
const WEEKS = 12

/** Questions without an answer, the most asked first, with how many had one week by week. */
export async function readQuestions(params: URLSearchParams) {
  const now = clock.now()
  const paging = toPaging(params, await countOpenQuestions(), QUESTIONS_PER_PAGE)
  const [open, settled, weeks, articles] = await Promise.all([
    listUnanswered(QUESTIONS_PER_PAGE, (paging.page - 1) * QUESTIONS_PER_PAGE),
    listSettled(SETTLED_SHOWN),
    readCoverage(WEEKS),
    listHelpArticles(),
  ])
  return {
    paging,
    open: open.map(({ key, question, page, times, firstAskedAt, lastAskedAt }) => ({
      ...{ key, question, page, times, last: toAgoWords(lastAskedAt, now), first: toAgoWords(firstAskedAt, now) },
    })),
    settled: settled.map(({ key, question, article, settledAt }) => ({
      ...{ key, question, article, when: toAgoWords(settledAt!, now) },
    })),
    articles: articles.map(({ slug, title }) => ({ slug, title })),
    weeks,
  }
}

export type QuestionsView = Awaited<ReturnType<typeof readQuestions>>
