import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { toMemberWords } from '#app/kits/foundation/jobs/failure-words.ts'
import { isKnown } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { isOpen, isRetryable, type JobRow } from '#app/kits/foundation/jobs/job-state.ts'
import { toSpanWords } from '#app/kits/foundation/jobs/span-words.ts'

const PERCENT = 100

/** A job as its page draws it; `isOperator` reads the errors as they were. */
export function toJobView(row: JobRow, now: Date, isOperator = false) {
  const { id, kind, title, state, path, progress, progressNote, cancelRequestedAt } = row
  const isStopping = state === 'running' && cancelRequestedAt !== null
  return {
    id,
    kind,
    title,
    state,
    isStopping,
    percent: progress === null ? null : Math.round(progress * PERCENT),
    note: state === 'running' ? progressNote : null,
    path: state === 'done' ? path : null,
    reason: state === 'done' ? null : isOperator ? row.lastError : toMemberWords(row.lastError),
    tries: toTries(row),
    when: toWhen(row, now),
    canCancel: isOpen(row) && !isStopping,
    canRetry: isRetryable(row) && isKnown(kind),
    canRemove: !isOpen(row),
  }
}

/** Which try it is, or how many it took; nothing for the first. */
function toTries({ state, attempts, maxAttempts }: JobRow): string | null {
  if (attempts < 2 || state === 'done') return null
  return state === 'running' ? `Try ${attempts} of ${maxAttempts}` : `${attempts} tries`
}

export type JobView = ReturnType<typeof toJobView>

/** The moment that matters now, in words: when it ended, began, is tried again, or was asked for. */
function toWhen({ state, attempts, dueAt, createdAt, startedAt, finishedAt }: JobRow, now: Date) {
  const [at, words] = momentOf()
  return { at: at.toISOString(), words, title: toMomentWords(at) }

  function momentOf(): [Date, string] {
    const waitMs = dueAt.getTime() - now.getTime()
    if (state === 'waiting' && waitMs > 0)
      return [dueAt, `${attempts > 0 ? 'Tries again' : 'Begins'} in ${toSpanWords(waitMs)}`]
    if (state === 'waiting') return [createdAt, `Asked for ${toAgoWords(createdAt, now)}`]
    if (state === 'running' && startedAt) return [startedAt, `Began ${toAgoWords(startedAt, now)}`]
    const ended = finishedAt ?? createdAt
    const tookMs = startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : null
    const took = state === 'done' && tookMs !== null ? `, took ${toSpanWords(tookMs)}` : ''
    return [ended, `Ended ${toAgoWords(ended, now)}${took}`]
  }
}
