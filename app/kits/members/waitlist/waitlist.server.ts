import { data } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { toEmailKey } from '#app/kits/members/identity/account/email-key.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { waitlistInputs } from './waitlist.inputs.ts'
import { saveWaiting } from './waitlist.store.server.ts'

const spendUse = createRateLimit('waitlist', { points: 300, windowS: 600 })

export type WaitlistResult = { isKept: true; email: string } | { isKept: false; problem: FormProblem }

/** The action of a waiting screen: keeps the address under the screen of the request's own path. */
export async function waitlistAction(request: Request, network: string) {
  const form = await readForm(request, waitlistInputs)
  if (form.problem) return data<WaitlistResult>({ isKept: false, problem: form.problem }, 400)
  const { input, typed } = form
  const waitS = await spendUse(network)
  if (waitS > 0) {
    const errors = { email: tooManyAtOnce('addresses', waitS) }
    return data<WaitlistResult>({ isKept: false, problem: { errors, ...typed } }, overLimit(waitS))
  }
  const { id: screen } = screenAt(new URL(request.url).pathname)
  const brand = requestBrand(request).id
  await saveWaiting({ id: createId(), screen, email: input.email, emailKey: toEmailKey(input.email), brand })
  return data<WaitlistResult>({ isKept: true, email: input.email })
}
