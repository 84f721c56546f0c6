import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { Voice2emailPage } from './voice2email/voice2email-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return { variant: screenAt(new URL(request.url).pathname).variant }
}

export default function Voice2emailLanding() {
  const { variant } = useLoaderData<typeof loader>()
  return <Voice2emailPage variant={variant} isBare={false} />
}
