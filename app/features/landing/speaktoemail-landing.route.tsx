import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { maskNote } from './speaktoemail/desk.server.ts'
import { SpeaktoemailPage } from './speaktoemail/speaktoemail-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return { variant: screenAt(new URL(request.url).pathname).variant }
}

export const action = ({ request, context }: ActionFunctionArgs) => maskNote(request, context.network)

export const headers = passRetryAfter

export default function SpeaktoemailLanding() {
  const { variant } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return <SpeaktoemailPage variant={variant} isBare={false} result={result} />
}
