import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { feedbackInputs } from '#app/kits/members/feedback/feedback.inputs.ts'
import { feedbackKinds } from '#app/kits/members/feedback/feedback.limits.ts'
import { saveFeedback } from '#app/kits/members/feedback/feedback.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { returnPath } from '#app/platform/request/return-path.ts'
import { FeedbackPage } from './parts/feedback-page.tsx'

const spendUse = createRateLimit('feedback', { points: 30, windowS: 600 })

/** `?type=` is the kind that was chosen, `?page=` the page it is about. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.('type')
  const { searchParams } = new URL(request.url)
  const type = feedbackKinds.find((kind) => kind.type === searchParams.get('type'))?.type ?? null
  return { type, page: returnPath(searchParams.get('page')) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, feedbackInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const waitS = await spendUse(context.network)
  if (waitS > 0) {
    const problem: FormProblem = { errors: { feedback: tooManyAtOnce('feedback', waitS) }, ...form.typed }
    return data({ problem }, overLimit(waitS))
  }
  const user = await findUser(request)
  await saveFeedback({ id: createId(), ...form.input, userId: user?.id ?? null, requestId: context.requestId })
  return redirectWithFlash(returnPath(form.input.page), {
    title: 'Feedback Received',
    description: `Thank you for helping make ${requestBrand(request).name} better.`,
  })
}

export const headers = passRetryAfter

export default function Feedback() {
  const { type, page } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return <FeedbackPage type={type} page={page} problem={problem} />
}
