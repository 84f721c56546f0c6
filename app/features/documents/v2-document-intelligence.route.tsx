import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnCollections } from './collections/collections-acts.server.ts'
import { readCollections } from './collections/collections-view.server.ts'
import { CollectionPage, CollectionsPage } from './collections/collection-pages.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readCollections(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnCollections(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's collection stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function DocumentIntelligence() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <CollectionsPage view={view} problem={problem} />
  ) : (
    <CollectionPage key={view.id} view={view} problem={problem} />
  )
}
