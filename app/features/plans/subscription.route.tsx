import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { PaperPage } from './parts/paper-page.tsx'
import { SubscriptionPage } from './parts/subscription-page.tsx'
import { actOnSubscription } from './subscription-acts.server.ts'
import { readSubscription } from './subscription-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSubscription(request)
export const action = ({ request }: ActionFunctionArgs) => actOnSubscription(request)
export const headers = passRetryAfter

export default function Subscription() {
  const view = useLoaderData<typeof loader>()
  const said = useActionData<typeof action>()
  if (view.paper) return <PaperPage paper={view.paper} />
  const portal = said && 'portal' in said ? said.portal : null
  return <SubscriptionPage view={view.subscription} problem={said?.problem ?? null} portal={portal} />
}
