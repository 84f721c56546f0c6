import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { readLegalText } from './legal.server.ts'
import { LegalPage } from './parts/legal-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return readLegalText('privacy-policy', request)
}

export default function PrivacyPolicy() {
  return (
    <LegalPage
      text={useLoaderData<typeof loader>()}
      other={{ title: 'Terms of service', href: to('terms-of-service') }}
    />
  )
}
