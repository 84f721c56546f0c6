import { data } from '@remix-run/node'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { replyTo } from '#app/kits/asking/panda/reply.server.ts'
import { checkForm } from '#app/platform/request/form.server.ts'
import { log } from '#app/platform/log.server.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { to } from '#app/catalogue/to.ts'
import { refuse, refuseForNow, type Sent } from './sent.server.ts'
import type { SupportAnswer } from './support-answer.ts'
import { askInputs } from './support.inputs.ts'

const UNAVAILABLE = 503
const TROUBLE = 'I am having trouble thinking right now. Please ask me again in a moment.'
const spendUse = createRateLimit('panda-chat', { points: 60, windowS: 60 })

/** A question to the panda by a plain form: the same replies as in the corner. */
export async function askPanda({ request, context, act, raw }: Sent) {
  const form = checkForm(raw, askInputs)
  if (form.problem) return refuse(act, form.problem)
  const waitS = await spendUse(context.network)
  const breathless = { errors: { message: 'Let me catch my breath. Please ask again in a minute.' }, ...form.typed }
  if (waitS > 0) return refuseForNow(act, breathless, waitS)
  const { message: question, conversationId = null } = form.input
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const asking = { message: question, page: to('support'), member, owner, network: context.network }
  const replied = await replyTo({ ...asking, conversationId }).catch((error: unknown) => {
    log.warn({ err: error }, 'the panda had no reply for the help page')
    return null
  })
  if (!replied) return refuse(act, { ...form.typed, errors: { message: TROUBLE } }, UNAVAILABLE)
  const { kind: _, ...reply } = replied
  return data<SupportAnswer>(
    { act, problem: null, said: { question, ...reply } },
    { headers: toVisitorHeaders(cookie) },
  )
}
