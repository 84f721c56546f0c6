import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { UnsubscribePage } from './parts/unsubscribe-page.tsx'
import { switchLetters, viewUnsubscription, type UnsubscribeView } from './unsubscribe.server.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'

const answer = (view: UnsubscribeView) => data(view, { status: view.state === 'unknown' ? 404 : 200 })

export const loader = async ({ params }: LoaderFunctionArgs) => answer(await viewUnsubscription(params.token ?? ''))

/** A press on the page, or a mail program's one click (RFC 8058), which has no session and no origin. */
export async function action({ request, params }: ActionFunctionArgs) {
  // A mail program's click need not bring a form.
  const form = await readFields(request).catch(() => null)
  return answer(await switchLetters(params.token ?? '', textOf(form, 'do') === 'begin'))
}

export const headers = passRetryAfter

export default function Unsubscribe() {
  const seen = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>() ?? null
  return <UnsubscribePage view={done ?? seen} isDone={done !== null} />
}
