import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { cancelJob, findJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { clock } from '#app/platform/clock.ts'
import { fold } from '../fold.ts'
import { isUnderWay, openMessageStates, saveMessage, type MessageRow } from '../messages.store.server.ts'
import { CUT_WORDS, NEVER_BEGUN_WORDS } from './turn-job.server.ts'
import { tellChange } from './turn-writer.server.ts'

const NOT_ASKED = 'Stopped before it was asked.'

/** Stops every answer that is under way; what has come stays. */
export async function stopTurns(messages: readonly MessageRow[]): Promise<void> {
  const open = messages.filter(isUnderWay)
  for (const one of open)
    await saveMessage(one.id, { state: 'stopped', note: NOT_ASKED, finishedAt: clock.now() }, ['waiting'])
  for (const jobId of new Set(open.flatMap((one) => one.jobId ?? []))) await cancelJob(jobId)
  await closeLost(open)
  for (const id of new Set(open.map(({ conversationId }) => conversationId))) await tellChange(id)
}

/**
 * Ends messages whose job is over without having ended them, such as after a server died as often as it may. True when
 * there were any.
 */
export async function closeLost(messages: readonly MessageRow[]): Promise<boolean> {
  let hasChanged = false
  for (const { id, jobId, text } of messages.filter(isUnderWay)) {
    const job = jobId === null ? null : await findJob(jobId)
    if (job && isOpen(job)) continue
    const isStopped = job?.state === 'cancelled'
    const note = isStopped ? null : text === '' ? NEVER_BEGUN_WORDS : CUT_WORDS
    const state = isStopped ? 'stopped' : text === '' ? 'failed' : 'cut'
    const saved = await saveMessage(id, { state, note, words: fold(text), finishedAt: clock.now() }, openMessageStates)
    hasChanged ||= saved
  }
  return hasChanged
}
