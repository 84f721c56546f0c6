import { data } from '@remix-run/node'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { findSignedIn, requireSignedIn, type SignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'

const DAY_S = 86_400
const NEW_MS = 7 * DAY_S * 1_000

/** What members do to one another in a day: a new account less. */
const PER_DAY = {
  follow: { things: 'follows', fresh: 40, later: 400 },
  ask: { things: 'requests', fresh: 10, later: 60 },
  offer: { things: 'offerings', fresh: 5, later: 30 },
  write: { things: 'changes', fresh: 100, later: 200 },
  report: { things: 'reports', fresh: 20, later: 20 },
} as const
export type Act = keyof typeof PER_DAY

export type Acting = { request: Request; network: string; signedIn: SignedIn; typed: Typed }
export type Refused = ReturnType<typeof refuse>

/** The viewer's row; null for a guest. */
export const findViewer = async (request: Request): Promise<UserRow | null> =>
  (await findSignedIn(request))?.row ?? null

export const requireViewer = async (request: Request): Promise<SignedIn> => requireSignedIn(request)

/** The form comes back filled, with a sentence beside the field. */
export function refuse(typed: Typed, field: string, message: string, init: number | ResponseInit = 400) {
  return data<{ problem: FormProblem }>(
    { problem: { errors: { [field]: message }, ...typed } },
    typeof init === 'number' ? { status: init } : init,
  )
}

/** Several sentences at once. */
export const refuseAll = (problem: FormProblem, status = 400) => data<{ problem: FormProblem }>({ problem }, { status })

/** Spends one act of a member; gives the refusal when there was none left. */
export async function spend(act: Act, { signedIn: { row, user }, typed }: Acting, field = 'form') {
  const { things, fresh, later } = PER_DAY[act]
  const isNew = !user.isAdmin && clock.now().getTime() - row.createdAt.getTime() < NEW_MS
  const limit = createKeptLimit(`people-${act}-${isNew ? 'new' : 'known'}`, {
    points: isNew ? fresh : later,
    windowS: DAY_S,
  })
  const waitS = await limit(row.id)
  return waitS > 0 ? refuse(typed, field, tooManyAtOnce(things, waitS), overLimit(waitS)) : null
}

/** Why a member may not show anything to others yet; null when they may. */
export function refuseUnready({ signedIn: { row }, typed }: Acting, field = 'form') {
  const refusal = toPublishingRefusal(toPublisher(row), 'profile')
  return refusal === null ? null : refuse(typed, field, refusal, 403)
}

export const toRunner = ({ signedIn, network }: Acting): Runner => ({ member: signedIn.user, network })
