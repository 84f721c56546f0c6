import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnContent } from './content/content-acts.server.ts'
import { readContent } from './content/content-view.server.ts'
import { BriefPage, BriefsPage } from './content/parts/content-pages.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readContent(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnContent(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.brief.title))

/** Somebody's brief stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.brief.title, isIndexed: false })

export default function ContentStudio() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <BriefsPage view={view} problem={problem} />
  ) : (
    <BriefPage key={view.id} view={view} problem={problem} />
  )
}
