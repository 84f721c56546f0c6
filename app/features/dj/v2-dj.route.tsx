import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { DeskPage } from './parts/desk-page.tsx'
import { SetPage } from './parts/set-page.tsx'
import { TrackPage } from './parts/track-page.tsx'
import { actAsDj } from './work/dj-acts.server.ts'
import { readDj } from './work/dj-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readDj(request)

export const action = ({ request, context }: ActionFunctionArgs) => actAsDj(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.screen === 'desk' ? null : view.title))

/** Somebody’s tracks and sets stay out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.screen === 'desk'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function Dj() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  if (view.screen === 'track') return <TrackPage key={view.id} view={view} problem={problem} />
  if (view.screen === 'set') return <SetPage key={view.id} view={view} problem={problem} />
  return <DeskPage view={view} problem={problem} />
}
