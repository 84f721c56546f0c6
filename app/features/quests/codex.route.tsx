import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readCodex } from './codex/codex-view.server.ts'
import { CodexPage } from './parts/codex-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readCodex(request), { headers: { 'Cache-Control': 'private, no-store' } })

export default function Codex() {
  return <CodexPage view={useLoaderData<typeof loader>()} />
}
