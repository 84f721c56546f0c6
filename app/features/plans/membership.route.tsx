import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readMembership } from './membership.server.ts'
import { MembershipPage } from './parts/membership-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readMembership(request)

export default function Membership() {
  return <MembershipPage view={useLoaderData<typeof loader>()} />
}
