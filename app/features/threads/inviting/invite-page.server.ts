import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findSignedIn, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import * as invites from '../keeping/invites.store.server.ts'
import { countMembers, findMembership } from '../keeping/threads.store.server.ts'
import { inviteInputs } from '../threads.inputs.ts'
import { readInviteToken } from './invite-link.server.ts'
import { join } from './invites.server.ts'

const spendLook = createRateLimit('thread-invite-look', { points: 20, windowS: 60 })
/** The same whether it never was, was used, ran out or was taken back. */
const NO_INVITE = 'This invitation opens nothing. It may have run out, been used, or been taken back: ask for another.'

/** An invitation for whoever holds it: its link, or one to them by name. */
async function readInvite(token: string, userId: string | null) {
  const signed = readInviteToken(token)
  const found = await invites.findInvite(signed ?? token, clock.now())
  if (!found) return null
  const isTheirs = found.invite.userId === null ? signed !== null : found.invite.userId === userId
  return isTheirs && !(await areApart(userId, found.invite.invitedBy)) ? found : null
}

/** The page of an invitation: what it leads to and who invites, before anybody is let in. */
export async function readInvitePage(request: Request, network: string, token: string) {
  const waitS = await spendLook(network)
  if (waitS > 0) throw problem(429, tooManyTries(waitS), overLimit(waitS).headers)
  const signedIn = await findSignedIn(request)
  const found = await readInvite(token, signedIn?.user.id ?? null)
  if (!found) throw notFound(NO_INVITE)
  if (signedIn && (await findMembership(found.thread.id, signedIn.user.id)))
    throw redirect(to('threads', null, { t: found.thread.id }))
  const { invite, thread, inviter } = found
  return {
    part: 'invite' as const,
    token,
    title: thread.title,
    inviter,
    role: invite.role,
    isByName: invite.userId !== null,
    expiresAt: invite.expiresAt,
    members: (await countMembers([thread.id])).get(thread.id) ?? 0,
    publisher: await readPublisher(request),
  }
}
export type InviteView = Awaited<ReturnType<typeof readInvitePage>>

/** Joins by an invitation, or declines one. */
export async function answerInvite(request: Request, network: string) {
  const user = await requireMember(request)
  const form = await readForm(request, inviteInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const waitS = await spendLook(network)
  const told = (message: string, init: number | ResponseInit) =>
    data<{ problem: FormProblem }>({ problem: { ...form.typed, errors: { invite: message } } }, init)
  if (waitS > 0) return told(tooManyTries(waitS), overLimit(waitS))
  const found = await readInvite(form.input.invite, user.id)
  if (!found) throw notFound(NO_INVITE)
  if (form.input.do === 'decline') {
    if (found.invite.userId === user.id) await invites.endInvite(found.invite.id, { userId: user.id }, clock.now())
    return redirectWithFlash(to('threads'), { title: 'Declined', description: 'Nobody is told.' })
  }
  const refusal = toPublishingRefusal(await readPublisher(request), 'comments')
  if (refusal) return told(refusal, 403)
  const refused = await join(found, user)
  return refused ? told(refused, 409) : redirect(to('threads', null, { t: found.thread.id }), 303)
}
