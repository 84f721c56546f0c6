import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readHub } from './hub.server.ts'
import { HubPage } from './parts/hub-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readHub(request)

export default function Nft() {
  return <HubPage view={useLoaderData<typeof loader>()} />
}
