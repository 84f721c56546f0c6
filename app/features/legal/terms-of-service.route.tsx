import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { readLegalText } from './legal.server.ts'
import { LegalPage } from './parts/legal-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return readLegalText('terms-of-service', request)
}

export default function TermsOfService() {
  return (
    <LegalPage text={useLoaderData<typeof loader>()} other={{ title: 'Privacy policy', href: to('privacy-policy') }} />
  )
}
