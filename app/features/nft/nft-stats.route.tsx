import { useLoaderData } from '@remix-run/react'
import { StatsPage } from './parts/stats-page.tsx'
import { readStats } from './stats.server.ts'

export const loader = () => readStats()

export default function NftStats() {
  return <StatsPage view={useLoaderData<typeof loader>()} />
}
