import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { NO_RECORDING, takeRecording } from '#app/kits/asking/spoken/take-recording.server.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { requireProject } from '../builder/project-keeping.server.ts'
import { hearWish } from './hear-wish.server.ts'
import { createSpoken, findSpoken, removeSpoken, type SpokenRow } from './spoken.store.server.ts'

const spend = createRateLimit('say-wish', { points: 12, windowS: 60 })

type Say = { request: Request; network: string; typed: Typed; sent: SentFile | undefined; project: string | undefined }

/** Has a recording written down as the next turn of a project, or as what shall be begun. Nothing is built of it by itself. */
export async function sayWish({ request, network, typed, sent, project }: Say) {
  const opened = project === undefined ? null : await requireProject(request, project)
  if (!sent) return refuse(typed, 'sound', NO_RECORDING)
  const waitS = await spend(network)
  if (waitS > 0) return refuse(typed, 'sound', tooManyAtOnce('recordings', waitS), overLimit(waitS))
  const member = await findUser(request)
  const { owner, cookie } = opened ? { owner: opened.owner, cookie: null } : await requireVisitor(request, member)
  const id = createSecretId()
  const key = opened ? opened.key : toKeyFor(id, owner, cookie === null)
  const path = to('v2-vibe-coder', null, { project: project ?? null, heard: id })
  const refused = await takeRecording(
    { runner: { member, network }, screen: 'v2-vibe-coder', sent, owner: toFileOwner(owner) },
    async ({ file, run }) => {
      const begun = { state: 'working' as const, fileId: file, runId: run, createdAt: clock.now() }
      await createSpoken({ id, ...owner, projectId: project ?? null, ...begun })
      await startJob(hearWish, { spoken: id }, { title: 'Write down what was said', userId: owner.userId, path })
    },
  )
  if (refused) return refuse(typed, 'sound', refused.message, refused.init)
  const address = to('v2-vibe-coder', null, { project: project ?? null, heard: id, key })
  return redirect(`${address}#say`, { status: 303, headers: toVisitorHeaders(cookie) })
}

/** Takes back what was said, with its recording. */
export async function unsayWish(request: Request, id: string) {
  const { row, key } = await requireSpoken(request, id)
  await removeSpoken(row.id)
  if (row.fileId) await removeFiles([row.fileId])
  return redirect(to('v2-vibe-coder', null, { project: row.projectId, key: row.projectId && key }), 303)
}

/** What was said, for whom it belongs to; the same 404 for that of somebody else as for none. */
export async function requireSpoken(request: Request, id: string): Promise<{ row: SpokenRow; key: string | null }> {
  const row = await findSpoken(id)
  const reader = row && (await findReader(request, row.projectId ?? id, row))
  if (!row || !reader) throw notFound(NOT_THERE)
  return { row, key: reader.key }
}
