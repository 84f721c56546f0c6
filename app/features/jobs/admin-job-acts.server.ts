import { data } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { cancelJob, findJob, removeJob, retryJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { startBackup } from '#app/kits/operations/maintenance/backup-job.server.ts'
import { listBackups } from '#app/kits/operations/maintenance/backups.server.ts'
import { startHouseExport } from '#app/kits/operations/house-export/export-job.server.ts'
import { startTrial } from '#app/kits/operations/maintenance/trial-job.server.ts'
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
  const answer = await ('id' in form.input ? actOnJob(visit, form.input) : actOnBackups(visit, form.input.act))
  if ('refusal' in answer) return data({ message: answer.refusal }, 409)
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(pathname + search, answer)
}

type JobAct = Extract<AdminAct, { id: string }>
type BackupAct = Exclude<AdminAct, { id: string }>['act']

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

const backupActs = {
  'backup': {
    start: startBackup,
    record: { act: 'backup.started' },
    done: 'The backup has begun',
    late: 'A backup is under way already.',
  },
  'try-backup': {
    start: startTrial,
    record: { act: 'backup.tried' },
    done: 'The newest backup is being put back on trial',
    late: 'A trial is under way already.',
  },
  'house-export': {
    start: startHouseExport,
    record: { act: 'house.export-started' },
    done: 'The export has begun',
    late: 'An export is under way already.',
  },
} as const

async function actOnBackups({ request, requestId, actorId }: Visit, act: BackupAct): Promise<Answer> {
  if (env().DATABASE_URL && act !== 'house-export')
    return { refusal: 'On PostgreSQL pg_dump makes the backup, on the machine of the database.' }
  if (act === 'try-backup' && (await listBackups()).length === 0)
    return { refusal: 'There is no backup here yet. Back up first.' }
  const { start, record, done, late } = backupActs[act]
  return store().tx(async () => {
    const { job, isNew } = await start()
    if (!isNew) return { refusal: late }
    await recordAuditEvent(request, { actorId, ...record, target: `job/${job.id}`, requestId })
    return { title: done }
  })
}
