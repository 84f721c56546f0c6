import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnPanda } from './panda-acts.server.ts'
import { readPanda } from './panda-view.server.ts'
import { PandaPage } from './parts/panda-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readPanda(request, params.number ?? '')
export const action = ({ request, params }: ActionFunctionArgs) => actOnPanda(request, params.number ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: `${view.name}, panda ${view.number}`,
        about: view.about,
        canonicalPath: view.canonicalPath,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function PandaRoute() {
  const said = useActionData<typeof action>()
  return <PandaPage view={useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
}
