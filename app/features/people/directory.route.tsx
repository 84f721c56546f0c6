import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnDirectory, readDirectory } from './finding/directory.server.ts'
import { DirectoryPage } from './parts/directory-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readDirectory(request)

export const action = ({ request }: ActionFunctionArgs) => actOnDirectory(request)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  retitled(matches, {
    title: 'Directory',
    canonicalPath: to('directory'),
    isIndexed: view?.isFirst === true && !Object.values(view.sought).some(Boolean),
  })

export default function Directory() {
  return <DirectoryPage view={useLoaderData<typeof loader>()} />
}
