import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ScoreDemoPage } from './parts/profile/score-demo-page.tsx'
import { readScoreDemo } from './score/score-demo.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readScoreDemo(request)

export default function ScoreDemo() {
  return <ScoreDemoPage view={useLoaderData<typeof loader>()} />
}
