import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { letterForm } from './voice2email/letter/letter-form.server.ts'
import { Voice2emailPage } from './voice2email/voice2email-page.tsx'

export function loader(args: LoaderFunctionArgs) {
  args.context.keepForGuests?.()
  return { variant: screenAt(new URL(args.request.url).pathname).variant, data: letterForm.read(args) }
}

export const action = (args: ActionFunctionArgs) => letterForm.act(args)

export const headers = passRetryAfter

export default function Voice2emailLanding() {
  const { variant, data } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <Voice2emailPage variant={variant} isBare={false} data={data} result={result} />
}
