import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnData } from './asking/data-acts.server.ts'
import { readData } from './asking/data-view.server.ts'
import { DataListPage } from './parts/data-list-page.tsx'
import { DataPage } from './parts/data-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readData(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnData(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's table stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function BusinessIntelligence() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <DataListPage view={view} problem={problem} />
  ) : (
    <DataPage key={view.id} view={view} problem={problem} />
  )
}
