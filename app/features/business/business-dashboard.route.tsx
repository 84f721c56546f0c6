import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnDesk } from './desk/desk-acts.server.ts'
import { readDesk } from './desk/desk-view.server.ts'
import { DeskPage } from './parts/desk-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readDesk(request, params.businessId ?? '')
export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnDesk(request, context.network, params.businessId ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, { title: `${view.name}: dashboard`, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function BusinessDashboard() {
  const problem = useActionData<typeof action>()?.problem ?? null
  return <DeskPage view={useLoaderData<typeof loader>()} problem={problem} />
}
