import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ComparePage } from './run/compare-page.tsx'
import { readComparison } from './run/compare-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readComparison(request)

export default function ConsensusCompare() {
  return <ComparePage view={useLoaderData<typeof loader>()} />
}
