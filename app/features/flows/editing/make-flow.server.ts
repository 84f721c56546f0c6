import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { MOST_FLOWS } from '../flows.limits.ts'
import { makeFlow, screenOf, type NewFlow } from '../keeping/flows-keeping.server.ts'
import { countFlows } from '../keeping/flows.store.server.ts'
import { refuse } from './refuse.ts'

const spendNew = createRateLimit('flow-new', { points: 30, windowS: 60 })

/** Keeps a new flow for whoever sent the form, and leads to its steps. */
export async function make(request: Request, network: string, made: NewFlow, typed: Typed, field: string) {
  const waitS = await spendNew(network)
  if (waitS > 0) return refuse(typed, field, tooManyAtOnce('flows', waitS), overLimit(waitS))
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  if ((await countFlows(owner, { search: '' })) >= MOST_FLOWS)
    return refuse(typed, field, `You keep ${MOST_FLOWS} flows already. Delete some first.`, 409)
  const id = await makeFlow(owner, made)
  return leadToMade({ owner, cookie }, id, (key) => to(screenOf(made.face), null, { flow: id, part: 'steps', key }))
}
