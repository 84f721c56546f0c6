import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { SharedDocumentPage } from './parts/shared-page.tsx'
import { SharedCollectionPage } from './parts/shared-collection-page.tsx'
import { readSharedCollection } from './sharing/shared-collection.server.ts'
import { readSharedDocument } from './sharing/shared-document.server.ts'

export const loader = async ({ request, params: { id = '' } }: LoaderFunctionArgs) =>
  (await readSharedCollection(id, new URL(request.url).searchParams)) ?? (await readSharedDocument(request, id))

/** Search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared document', isIndexed: false })

export default function DocumentShared() {
  const view = useLoaderData<typeof loader>()
  return view.what === 'collection' ? <SharedCollectionPage view={view} /> : <SharedDocumentPage view={view} />
}
