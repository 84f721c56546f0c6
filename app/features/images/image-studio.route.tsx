import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actInStudio } from './drawing/studio-acts.server.ts'
import { readStudio } from './drawing/studio-view.server.ts'
import { StudioPage } from './parts/studio-page.tsx'

export const loader = ({ request, context }: LoaderFunctionArgs) => readStudio(request, context)

export const action = ({ request, context }: ActionFunctionArgs) => actInStudio(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>(({ picture, draw }) => picture?.title ?? draw?.prompt)

/** A picture carries its name in the title, and what is somebody's own stays out of search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title = data?.picture?.title ?? data?.draw?.prompt.slice(0, 80)
  return title ? retitled(matches, { title, isIndexed: false }) : matches.flatMap((match) => match.meta ?? [])
}

export default function ImageStudio() {
  const answer = useActionAnswer<typeof action>()
  return <StudioPage view={useLoaderData<typeof loader>()} answer={answer && 'problem' in answer ? answer : null} />
}
