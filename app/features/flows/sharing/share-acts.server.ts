import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, findShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { FlowInputOf } from '../editing/flow-acts.inputs.ts'
import { make } from '../editing/make-flow.server.ts'
import { refuse } from '../editing/refuse.ts'
import { requireFlow, screenOf } from '../keeping/flows-keeping.server.ts'
import { findFlow } from '../keeping/flows.store.server.ts'
import { flowOfVersion } from '../running/flow-of-version.server.ts'
import { endWaiting } from '../running/answer-question.server.ts'
import { readQuestionKey } from '../running/hold-step.server.ts'
import { SHARE_KIND } from './share-kind.ts'

export const NOT_SHARED = 'Nothing is shared under this address, or not any more.'
const spendAnswer = createRateLimit('flow-answer', { points: 30, windowS: 60 })

type Act = FlowInputOf<'share'> | FlowInputOf<'revoke'> | FlowInputOf<'take-over'> | FlowInputOf<'answer'>

/** Shares a flow as a template, takes one over, or answers what a flow asks. */
export function actOnShares(request: Request, network: string, input: Act, typed: Typed) {
  switch (input.do) {
    case 'share':
      return share(request, input, typed)
    case 'revoke':
      return revoke(request, input)
    case 'take-over':
      return takeOver(request, network, input, typed)
    case 'answer':
      return answer(network, input, typed)
  }
}

async function share(request: Request, { flow, term }: FlowInputOf<'share'>, typed: Typed) {
  const { row, owner } = await requireFlow(request, flow)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: SHARE_KIND, thingId: flow }, owner, term)
  return redirect(to(screenOf(row.face), null, { flow, part: 'share' }), 303)
}

async function revoke(request: Request, { flow, share: id }: FlowInputOf<'revoke'>) {
  const { row, owner } = await requireFlow(request, flow)
  await revokeShareLink(id, owner)
  return redirect(to(screenOf(row.face), null, { flow, part: 'share' }), 303)
}

/** What a share link shows now: the released version, or the newest where none is. */
export async function findShared(id: string) {
  const link = await findShareLink(SHARE_KIND, id)
  const row = link && (await findFlow(link.thingId))
  if (!row) throw notFound(NOT_SHARED)
  const version = row.released ?? row.version
  return { row, version, flow: await flowOfVersion(row.id, version) }
}

async function takeOver(request: Request, network: string, { shared }: FlowInputOf<'take-over'>, typed: Typed) {
  const { row, flow } = await findShared(shared)
  const { title, about, face } = row
  return make(request, network, { title, about, face, flow, why: 'taken over from a link' }, typed, 'shared')
}

async function answer(network: string, { question, answer: said, word }: FlowInputOf<'answer'>, typed: Typed) {
  const waitS = await spendAnswer(network)
  if (waitS > 0) return refuse(typed, 'answer', tooManyAtOnce('answers', waitS), overLimit(waitS))
  const id = readQuestionKey(question)
  if (!id) throw notFound('Nothing is asked under this address.')
  const notes = word === '' ? [] : [`With it was said: ${word}`]
  const isTaken = await endWaiting(id, 'person', { value: said, by: 'A person', notes })
  if (!isTaken) return refuse(typed, 'answer', 'This was answered already, or the run was stopped.', 409)
  return redirect(to('v2-workflow-builder', null, { answer: question }), 303)
}
