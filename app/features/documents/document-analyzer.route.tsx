import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { DocumentPage } from './parts/document-page.tsx'
import { DocumentsPage } from './parts/documents-page.tsx'
import { actOnDocuments } from './reading/documents-acts.server.ts'
import { readDocuments } from './reading/documents-view.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) => readDocuments(request, context.network)

export const action = ({ request, context }: ActionFunctionArgs) => actOnDocuments(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's document stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function DocumentAnalyzer() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <DocumentsPage view={view} problem={problem} />
  ) : (
    <DocumentPage key={view.id} view={view} problem={problem} />
  )
}
