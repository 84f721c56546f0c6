import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { appeal } from '#app/kits/asking/moderation/reports.server.ts'
import { toReasonLabel } from '#app/kits/asking/moderation/report-reasons.ts'
import { findDecision } from '#app/kits/asking/moderation/reports.store.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { DecisionPage } from './parts/decision-page.tsx'
import { APPEAL_MAX_CHARS } from './notices.limits.ts'

const appealInputs = z.object({
  appeal: z
    .string('Say why it is wrong.')
    .trim()
    .min(10, 'Say in a sentence why it is wrong.')
    .max(APPEAL_MAX_CHARS, `Please keep it under ${APPEAL_MAX_CHARS.toLocaleString('en')} characters.`),
})

async function getDecision(request: Request, id = '') {
  const user = await requireMember(request)
  const found = await findDecision(id)
  if (!found || found.userId !== user.id) throw notFound('There is no decision of yours under this address.')
  await readNoticesAbout(user.id, id)
  return found
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const {
    act,
    reason,
    words,
    excerpt,
    createdAt,
    appeal: said,
    answer,
    isReversed,
  } = await getDecision(request, params.id)
  return {
    act,
    reason: toReasonLabel(reason),
    words,
    excerpt,
    at: createdAt.toISOString(),
    appeal: said,
    answer,
    isReversed,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { id } = await getDecision(request, params.id)
  const form = await readForm(request, appealInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  if (!(await appeal(id, form.input.appeal)))
    return data(
      { problem: { ...form.typed, errors: { appeal: 'You have appealed already; the answer comes as a notice.' } } },
      409,
    )
  return redirectWithFlash(new URL(request.url).pathname, {
    title: 'Your appeal is with the moderators',
    description: 'The answer comes as a notice.',
  })
}

export const headers = passRetryAfter

export default function Decision() {
  return (
    <DecisionPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
