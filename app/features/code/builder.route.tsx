import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actOnBuilder } from './builder/builder-acts.server.ts'
import { readBuilder } from './builder/builder-view.server.ts'
import { AppPage } from './parts/app-page.tsx'
import { BuilderStart } from './parts/builder-start.tsx'
import { ProjectPage } from './parts/project-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readBuilder(request, 'builder')

export const action = ({ request, context }: ActionFunctionArgs) => actOnBuilder(request, context.network, 'builder')

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.view === 'start' ? null : view.title))

/** Somebody's project stays out of search engines; a published app does not. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  !data || data.view === 'start'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: data.title, isIndexed: data.view === 'app' })

export default function Builder() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.view === 'app') return <AppPage view={view} problem={problem} />
  if (view.view === 'project') return <ProjectPage key={`${view.id}${view.newest}`} view={view} problem={problem} />
  return <BuilderStart view={view} problem={problem} studio="builder" />
}
