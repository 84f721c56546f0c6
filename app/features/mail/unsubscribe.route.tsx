import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { UnsubscribePage } from './parts/unsubscribe-page.tsx'
import { switchLetters, viewUnsubscription, type UnsubscribeView } from './unsubscribe.server.ts'
import { passRetryAfter } from '#app/kits/screen/answer-headers.server.ts'

const answer = (view: UnsubscribeView) => data(view, { status: view.state === 'unknown' ? 404 : 200 })

export const loader = async ({ params }: LoaderFunctionArgs) => answer(await viewUnsubscription(params.token ?? ''))

/** A press on the page, or a mail program's one click (RFC 8058), which has no session and no origin. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => null)
  return answer(await switchLetters(params.token ?? '', form?.get('do') === 'begin'))
}

export const headers = passRetryAfter

export default function Unsubscribe() {
  const seen = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>() ?? null
  return <UnsubscribePage view={done ?? seen} isDone={done !== null} />
}
