import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findFile } from '#app/kits/foundation/files/files.server.ts'
import { isOpen, isRetryable, type JobRow } from '#app/kits/foundation/jobs/job-state.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import { mayMoveMembers, ONLY_ADMINISTRATORS } from './import-acts.server.ts'
import { importOutcome, type RowState } from './import-outcome.ts'
import { listImportJobs } from './import-jobs.server.ts'

const PERCENT = 100

/** The page of an import: to send a list, or what became of one that was sent. */
export async function readImport(params: URLSearchParams, reader: CurrentUser) {
  if (!(await mayMoveMembers(reader))) throw forbidden(ONLY_ADMINISTRATORS)
  const fileId = params.get('file')
  if (fileId === null) return { list: null }
  const { check, run } = await listImportJobs(reader.id, fileId)
  if (!check) throw notFound('There is no such list. It may have been removed; send the file again.')
  const file = await findFile(fileId, reader)
  const job = run ?? check
  return {
    list: {
      id: fileId,
      name: file?.name ?? null,
      isImport: run !== null,
      step: await toStep(job, reader),
      canImport: file !== null && check.state === 'done' && (run === null || run.state === 'cancelled'),
    },
  }
}
export type ImportView = Awaited<ReturnType<typeof readImport>>
export type ListView = NonNullable<ImportView['list']>

async function toStep(job: JobRow, reader: CurrentUser) {
  const page = to('job', { id: job.id })
  if (isOpen(job))
    return {
      state: 'working' as const,
      ...{ page, note: job.progressNote, title: job.title },
      percent: job.progress === null ? null : Math.round(job.progress * PERCENT),
    }
  const outcome = importOutcome.safeParse(job.result)
  if (job.state !== 'done' || !outcome.success)
    return { state: 'stopped' as const, page, canRetry: isRetryable(job), why: job.lastError ?? 'It was stopped.' }
  const { counts, shown, report } = outcome.data
  const isThere = report !== null && (await findFile(report, reader)) !== null
  return {
    state: 'done' as const,
    counts: counts as Record<RowState, number>,
    shown,
    report: isThere ? fillPath(allEndpoints['site/file'], { id: report, name: 'members.csv' }) : null,
  }
}
