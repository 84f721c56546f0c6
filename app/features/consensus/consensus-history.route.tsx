import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HistoryPage } from './run/history-page.tsx'
import { readHistory } from './run/history-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readHistory(request)

export default function ConsensusHistory() {
  return <HistoryPage view={useLoaderData<typeof loader>()} />
}
