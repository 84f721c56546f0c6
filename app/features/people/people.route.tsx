import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { readPeople } from './finding/directory.server.ts'
import { PeoplePage } from './parts/people-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readPeople(request)

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  retitled(matches, {
    title: 'People',
    canonicalPath: to('people'),
    isIndexed: view?.isFirst === true && view.picked.length === 0,
  })

export default function People() {
  return <PeoplePage view={useLoaderData<typeof loader>()} />
}
