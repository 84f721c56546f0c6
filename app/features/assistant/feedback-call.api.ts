import type { ActionFunctionArgs } from '@remix-run/node'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { onlyPost } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { feedbackInputs } from '#app/kits/members/feedback/feedback.inputs.ts'
import { saveFeedback } from '#app/kits/members/feedback/feedback.store.server.ts'

const spendUse = createRateLimit('feedback', { points: 30, windowS: 600 })

export const loader = () => onlyPost()

/** Keeps a word from a visitor with the page and the request it came from (SPEC 7). */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, problem } = await readForm(request, feedbackInputs)
  if (problem)
    return answer(400, false, Object.values(problem.errors)[0] ?? 'Please check the form.', { errors: problem.errors })
  const waitS = await spendUse(context.network)
  if (waitS > 0) {
    const { status, headers } = overLimit(waitS)
    return answer(status, false, tooManyAtOnce('feedback', waitS), {}, headers)
  }
  const user = await findUser(request)
  await saveFeedback({ id: createId(), ...input, userId: user?.id ?? null, requestId: context.requestId })
  return answer(200, true, 'Thank you. It was kept and a person will read it.')
}

function answer(status: number, success: boolean, message: string, rest: object = {}, headers: HeadersInit = {}) {
  return Response.json(
    { success, message, ...rest },
    { status, headers: { 'Cache-Control': 'private, no-store', ...headers } },
  )
}
