import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { betaFeatures } from '#app/kits/members/beta/beta-features.ts'
import { isInBeta } from '#app/kits/members/beta/beta.server.ts'
import { countBeta, findBetaMember, putBetaMember, removeBetaMember } from '#app/kits/members/beta/beta.store.server.ts'
import { openInvite, spendInvite } from '#app/kits/members/invites/invites.server.ts'
import { findSignedIn, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { badRequest } from '#app/platform/request/problem.ts'
import { overLimit, tooManyTries } from '#app/platform/request/rate-limit.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { LET_IN_AT_ONCE } from '../beta.limits.ts'
import { joinInputs } from './beta.inputs.ts'

/** What the beta is, and how its reader stands to it. */
export async function readBeta(request: Request) {
  const signedIn = await findSignedIn(request)
  const row = signedIn ? await findBetaMember(signedIn.row.id) : null
  const isIn = row?.letInAt != null || signedIn?.user.isAdmin === true
  return {
    state: !signedIn ? ('guest' as const) : isIn ? ('in' as const) : row ? ('waiting' as const) : ('outside' as const),
    since: row?.letInAt ? toLongDay(row.letInAt) : null,
    asked: row ? toLongDay(row.askedAt) : null,
    features: betaFeatures.map(({ id, title, about }) => ({ id, title, about })),
    aDay: LET_IN_AT_ONCE,
    ...(await countBeta()),
  }
}
export type BetaView = Awaited<ReturnType<typeof readBeta>>

type Answer = { problem: FormProblem }
const refuse = (typed: Typed, message: string, init: number | ResponseInit) =>
  data<Answer>({ problem: { errors: { invite: message }, ...typed } }, init)

const NOT_OPEN = 'This code opens nothing. It may have been used, have ended, or have been typed wrong.'
const NOT_FOR_BETA =
  'This code is good for somebody new. Whoever gave it to you is not in the beta, so it does not let you in.'

/** A form of the page: a code, the list, or the way out. */
export async function actOnBeta(request: Request, network: string) {
  const form = await readForm(request, joinInputs)
  if (form.problem) {
    if (form.problem.errors['act']) throw badRequest('This form is not known here. Please load the page again.')
    return data<Answer>({ problem: form.problem }, 400)
  }
  const { input, typed } = form
  if (input.act === 'code') return byCode(request, network, input.invite, typed)
  const { row } = await requireSignedIn(request)
  if (input.act === 'leave') {
    await removeBetaMember(row.id)
    return redirectWithFlash(to('beta'), {
      title: 'You left the beta',
      description: 'Everything is as everybody has it.',
    })
  }
  if (!(await findBetaMember(row.id))) await putBetaMember({ userId: row.id, askedAt: clock.now(), by: 'list' })
  return redirectWithFlash(to('beta'), { title: 'You are on the list', description: 'A notice comes when you are in.' })
}

async function byCode(request: Request, network: string, code: string, typed: Typed) {
  const signedIn = await findSignedIn(request)
  const opened = await openInvite(code, signedIn?.row.id ?? null, network)
  if (opened.state === 'limited') return refuse(typed, tooManyTries(opened.waitS), overLimit(opened.waitS))
  if (opened.state === 'own') return refuse(typed, 'This code is your own: it is for somebody else.', 400)
  if (opened.state !== 'good') return refuse(typed, NOT_OPEN, 400)
  // Somebody new comes in through the invitation, and into the beta by who sent it.
  if (!signedIn) return redirect(to('invite', { inviteCode: opened.code }), 303)
  if (!(await isInBeta(opened.inviter.id))) return refuse(typed, NOT_FOR_BETA, 400)
  if (!(await spendInvite(opened.code, signedIn.row))) return refuse(typed, NOT_OPEN, 400)
  const now = clock.now()
  await putBetaMember({ userId: signedIn.row.id, askedAt: now, letInAt: now, by: 'code' })
  return redirectWithFlash(to('beta-dashboard'), {
    title: 'You are in',
    description: 'Switch on what you would like to try.',
  })
}
