import { data } from '@remix-run/node'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'

const DAY_S = 86_400
const PER_DAY = { listings: 60, orders: 60, gifts: 30, answers: 200, reports: 20 } as const

export type Refusal = ReturnType<typeof refuse>
export type Answered = Promise<Response | Refusal>

/** The member behind a form; `problem`: why nothing of theirs may be shown to others yet. */
export async function findTrader(request: Request) {
  const { row } = await requireSignedIn(request)
  return { id: row.id, row, problem: toPublishingRefusal(toPublisher(row), 'listing') }
}

/** Spends one of a member's acts of the day; the refusal where none is left. */
export async function spend(userId: string, what: keyof typeof PER_DAY, typed: Typed, field = 'form') {
  const waitS = await createKeptLimit(`panda-${what}`, { points: PER_DAY[what], windowS: DAY_S })(userId)
  return waitS > 0 ? refuse(typed, field, tooManyAtOnce(what, waitS), overLimit(waitS)) : null
}

/** The form comes back with all its sentences. */
export const returnForm = (problem: FormProblem) => data<{ problem: FormProblem }>({ problem }, 400)
