import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readManuals } from './manuals/manual-view.server.ts'
import { actOnManuals } from './manuals/manuals-acts.server.ts'
import { ManualsPage } from './manuals/parts/manuals-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readManuals(request)

export const action = ({ request }: ActionFunctionArgs) => actOnManuals(request)

export const headers = passRetryAfter

export default function Manuals() {
  return <ManualsPage view={useLoaderData<typeof loader>()} />
}
