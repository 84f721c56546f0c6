import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { conflict, forbidden } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readClaimsSoon } from '../claims/claims-job.server.ts'
import * as rows from '../keeping/messages.store.server.ts'
import type { ThreadInput } from '../threads.inputs.ts'
import { DELETED_KEEPS_HOURS, MOST_EDITS } from '../threads.limits.ts'
import { requireWriter, tellThread, type Place } from './place.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { toMessage } from './say.server.ts'

const spendMark = createRateLimit('thread-mark', { points: 60, windowS: 60 })
const GONE = 'This message is gone. Please load the page again.'

async function requireMessage({ thread }: Place, id: string): Promise<rows.MessageRow> {
  const message = await rows.findMessage(thread.id, id)
  if (!message) throw conflict(GONE)
  return message
}

/** Changes one's own message; what it said before stays to be read. */
export async function edit(place: Place, { message: id, text }: ThreadInput<'edit'>, typed: Typed) {
  requireWriter(place)
  const before = await requireMessage(place, id)
  if (before.userId !== place.user.id || before.kind !== 'said')
    throw forbidden('Only whoever wrote a message may change it.')
  if (before.deletedAt !== null) throw conflict(GONE)
  if (before.text === text) return redirect(toMessage(place.thread.id, id), 303)
  if ((await rows.countEdits(id)) >= MOST_EDITS)
    return refuse(typed, 'text', `A message can be changed ${MOST_EDITS} times.`, 409)
  const now = clock.now()
  await store().tx(async () => {
    await rows.keepEdit({ id: createId(now.getTime()), messageId: id, text: before.text, createdAt: now })
    await rows.saveMessage(id, { text, words: fold(text), editedAt: now })
    await tellThread(place.thread.id)
  })
  await readClaimsSoon(place.thread.id)
  return redirect(toMessage(place.thread.id, id), 303)
}

/** Takes a message off: one's own, one asked for by oneself, or any by the owner of the thread. */
export async function unsay(place: Place, { message: id }: ThreadInput<'unsay'>) {
  const row = await requireMessage(place, id)
  const { user, thread, member } = place
  const isOwn = row.userId === user.id || row.askedBy === user.id
  if (!isOwn && member.role !== 'owner')
    throw forbidden('Whoever wrote a message may delete it, and the owner of the thread.')
  if (row.state === 'waiting' || row.state === 'writing') throw conflict('Stop the answer first, then delete it.')
  await rows.saveMessage(id, { deletedAt: clock.now() })
  await tellThread(thread.id)
  await readClaimsSoon(thread.id)
  return redirectWithFlash(toMessage(thread.id, id), {
    title: 'The message is deleted',
    description: `It can be brought back for ${DELETED_KEEPS_HOURS} hours.`,
  })
}

export async function sayAgain(place: Place, { message: id }: ThreadInput<'say-again'>) {
  const row = await requireMessage(place, id)
  const { user, thread, member } = place
  if (row.userId !== user.id && row.askedBy !== user.id && member.role !== 'owner') throw forbidden(GONE)
  if (
    row.deletedAt === null ||
    (row.text === '' && row.kind === 'said' && !row.poll && !(await rows.listFiles([id])).length)
  )
    throw conflict('This message cannot be brought back any more.')
  await rows.saveMessage(id, { deletedAt: null })
  await tellThread(thread.id)
  await readClaimsSoon(thread.id)
  return redirect(toMessage(thread.id, id), 303)
}

/** Sets a mark on a message, or takes it off. Readers may too. */
export async function mark(place: Place, { message: id, mark: sign }: ThreadInput<'mark'>, typed: Typed) {
  const row = await requireMessage(place, id)
  if (row.deletedAt !== null || row.kind === 'note') throw conflict(GONE)
  const waitS = await spendMark(place.user.id)
  if (waitS > 0) return refuse(typed, 'mark', tooManyAtOnce('marks', waitS), overLimit(waitS))
  await rows.switchReaction(id, place.user.id, sign, clock.now())
  await tellThread(place.thread.id)
  return redirect(toMessage(place.thread.id, id), 303)
}

/** Chooses in a poll, in place of what was chosen before. Readers may too. */
export async function vote(place: Place, { message: id, choice }: ThreadInput<'vote'>, typed: Typed) {
  const { poll, deletedAt } = await requireMessage(place, id)
  if (!poll || deletedAt !== null) throw conflict(GONE)
  if (poll.closesAt !== null) return refuse(typed, 'choice', 'This poll is closed.', 409)
  const chosen = [...new Set(choice)].filter((n) => n < poll.options.length)
  await rows.saveVotes(id, place.user.id, poll.isMany ? chosen : chosen.slice(0, 1), clock.now())
  await tellThread(place.thread.id)
  return redirect(toMessage(place.thread.id, id), 303)
}

export async function closePoll(place: Place, { message: id }: ThreadInput<'close-poll'>) {
  const { poll, userId } = await requireMessage(place, id)
  if (!poll) throw conflict(GONE)
  if (userId !== place.user.id && place.member.role !== 'owner') throw forbidden('Whoever asked may close a poll.')
  await rows.saveMessage(id, { poll: { ...poll, closesAt: poll.closesAt ?? clock.now().toISOString() } })
  await tellThread(place.thread.id)
  return redirect(toMessage(place.thread.id, id), 303)
}

/** Stops an answer that is being written: whoever asked for it pays for it. */
export async function stop(place: Place, { message: id }: ThreadInput<'stop'>) {
  const { askedBy, jobId } = await requireMessage(place, id)
  if (askedBy !== place.user.id && place.member.role !== 'owner') throw forbidden('Whoever asked may stop an answer.')
  const job = jobId === null ? null : await cancelJob(jobId)
  if (job?.state === 'cancelled') {
    const facts = { engines: [], sources: [], note: 'Stopped.', costMicros: 0, tookMs: 0, panel: null }
    await rows.saveMessage(id, { state: 'stopped', facts })
    await tellThread(place.thread.id)
  }
  return redirect(to('threads', null, { t: place.thread.id }), 303)
}
