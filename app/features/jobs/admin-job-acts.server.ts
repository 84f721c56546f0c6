import { data } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { cancelJob, findJob, removeJob, retryJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { backupJob } from '#app/kits/operations/maintenance/backup-job.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { adminActInputs, type AdminAct } from './job-acts.inputs.ts'

type Visit = { request: Request; requestId: string; actorId: string }
type Answer = { title: string; description?: string } | { refusal: string }

/** A form of the administrator: done and written into the audit log in one transaction, or the sentence why not. */
export async function actOnJobs(request: Request, requestId: string) {
  const { id: actorId } = await requireAdmin(request)
  const form = await readForm(request, adminActInputs)
  if (form.problem) return data({ message: 'This form is not of this page. Please open the page again.' }, 400)
  const visit = { request, requestId, actorId }
  const answer = await (form.input.act === 'backup' ? startBackup(visit) : actOnJob(visit, form.input))
  if ('refusal' in answer) return data({ message: answer.refusal }, 409)
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(pathname + search, answer)
}

type JobAct = Exclude<AdminAct, { act: 'backup' }>

const acts = {
  cancel: { change: cancelJob, record: { act: 'job.cancelled' }, done: 'Cancelled', late: 'It was over already.' },
  retry: { change: retryJob, record: { act: 'job.retried' }, done: 'Started again', late: 'It is under way or done.' },
  remove: {
    change: removeJob,
    record: { act: 'job.removed' },
    done: 'Removed',
    late: 'It is under way. Cancel it first.',
  },
} as const

function actOnJob({ request, requestId, actorId }: Visit, { act, id }: JobAct): Promise<Answer> {
  const { change, record, done, late } = acts[act]
  return store().tx(async () => {
    const job = await findJob(id)
    if (!job) throw notFound('There is no such job. It may have been removed since.')
    if (!(await change(id))) return { refusal: late }
    // The log outlives its people: what a member called their work is not for it.
    const detail = { kind: job.kind, state: job.state, ...(job.userId === null && { title: job.title }) }
    await recordAuditEvent(request, { actorId, ...record, target: `job/${id}`, detail, requestId })
    return { title: done, description: job.title.slice(0, MAX_TITLE_CHARS) }
  })
}

const MAX_TITLE_CHARS = 200

function startBackup({ request, requestId, actorId }: Visit): Promise<Answer> {
  return store().tx(async () => {
    if (env().DATABASE_URL)
      return { refusal: 'On PostgreSQL pg_dump makes the backup, on the machine of the database.' }
    const { job, isNew } = await startJob(backupJob, null, { title: 'Backup of the data folder', dedupeKey: 'data' })
    if (!isNew) return { refusal: 'A backup is under way already.' }
    await recordAuditEvent(request, { actorId, act: 'backup.started', target: `job/${job.id}`, requestId })
    return { title: 'The backup has begun' }
  })
}
