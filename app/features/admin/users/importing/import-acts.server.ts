import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { findFile } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { standingOf } from '#app/kits/members/identity/account/administrator.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { mayActOn } from '#app/kits/members/identity/account/roles.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import type { AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { forbidden } from '#app/platform/request/problem.ts'
import type { AdminAct, Outcome } from '../../admin-form.server.ts'
import { importMembersJob } from './import-job.server.ts'
import { listImportJobs } from './import-jobs.server.ts'
import { LIST_BYTES } from './import.limits.ts'

const DAY_MS = 86_400_000
const rules = { list: { most: 1, maxBytes: LIST_BYTES } }
const NO_FILE = 'Choose a file first: a table saved as CSV.'
export const ONLY_ADMINISTRATORS = 'Members are made, imported and exported by administrators.'

/** Whether somebody may make accounts and take the list of them along. */
export async function mayMoveMembers({ id }: CurrentUser): Promise<boolean> {
  const row = await findUserById(id)
  return row !== null && mayActOn(standingOf(row), 'create', null)
}

/** Sets a list aside and lets a job say what an import of it would do. */
export async function checkList({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  if (!(await mayMoveMembers(admin))) throw forbidden(ONLY_ADMINISTRATORS)
  const form = await readUpload(request, z.object({ act: z.literal('check-members') }), rules)
  try {
    if (form.problem) return refuse(form.problem, form.problem.errors, form.init.status)
    const [sent] = form.files['list'] ?? []
    if (!sent) return refuse(form.typed, { list: NO_FILE }, 400)
    return await beginCheck(sent, form.typed, { request, admin, requestId: context.requestId })
  } finally {
    await form.discard()
  }
}

const refuse = ({ values, lists }: Typed, errors: Record<string, string>, status: number) =>
  data<AdminFormAnswer>({ act: 'check-members', problem: { values, lists, errors } }, status)

type Check = { request: Request; admin: CurrentUser; requestId: string }

async function beginCheck(
  { name, claimedType, content }: SentFile,
  typed: Typed,
  { request, admin, requestId }: Check,
) {
  const expiresAt = new Date(clock.now().getTime() + DAY_MS)
  const saved = await saveFile({
    ...{ owner: { id: admin.id }, purpose: 'made', name, claimedType, content, expiresAt },
    limits: { maxBytes: LIST_BYTES },
  })
  if (!saved.isSaved) return refuse(typed, { list: saved.message }, saved.status)
  const file = saved.file.id
  const path = to('admin-users', null, { part: 'import', file })
  const title = `Check the members of ${saved.file.name}`
  await startJob(importMembersJob, { file, isDry: true, letters: false }, { userId: admin.id, title, path })
  await recordAuditEvent(request, {
    ...{ actorId: admin.id, act: 'members.checked', target: `file/${file}`, requestId },
    detail: { file: saved.file.name },
  })
  return redirect(path, 303)
}

/** Starts the import of a list that was checked; a list is imported once. */
export async function startImport(
  { file: fileId, letters }: { file: string; letters: boolean },
  { admin, record }: AdminAct,
): Promise<Outcome> {
  if (!(await mayMoveMembers(admin))) return { refusal: ONLY_ADMINISTRATORS }
  const { check, run } = await listImportJobs(admin.id, fileId)
  if (run && run.state !== 'cancelled') return { refusal: 'This list was imported already, or is just now.' }
  const file = await findFile(fileId, admin)
  if (!file || check?.state !== 'done')
    return { refusal: 'This list is not here any more. Please send the file again.', status: 404 }
  const { job, isNew } = await startJob(
    importMembersJob,
    { file: fileId, isDry: false, letters },
    {
      ...{ userId: admin.id, title: `Import the members of ${file.name}`, dedupeKey: fileId },
      path: to('admin-users', null, { part: 'import', file: fileId }),
    },
  )
  if (isNew)
    await record({ act: 'members.import-started', target: `job/${job.id}`, detail: { file: file.name, letters } })
  return { title: 'The import has begun', description: 'Its page says how far it is; you can leave meanwhile.' }
}
