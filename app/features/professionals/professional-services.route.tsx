import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listVerifiedProfessionals } from '#app/kits/members/businesses/public-businesses.store.server.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { waitlistAction } from '#app/kits/members/waitlist/waitlist.server.ts'
import { findExample } from './example-matters.ts'
import { ServicesPage } from './parts/services-page.tsx'
import { readMatter } from './services.server.ts'
import { isWaitlistForm } from './waitlist-form.server.ts'

const MOST_PROFESSIONALS = 60

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.('example')
  const professionals = await listVerifiedProfessionals(null, MOST_PROFESSIONALS)
  return { example: findExample(new URL(request.url).searchParams.get('example')), professionals }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (await isWaitlistForm(request)) return waitlistAction(request, context.network)
  return readMatter(request, context.network)
}

export const headers = passRetryAfter

export default function ProfessionalServices() {
  const { example, professionals } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isWaitlist = result !== undefined && 'isKept' in result
  return (
    <ServicesPage
      key={example?.id ?? ''}
      example={example}
      professionals={professionals}
      result={isWaitlist ? undefined : result}
      waiting={isWaitlist ? result : undefined}
    />
  )
}
