import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnMint } from './mint/mint-acts.server.ts'
import { readMint } from './mint/read-mint.server.ts'
import { MintPage } from './parts/mint-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readMint(request, params.number ?? '')
export const action = ({ request, params }: ActionFunctionArgs) => actOnMint(request, params.number ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view ? retitled(matches, { title: `Mint ${view.name}` }) : matches.flatMap((match) => match.meta ?? [])

export default function PandaMintRoute() {
  const said = useActionData<typeof action>()
  return <MintPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
