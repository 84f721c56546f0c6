import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { BeginPage } from './parts/begin-page.tsx'
import { FilmPage } from './parts/film-page.tsx'
import { actInStudio } from './work/studio-acts.server.ts'
import { readStudio } from './work/studio-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readStudio(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInStudio(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) => (view.part === 'list' ? null : view.title))

/** Somebody’s films stay out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  !view || view.part === 'list'
    ? matches.flatMap((match) => match.meta ?? [])
    : retitled(matches, { title: view.title, isIndexed: false })

export default function VideoStudio() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionAnswer<typeof action>()?.problem ?? null
  return view.part === 'list' ? (
    <BeginPage view={view} problem={problem} />
  ) : (
    <FilmPage key={view.id} view={view} problem={problem} />
  )
}
