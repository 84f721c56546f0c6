import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MergePage } from './run/merge-page.tsx'
import { readMerge } from './run/merge-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readMerge(request)

export default function ConsensusMerge() {
  return <MergePage view={useLoaderData<typeof loader>()} />
}
