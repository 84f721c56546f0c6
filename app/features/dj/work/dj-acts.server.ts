import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { cancelJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { TRACK_MAX_BYTES, TRACKS_AT_ONCE } from '../dj.limits.ts'
import { startMix } from '../mixing/start-mix.server.ts'
import { addToSet, keepSet, makeSet, moveInSet, orderBest, toWishes } from '../sets/edit-set.server.ts'
import { importSet } from '../sets/import-set.server.ts'
import { readPlan } from '../sets/set-plan.ts'
import { listedKeeping, requireSet, savePlan } from '../sets/sets-keeping.server.ts'
import { findFinishedMix, findMix } from '../sets/sets.store.server.ts'
import { SHARE_KIND } from '../sharing/share-kind.ts'
import { isAdding, takeIn } from './add-acts.server.ts'
import { djInputs, type DjAny, type DjInput } from './dj.inputs.ts'
import { actOnTrack, isOfTrack } from './track-acts.server.ts'

const uploads = { sound: { most: TRACKS_AT_ONCE, maxBytes: TRACK_MAX_BYTES } }
const toSet = (set: string, key: string | null, part: string | null = null) =>
  redirect(to('v2-dj', null, { set, part, key }), 303)

/** A form of the DJ. */
export async function actAsDj(request: Request, network: string) {
  const form = await readUpload(request, djInputs, uploads)
  try {
    if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, form.init)
    const { input, typed, files } = form
    if (isAdding(input)) return await takeIn(request, network, { input, typed, sent: files['sound'] ?? [] })
    if (isOfTrack(input)) return await actOnTrack(request, input, typed)
    return await act(request, network, input, typed)
  } finally {
    await form.discard()
  }
}

type Rest = Exclude<DjAny, Parameters<typeof takeIn>[2]['input'] | Parameters<typeof actOnTrack>[1]>

async function act(request: Request, network: string, input: Rest, typed: Typed) {
  switch (input.do) {
    case 'make-set':
      return begin(request, input, typed)
    case 'import':
      return bringIn(request, input, typed)
    case 'wishes': {
      const { row, key } = await requireSet(request, input.set)
      await savePlan(row.id, { ...readPlan(row.plan), ...toWishes(input) })
      return toSet(row.id, key)
    }
    case 'order-best': {
      const { row, owner, key } = await requireSet(request, input.set)
      await orderBest(row, owner)
      return toSet(row.id, key)
    }
    case 'up':
    case 'down':
    case 'leave-out': {
      const { row, key } = await requireSet(request, input.set)
      const isDone = await moveInSet(row, input.do, input.place)
      return isDone ? toSet(row.id, key) : refuse(typed, 'form', 'This track is not there any more.', 409)
    }
    case 'add-to': {
      const { row, owner, key } = await requireSet(request, input.set)
      const why = await addToSet(row, input.track, owner)
      return why ? refuse(typed, 'track', why, 409) : toSet(row.id, key)
    }
    case 'copy': {
      const { row, owner } = await requireSet(request, input.set)
      return toSet(await keepSet(`${row.title} (copy)`, readPlan(row.plan), owner), null)
    }
    case 'mix': {
      const { row, owner, key } = await requireSet(request, input.set)
      const started = await startMix(row, owner, { member: await findUser(request), network })
      return started.isStarted ? toSet(row.id, key, 'mix') : refuse(typed, 'mix', started.message, started.init)
    }
    case 'stop': {
      const { row, key } = await requireSet(request, input.set)
      const mix = row.mixId ? await findMix(row.mixId) : null
      if (mix?.jobId && mix.state === 'working') await cancelJob(mix.jobId)
      return toSet(row.id, key, 'mix')
    }
    case 'share':
      return share(request, input, typed)
    case 'revoke': {
      const set = new URL(request.url).searchParams.get('set')
      const { owner } = await requireVisitor(request, await findUser(request))
      await revokeShareLink(input.share, owner)
      return redirect(to('v2-dj', null, set ? { set, part: 'share' } : {}), 303)
    }
    default:
      return actOnKept(request, listedKeeping(request), input)
  }
}

async function begin(request: Request, input: DjInput<'make-set'>, typed: Typed) {
  if (input.tracks.length === 0) return refuse(typed, 'tracks', 'Choose at least one track.', 400)
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const id = await makeSet(input, owner)
  if (id === null) return refuse(typed, 'tracks', 'These tracks are not in your crate any more.', 409)
  return leadToMade({ owner, cookie }, id, (key) => to('v2-dj', null, { set: id, key }))
}

async function bringIn(request: Request, { text }: DjInput<'import'>, typed: Typed) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const { id, message } = await importSet(text, owner)
  if (id === null) return refuse(typed, 'text', message, 400)
  return leadToMade({ owner, cookie }, id, (key) => to('v2-dj', null, { set: id, key }))
}

async function share(request: Request, { set, term }: DjInput<'share'>, typed: Typed) {
  const { owner } = await requireSet(request, set)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  if (!(await findFinishedMix(set)))
    return refuse(typed, 'term', 'Mix the set first: there is nothing to hear yet.', 409)
  await createShareLink({ kind: SHARE_KIND, thingId: set }, owner, term)
  return toSet(set, null, 'share')
}
