import { data } from '@remix-run/node'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'

/** The form comes back filled, with a sentence beside the field. */
export function refuse(typed: Typed, field: string, message: string, init: number | ResponseInit = 400) {
  return data<{ problem: FormProblem }>(
    { problem: { errors: { [field]: message }, ...typed } },
    typeof init === 'number' ? { status: init } : init,
  )
}
export const refuseAll = (problem: FormProblem, init: ResponseInit = { status: 400 }) =>
  data<{ problem: FormProblem }>({ problem }, init)

export type Answer = Response | ReturnType<typeof refuse>

const DAY_S = 86_400
const PER_DAY = {
  register: 10,
  invite: 40,
  lead: 20,
  review: 20,
  report: 20,
  hold: 60,
  change: 400,
  guest: 10,
  address: 6,
  say: 20,
} as const
const things = {
  register: 'businesses',
  invite: 'invitations',
  lead: 'messages',
  review: 'reviews',
  report: 'reports',
  hold: 'bookings',
  guest: 'bookings',
  address: 'bookings',
  say: 'recordings',
  change: 'changes',
} as const

/** Spends one act of whoever it is; gives the refusal when none was left for today. */
export async function spend(act: keyof typeof PER_DAY, key: string, typed: Typed, field: string) {
  const waitS = await createKeptLimit(`business-${act}`, { points: PER_DAY[act], windowS: DAY_S })(key)
  return waitS > 0 ? refuse(typed, field, tooManyAtOnce(things[act], waitS), overLimit(waitS)) : null
}
