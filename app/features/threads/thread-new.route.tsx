import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { BeginForm } from './parts/begin-form.tsx'
import { beginThread, readBegin } from './talking/begin-thread.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readBegin(request)

export const action = ({ request, context }: ActionFunctionArgs) => beginThread(request, context.network)

export const headers = passRetryAfter

export default function ThreadNew() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return (
    <div className="page max-w-[48rem] pt-4 pb-section sm:pt-6">
      <BackLink to={to('threads')}>All threads</BackLink>
      <h1 className="heading-page">New thread</h1>
      <p className="lead mt-2 mb-6 max-w-[36em]">
        Say what it is about. Who should be in it can be chosen now or later.
      </p>
      <BeginForm {...view} problem={problem} />
    </div>
  )
}
