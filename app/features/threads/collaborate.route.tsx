import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CollaboratePage } from './parts/collaborate-page.tsx'
import { readCollaborate } from './talking/list-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readCollaborate(request)

export default function Collaborate() {
  return <CollaboratePage view={useLoaderData<typeof loader>()} />
}
