import { feedbackKinds, feedbackTypes } from '#app/kits/members/feedback/feedback.limits.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readChoice, readQuery, toPaging } from '#app/ui/data/table-address.ts'
import { toDayOfYear } from '#app/ui/controls/day-words.ts'
import { feedbackStates, type FeedbackState } from './feedback-queue.ts'
import * as rows from './feedback-queue.store.server.ts'

const GROUPS_PER_PAGE = 20
const WEEK_MS = 7 * 86_400_000
const WEEKS_SHOWN = 12
const MOST_COUNTED = 20_000
const SAME_SHOWN = 50
const EXCERPT_CHARS = 280

/** One word, where the address names one, else the queue. */
export async function readFeedbackScreen(params: URLSearchParams) {
  const id = params.get('item')
  return id ? { item: await readItem(id), queue: null } : { item: null, queue: await readQueue(params) }
}
export type FeedbackScreen = Awaited<ReturnType<typeof readFeedbackScreen>>
export type FeedbackQueue = NonNullable<FeedbackScreen['queue']>
export type FeedbackLine = FeedbackQueue['lines'][number]
export type FeedbackItem = NonNullable<FeedbackScreen['item']>

async function readQueue(params: URLSearchParams) {
  const filter: rows.FeedbackFilter = {
    query: readQuery(params),
    state: readChoice(params, 'state', feedbackStates),
    type: readChoice(params, 'type', feedbackTypes),
  }
  const now = clock.now()
  const paging = toPaging(params, await rows.countGroups(filter), GROUPS_PER_PAGE)
  const [groups, states, trends] = await Promise.all([
    rows.listGroups(filter, { from: (paging.page - 1) * GROUPS_PER_PAGE, most: GROUPS_PER_PAGE }),
    rows.countByState(),
    readTrends(now, filter.type),
  ])
  return {
    ...{ filter, paging, trends },
    isFiltered: filter.query !== '' || filter.state !== null || filter.type !== null,
    counts: Object.fromEntries(
      feedbackStates.map((state) => [state, states.find((one) => one.state === state)?.words ?? 0]),
    ) as Record<FeedbackState, number>,
    lines: groups.map(({ row, times }) => ({
      ...{ id: row.id, type: row.type, state: row.status, page: row.page, times },
      excerpt:
        row.feedback.length > EXCERPT_CHARS ? `${row.feedback.slice(0, EXCERPT_CHARS).trimEnd()}…` : row.feedback,
      canAnswer: row.email !== null || row.userId !== null,
      at: row.createdAt.toISOString(),
      ago: toAgoWords(row.createdAt, now),
    })),
  }
}

/** What came in each of the last weeks, and of which type. Weeks end now. */
async function readTrends(now: Date, type: string | null) {
  const since = new Date(now.getTime() - WEEKS_SHOWN * WEEK_MS)
  const all = await rows.listTimes(since, MOST_COUNTED)
  const weekOf = (at: Date) => Math.min(WEEKS_SHOWN - 1, Math.floor((at.getTime() - since.getTime()) / WEEK_MS))
  const shown = type === null ? all : all.filter((one) => one.type === type)
  return {
    weeks: WEEKS_SHOWN,
    all: all.length,
    byWeek: Array.from({ length: WEEKS_SHOWN }, (_, n) => ({
      label: toDayOfYear(new Date(since.getTime() + n * WEEK_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)),
      words: shown.filter(({ at }) => weekOf(at) === n).length,
    })),
    byType: feedbackKinds.map((kind) => ({
      label: kind.label,
      words: all.filter((one) => one.type === kind.type).length,
    })),
  }
}

/** Where an answer to a word may go: the address that was given, else the member's, once it is proved. */
export const toReplyAddress = (found: NonNullable<Awaited<ReturnType<typeof rows.findFeedback>>>): string | null =>
  found.feedback.email ?? (found.memberVerifiedAt ? found.memberEmail : null)

async function readItem(id: string) {
  const found = await rows.findFeedback(id)
  if (!found) throw notFound('There is no such feedback any more.')
  const { feedback: row, username, name } = found
  const now = clock.now()
  const same = await rows.listSame(row, SAME_SHOWN)
  return {
    ...{ id, type: row.type, state: row.status, page: row.page, text: row.feedback, requestId: row.requestId },
    ...{ email: row.email, userId: username ? row.userId : null, username, name },
    replyTo: toReplyAddress(found),
    reply: row.reply,
    replied: row.repliedAt && toMomentWords(row.repliedAt),
    at: row.createdAt.toISOString(),
    moment: toMomentWords(row.createdAt),
    ago: toAgoWords(row.createdAt, now),
    same: same
      .filter((one) => one.id !== id)
      .map((one) => ({ id: one.id, page: one.page, state: one.status, ago: toAgoWords(one.createdAt, now) })),
  }
}
