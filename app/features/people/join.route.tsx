import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readJoin } from './joining/join.server.ts'
import { JoinPage } from './parts/join-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readJoin(request)

export default function Join() {
  return <JoinPage view={useLoaderData<typeof loader>()} />
}
