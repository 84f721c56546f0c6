import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnOnboarding, readOnboarding } from './onboarding/onboarding.server.ts'
import { OnboardingPage } from './parts/onboarding-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readOnboarding(request), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request }: ActionFunctionArgs) => actOnOnboarding(request)

export const headers = passRetryAfter

export default function Onboarding() {
  return (
    <OnboardingPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
