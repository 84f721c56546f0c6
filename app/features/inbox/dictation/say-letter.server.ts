import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readEar } from '#app/kits/asking/spoken/ear.server.ts'
import { readBack } from '#app/kits/asking/spoken/read-back.server.ts'
import { NO_RECORDING, takeRecording } from '#app/kits/asking/spoken/take-recording.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { cancelJob, findJob, removeJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { NO_DRAFT, refuse } from '../writing/compose-acts.server.ts'
import { findDraft, type DraftRow } from '../writing/drafts.store.server.ts'
import { hearLetter, spokenPayload, spokenResult } from './hear-letter.server.ts'

const NOT_SAID = 'There is no such recording of yours.'
const spend = createRateLimit('say-letter', { points: 12, windowS: 60 })

type Say = { runner: { member: CurrentUser; network: string }; draft: string; sent: SentFile | undefined; typed: Typed }

/** Has a recording written down for a letter. The words come into its field, to be read over. */
export async function sayLetter({ runner, draft: id, sent, typed }: Say) {
  const { member: user } = runner
  const draft = await findDraft(id, user.id)
  if (draft?.state !== 'draft') throw notFound(NO_DRAFT)
  if (!sent) return refuse(typed, { sound: NO_RECORDING })
  const waitS = await spend(user.id)
  if (waitS > 0) return refuse(typed, { sound: tooManyAtOnce('recordings', waitS) }, overLimit(waitS))
  const page = (heard: string) => to('inbox', null, { thread: draft.threadId, compose: id, heard })
  let heard = ''
  const refused = await takeRecording(
    { runner, screen: 'inbox', sent, owner: { owner: { id: user.id } } },
    async (taken) => {
      const { job } = await startJob(
        hearLetter,
        { draft: id, ...taken },
        { title: 'Write down what was said for a letter', userId: user.id, path: page('') },
      )
      heard = job.id
    },
  )
  if (refused) return refuse(typed, { sound: refused.message }, refused.init)
  return redirect(`${page(heard)}#say`, 303)
}

/** Takes back what was said for a letter, with its recording. What came into the letter stays there. */
export async function unsayLetter(draftId: string, heard: string, userId: string) {
  const [job, draft] = await Promise.all([findSpoken(heard, draftId, userId), findDraft(draftId, userId)])
  if (!job || !draft) throw notFound(NOT_SAID)
  await dropSpoken(heard, draftId, userId)
  return redirect(to('inbox', null, { thread: draft.threadId, compose: draftId }), 303)
}

/** The letter left, or was thrown away: nothing of what was said for it is kept. */
export async function dropSpoken(heard: string, draftId: string, userId: string): Promise<void> {
  const job = await findSpoken(heard, draftId, userId)
  if (!job) return
  if (isOpen(job)) await cancelJob(job.id, { userId })
  await removeFiles([spokenPayload.parse(job.payload).file])
  await removeJob(job.id, { userId })
}

async function findSpoken(heard: string, draftId: string, userId: string) {
  const job = heard ? await findJob(heard, userId) : null
  if (job?.kind !== hearLetter.kind || job.state === 'cancelled') return null
  return spokenPayload.parse(job.payload).draft === draftId ? job : null
}

/** Who writes down what is said, and what was said last for a letter, as the address names it. */
export async function readDictation(member: CurrentUser, draft: DraftRow, heard: string | null) {
  const [ear, job] = await Promise.all([readEar(member), findSpoken(heard ?? '', draft.id, member.id)])
  return { ear, spoken: job && (await toSpoken(job, draft)) }
}

async function toSpoken(job: NonNullable<Awaited<ReturnType<typeof findSpoken>>>, { updatedAt }: DraftRow) {
  const words = job.state === 'done' ? spokenResult.parse(job.result) : { engine: '', text: '' }
  return {
    id: job.id,
    state: isOpen(job) ? ('working' as const) : job.state === 'done' ? ('done' as const) : ('failed' as const),
    ...words,
    failure: job.state === 'done' ? '' : (job.lastError ?? ''),
    /** It was kept since, and with it the words, or what became of them. */
    isIn: job.finishedAt !== null && updatedAt > job.finishedAt,
    facts: await readBack(words.text),
  }
}
export type Dictation = Awaited<ReturnType<typeof readDictation>>
