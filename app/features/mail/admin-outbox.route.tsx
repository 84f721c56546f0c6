import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { recordRead } from '#app/kits/foundation/audit/record-read.server.ts'
import { requireAdmin } from '#app/kits/members/identity/session/session.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { badRequest, problem } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { outboxInputs } from './outbox.inputs.ts'
import { giveUp, readLetter, readOutbox, sendTest, tryNow } from './outbox.server.ts'
import { LetterPage } from './parts/letter-page.tsx'
import { OutboxPage } from './parts/outbox-page.tsx'

const tests = createKeptLimit('test-letters', { points: 20, windowS: 3_600 })

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const id = params.get('letter')
  if (!id) return { letter: null, outbox: await readOutbox(params) }
  const letter = await readLetter(id)
  await recordRead(request, { actorId: admin.id, act: 'mail.read', target: `mail/${id}` })
  return { letter, outbox: null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = { ...(await requireAdmin(request)), requestId: context.requestId }
  const { input } = await readForm(request, outboxInputs)
  if (!input) throw badRequest('This is none of the things that can be done here.')
  if (input.do === 'test') {
    const waitS = await tests(admin.id)
    if (waitS > 0) throw problem(429, tooManyAtOnce('letters', waitS), overLimit(waitS).headers)
  }
  const { isDone, title, description, letter } =
    input.do === 'test'
      ? await sendTest(request, admin, senderOf(request))
      : await (input.do === 'try' ? tryNow : giveUp)(request, admin, input.id)
  const shown = letter ?? (input.do === 'give-up' ? input.id : null)
  return redirectWithFlash(to('admin-outbox', null, { letter: shown }), {
    title,
    ...(description && { description }),
    tone: isDone ? 'plain' : 'danger',
  })
}

export const headers = passRetryAfter

export default function AdminOutbox() {
  const { letter, outbox } = useLoaderData<typeof loader>()
  return letter ? <LetterPage letter={letter} /> : <OutboxPage outbox={outbox} />
}
