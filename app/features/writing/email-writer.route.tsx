import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { LetterForm } from './letter/letter-form.tsx'
import { LetterHistory } from './letter/letter-history.tsx'
import { LetterList } from './letter/letter-list.tsx'
import { LetterResult } from './letter/letter-result.tsx'
import { actOnLetters, readLetters } from './letter/letter-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readLetters(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnLetters(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>((view) =>
  view.part === 'letter' ? view.title : view.part === 'form' ? view.situation.label : null,
)

/** Whatever is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => {
  if (!view || view.part === 'list') return matches.flatMap((match) => match.meta ?? [])
  if (view.part === 'form') return retitled(matches, { title: view.situation.label, isIndexed: view.order === null })
  return retitled(matches, { title: view.part === 'letter' ? view.title : 'Your letters', isIndexed: false })
}

export default function EmailWriter() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  if (view.part === 'history') return <LetterHistory page={view.page} problem={problem} />
  if (view.part === 'form') return <LetterForm key={view.situation.id} view={view} problem={problem} />
  if (view.part === 'letter') return <LetterResult key={view.id} view={view} />
  return <LetterList view={view} />
}
