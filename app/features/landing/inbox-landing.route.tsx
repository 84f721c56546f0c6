import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { inboxForm } from './inbox/inbox-form.server.ts'
import { InboxPage } from './inbox/inbox-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return { isBare: requestBrand(request).chrome.header === 'none', data: inboxForm.read() }
}

export function action(args: ActionFunctionArgs) {
  return inboxForm.act(args)
}

export const headers = passRetryAfter

export default function InboxLanding() {
  const { isBare, data } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <InboxPage variant={null} isBare={isBare} data={data} result={result} />
}
