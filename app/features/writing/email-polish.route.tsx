import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { PolishHistory } from './polish/polish-history.tsx'
import { PolishResult } from './polish/polish-result.tsx'
import { PolishStart } from './polish/polish-start.tsx'
import { actOnPolish, readPolish } from './polish/polish-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readPolish(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnPolish(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'result' ? view.title : null))

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'start') return matches.flatMap((match) => match.meta ?? [])
  return retitled(matches, { title: view.part === 'result' ? view.title : 'Polished emails', isIndexed: false })
}

export default function EmailPolish() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.part === 'history') return <PolishHistory page={view.page} problem={problem} />
  if (view.part === 'result') return <PolishResult key={view.id} view={view} />
  return <PolishStart view={view} problem={problem} />
}
