import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnHub, readHub } from './hub.server.ts'
import { HubPage } from './parts/hub/hub-page.tsx'

/** With `?q=` the wish is recognised; nothing is done without a press. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.get('q')) context.keepForGuests?.()
  return { answer: await readHub(request, context.network) }
}

export const action = ({ request, context }: ActionFunctionArgs) => actOnHub(request, context.network)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data?.answer
    ? retitled(matches, { title: 'Universal hub', isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function UniversalHub() {
  const { answer } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>() ?? null
  return <HubPage answer={reply ? reply.answer : answer} problem={reply?.problem ?? null} />
}
