import { data } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { GUEST_KEEPS_DAYS, requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { REPOSITORY_MAX_BYTES } from '../code.limits.ts'
import { createSurvey } from '../keeping/code.store.server.ts'
import { surveysKeeping } from './architect-view.server.ts'
import { zipOperatorFolder } from './operator-folders.server.ts'
import { surveyJob, TROUBLES } from './survey-job.server.ts'
import { RepositoryError } from './unpack-repository.ts'

const DAY_MS = 86_400_000
const inputs = z.discriminatedUnion(
  'do',
  [z.object({ do: z.literal('survey'), folder: z.string().max(255).default('') }), ...keptInputs.options],
  'This page does not know what to do with that. Please load it again.',
)
const uploads = { repository: { most: 1, maxBytes: REPOSITORY_MAX_BYTES } }
const spend = createRateLimit('architect', { points: 6, windowS: 60 })

const refuse = ({ values, lists }: Typed, message: string, init: number | ResponseInit) =>
  data<{ problem: FormProblem }>({ problem: { values, lists, errors: { repository: message } } }, init)

/** A form of the code architect: a repository to read, or one of what is kept. */
export async function actOnArchitect(request: Request, network: string) {
  const upload = await readUpload(request, inputs, uploads)
  try {
    if (upload.problem) return data<{ problem: FormProblem }>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    if (input.do !== 'survey') return await actOnKept(request, surveysKeeping, input)
    const member = await findUser(request)
    const sent = upload.files.repository?.[0] ?? (await packFolder(input.folder, member))
    if (!sent) return refuse(typed, 'Choose a zip of your repository.', 400)
    if ('trouble' in sent) return refuse(typed, sent.trouble, 422)
    const waitS = await spend(network)
    if (waitS > 0) return refuse(typed, tooManyAtOnce('repositories', waitS), overLimit(waitS))
    const { owner, cookie } = await requireVisitor(request, member)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + GUEST_KEEPS_DAYS * DAY_MS)
    const saved = await saveFile({
      ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
      ...{ purpose: 'code', ...sent, limits: { maxBytes: REPOSITORY_MAX_BYTES } },
    })
    if (!saved.isSaved) return refuse(typed, saved.message, saved.waitS ? overLimit(saved.waitS) : saved.status)
    if (saved.file.type !== 'application/zip') {
      await removeFiles([saved.file.id])
      return refuse(typed, 'This is no zip. Pack the folder of your repository as a zip.', 415)
    }
    const id = createSecretId()
    const title = sent.name.replace(/\.zip$/i, '').slice(0, 120) || 'Repository'
    await createSurvey({ id, ...owner, title, fileId: saved.file.id, state: 'reading', createdAt: now, updatedAt: now })
    const path = to('v2-code-architect', null, { survey: id })
    await startJob(surveyJob, { survey: id }, { title: `Read ${title}`, userId: owner.userId, path })
    return leadToMade({ owner, cookie }, id, (key) => to('v2-code-architect', null, { survey: id, key }))
  } finally {
    await upload.discard()
  }
}

/** A folder of the operator's as a zip, for administrators alone; null for everybody else, as for none. */
async function packFolder(
  name: string | undefined,
  member: CurrentUser | null,
): Promise<{ name: string; claimedType: string; content: Uint8Array } | { trouble: string } | null> {
  if (!name || !member?.isAdmin) return null
  try {
    const content = await zipOperatorFolder(name)
    return content && { name: `${name}.zip`, claimedType: 'application/zip', content }
  } catch (error) {
    if (error instanceof RepositoryError) return { trouble: TROUBLES.get(error.kind)! }
    throw error
  }
}
