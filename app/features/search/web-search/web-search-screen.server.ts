import { answerBySeats, type SeatAnswer } from '#app/kits/asking/cited-answer/seat-answer.server.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { countStored } from '#app/kits/search/web-index/web-sites.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { toQuestion } from '#app/kits/asking/cited-answer/to-question.ts'
import { soon, type Soon } from './soon.server.ts'
import { searchWeb } from './web-search.server.ts'
import { summariseWeb, type WebSummary } from './web-summary.server.ts'
import { keepWebSearch, listWebSearches } from './web-searches.store.server.ts'

/** Results do not wait longer for the summary; whoever asked for it without scripts does. */
const TIMEOUT_MS = 900
const WHOLE_MS = 25_000
const HISTORY_SHOWN = 12
const HISTORY_KEPT = 100

/** What the screen says before anything is found: what can be searched here, and what the member searched for. */
export async function readWebStart(query: string, member: CurrentUser | null) {
  const [engines, stored, history] = await Promise.all([
    listEngines(toViewer(member), 'search'),
    countStored(),
    member ? listWebSearches(member.id, HISTORY_SHOWN) : [],
  ])
  const now = clock.now()
  return {
    query,
    question: query ? toQuestion(query) : '',
    engine: engines[0]?.engine.label ?? null,
    pages: stored.pages,
    isMember: member !== null,
    isOperator: member?.isAdmin ?? false,
    history: history.map(({ createdAt, ...row }) => ({ ...row, when: toAgoWords(createdAt, now) })),
  }
}

type Searcher = Parameters<typeof searchWeb>[1]

/** What was found, with the summary or, where nothing was, what the built-in voices know; both may come later. */
export async function readWebSearch(query: string, searcher: Searcher, isWhole: boolean) {
  const searched = await searchWeb(query, searcher)
  const { results, origins, notes, run } = searched
  const timeoutMs = isWhole ? WHOLE_MS : TIMEOUT_MS
  const work: Promise<{ summary: WebSummary | null; seat: SeatAnswer | null }> =
    results.length > 0
      ? summariseWeb(query, searched).then((summary) => ({ summary, seat: null }))
      : answerBySeats(run, toQuestion(query)).then((seat) => ({ summary: null, seat }))
  const top: Soon<Awaited<typeof work>> = await soon(work, timeoutMs)
  if (searcher.member && searcher.isRead)
    await keepWebSearch(
      { id: createId(), userId: searcher.member.id, query, results: results.length, createdAt: clock.now() },
      HISTORY_KEPT,
    )
  return { results: results.map(({ text: _text, ...shown }) => shown), origins, notes, top }
}

export type WebStart = Awaited<ReturnType<typeof readWebStart>>
export type WebFound = Awaited<ReturnType<typeof readWebSearch>>
