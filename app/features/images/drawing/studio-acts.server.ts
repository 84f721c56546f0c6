import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { checkForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { findRight, NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { findDraw, saveDraw } from '../keeping/pictures.store.server.ts'
import { beginDraw } from './begin-draw.server.ts'
import { bringPicture } from './bring-picture.server.ts'
import { drawInputs } from './draw.inputs.ts'
import { actOnPicture } from './picture-acts.server.ts'
import { isPictureAct } from './studio.inputs.ts'

const spendDraw = createRateLimit('images-draw', { points: 30, windowS: 60 })

export type StudioAnswer = { problem: FormProblem; hint: string | null }

/** The form comes back filled, with a sentence beside the field. */
export const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<StudioAnswer>({ problem: { values, lists, errors: { [field]: message } }, hint: null }, init)

/** A form of the studio: a new wish, or something done to a picture or a wish there is. */
export async function actInStudio(request: Request, network: string) {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return bringPicture(request, network)
  const raw = await readFields(request)
  const query = new URL(request.url).searchParams
  if (raw.do === 'stop') return stop(request, query.get('draw') ?? '')
  if (isPictureAct(raw.do)) return actOnPicture(request, network, query.get('picture') ?? '', raw.do, raw)
  if (raw.do !== undefined && raw.do !== 'draw')
    throw badRequest('This form is not known here. Please load the page again.')
  return draw(request, network, raw)
}

async function draw(request: Request, network: string, raw: Record<string, unknown>) {
  const form = checkForm(raw, drawInputs)
  if (form.problem) return data<StudioAnswer>({ problem: form.problem, hint: null }, 400)
  const waitS = await spendDraw(network)
  if (waitS > 0) return refuse(form.typed, 'prompt', tooManyAtOnce('pictures', waitS), overLimit(waitS))
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const { parentId } = form.input
  const share = typeof raw.share === 'string' ? raw.share : null
  // A picture that is made after one somebody may not see has no parent.
  const parent = parentId ? await findRight(request, parentId, share) : null
  const begun = await beginDraw({ ...form.input, parentId: parent?.picture.id ?? null }, owner, { member, network })
  if (!begun.isDone)
    return refuse(form.typed, 'prompt', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  const { id } = begun
  return leadToMade({ owner, cookie }, id, (key) => `${to('image-studio', null, { draw: id, key })}#made`)
}

async function stop(request: Request, id: string) {
  const found = await findDraw(id)
  if (!found || !(await findReader(request, id, found))) throw notFound(NO_PICTURE)
  if (found.jobId) await cancelJob(found.jobId)
  if (found.state === 'waiting') await saveDraw(id, { state: 'stopped', note: 'Stopped.' })
  return redirect(to('image-studio', null, { draw: id }), 303)
}
