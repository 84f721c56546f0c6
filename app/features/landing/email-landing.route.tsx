import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { EmailPage } from './email/email-page.tsx'
import { polishForm } from './email/polish-form.server.ts'

export function loader({ context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return { data: polishForm.read() }
}

export const action = (args: ActionFunctionArgs) => polishForm.act(args)

export const headers = passRetryAfter

export default function EmailLanding() {
  const { data } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <EmailPage variant={null} isBare={false} data={data} result={result} />
}
