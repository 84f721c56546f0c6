import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RipplesPage } from './parts/ripples-page.tsx'
import { readRipples } from './ripples/read-ripples.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readRipples(request, context)

export default function Ripples() {
  return <RipplesPage view={useLoaderData<typeof loader>()} />
}
