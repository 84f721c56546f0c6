import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SharedStackPage } from './parts/shared-stack-page.tsx'
import { StackPage } from './parts/stack-page.tsx'
import { actOnStack } from './stack/stack-acts.server.ts'
import { readStack } from './stack/stack-view.server.ts'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readStack(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request }: ActionFunctionArgs) => actOnStack(request)

export const headers = passRetryAfter

export default function Stack() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.shows === 'shared' ? (
    <SharedStackPage view={view} problem={problem} />
  ) : (
    <StackPage view={view} problem={problem} />
  )
}
