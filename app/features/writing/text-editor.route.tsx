import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { DocumentList } from './editor/document-list.tsx'
import { DocumentPage } from './editor/document-page.tsx'
import { actOnEditor } from './editor/editor-acts.server.ts'
import { readEditor } from './editor/editor-view.server.ts'
import { SharePage } from './editor/sharing/share-page.tsx'
import { SharedPage } from './editor/sharing/shared-page.tsx'
import { VersionsPage } from './editor/versions-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readEditor(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnEditor(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) =>
  view.part === 'list' ? null : view.part === 'shared' ? view.title : view.document.title,
)

/** A document carries its name in the title and stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'list') return matches.flatMap((match) => match.meta ?? [])
  const title = view.part === 'shared' ? view.title : view.document.title
  return retitled(matches, { title, isIndexed: false })
}

export default function TextEditor() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() ?? null
  if (view.part === 'list') return <DocumentList view={view} problem={answer?.problem ?? null} />
  if (view.part === 'versions') return <VersionsPage view={view} />
  if (view.part === 'share') return <SharePage view={view} problem={answer?.problem ?? null} />
  if (view.part === 'shared') return <SharedPage view={view} problem={answer?.problem ?? null} />
  return <DocumentPage key={view.document.id} view={view} answer={answer} />
}
