import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { ContentHistory } from './content/content-history.tsx'
import { ContentResult } from './content/content-result.tsx'
import { ToolForm } from './content/tool-form.tsx'
import { ToolList } from './content/tool-list.tsx'
import { actOnContent, readContent } from './content/content-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readContent(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnContent(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) =>
  view.part === 'result' ? view.title : view.part === 'tool' ? view.tool.label : null,
)

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'list') return matches.flatMap((match) => match.meta ?? [])
  if (view.part === 'tool') return retitled(matches, { title: view.tool.label, isIndexed: view.text === '' })
  return retitled(matches, { title: view.part === 'result' ? view.title : 'Texts you worked on', isIndexed: false })
}

export default function ContentTools() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.part === 'history') return <ContentHistory page={view.page} problem={problem} />
  if (view.part === 'result') return <ContentResult key={view.id} view={view} />
  if (view.part === 'tool') return <ToolForm key={view.tool.id} view={view} problem={problem} />
  return <ToolList view={view} />
}
