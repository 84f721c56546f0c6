import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { readNess } from './ness/ness.server.ts'
import { NessPage } from './parts/profile/ness-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readNess(request, params.handle ?? '')

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: `The ness of ${view.name}`,
        about: view.words,
        canonicalPath: view.canonicalPath,
        isIndexed: view.isIndexed,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function Ness() {
  return <NessPage view={useLoaderData<typeof loader>()} />
}
