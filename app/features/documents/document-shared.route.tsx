import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { SharedDocumentPage } from './parts/shared-page.tsx'
import { readSharedDocument } from './sharing/shared-document.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => readSharedDocument(request, params.id ?? '')

/** Search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared document', isIndexed: false })

export default function DocumentShared() {
  return <SharedDocumentPage view={useLoaderData<typeof loader>()} />
}
