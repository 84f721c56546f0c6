import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnMockups } from './editing/mockup-acts.server.ts'
import { readMockups } from './editing/mockup-view.server.ts'
import { MockupList } from './parts/mockup-list.tsx'
import { MockupPage } from './parts/mockup-page.tsx'
import { SharedMockup } from './parts/shared-mockup.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readMockups(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnMockups(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody's mock-ups stay out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function MockupLab() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.part === 'list') return <MockupList view={view} problem={problem} />
  if (view.part === 'shared') return <SharedMockup view={view} />
  return <MockupPage view={view} problem={problem} />
}
