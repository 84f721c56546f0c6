import { data } from '@remix-run/node'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { cancelJob, findJob, retryJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { jobActInputs } from './job-acts.inputs.ts'

const spendAct = createRateLimit('job-acts', { points: 60, windowS: 60 })

const TOO_LATE = {
  cancel: 'This was over before it could be cancelled.',
  retry: 'This is under way or done already, so there is nothing to try again.',
}

/** A member's form about a job of their own: back to its page by a redirect, or the sentence why not. */
export async function actOnOwnJob(request: Request) {
  const { id: userId } = await requireMember(request)
  const form = await readForm(request, jobActInputs)
  if (form.problem) return data({ message: Object.values(form.problem.errors)[0] ?? '' }, 400)
  const { act, id } = form.input
  const waitS = await spendAct(userId)
  if (waitS > 0) return data({ message: tooManyAtOnce('changes', waitS) }, overLimit(waitS))
  if (!(await findJob(id, userId))) throw notFound(NO_JOB)
  const changed = await (act === 'cancel' ? cancelJob(id, { userId }) : retryJob(id, { userId }))
  if (!changed) return data({ message: TOO_LATE[act] }, 409)
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(pathname + search, {
    title: act === 'retry' ? 'Started again' : changed.state === 'cancelled' ? 'Cancelled' : 'Stopping',
    description: changed.title.slice(0, MAX_TITLE_CHARS),
  })
}

const MAX_TITLE_CHARS = 200
export const NO_JOB = 'There is nothing of yours under this address. It may have been removed since.'
