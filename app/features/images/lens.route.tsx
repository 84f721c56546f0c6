import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { useActionAnswer } from '#app/ui/use-action-answer.ts'
import { namedBy } from '#app/kits/pages/screen/own-name.ts'
import { actInLens } from './lens/lens-acts.server.ts'
import { readLens } from './lens/lens-view.server.ts'
import { LensPage } from './parts/lens/lens-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readLens(request)

export const action = ({ request, context }: ActionFunctionArgs) => actInLens(request, context.network)

export const headers = passRetryAfter

export const handle = namedBy<typeof loader>(({ look }) => look?.name)

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data?.look
    ? retitled(matches, { title: data.look.name, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function Lens() {
  const answer = useActionAnswer<typeof action>()
  return <LensPage view={useLoaderData<typeof loader>()} problem={answer?.problem ?? null} />
}
