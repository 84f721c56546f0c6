import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { ScrollPage } from './parts/scroll-page.tsx'
import { actOnScroll, readScroll } from './scrolls/scroll-view.server.ts'

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  data(await readScroll(request, params['scrollId'] ?? ''), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, params }: ActionFunctionArgs) => actOnScroll(request, params['scrollId'] ?? '')

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  retitled(matches, { title: view?.title ?? 'Scroll', isIndexed: false })

export const headers = passRetryAfter

export default function Scroll() {
  return <ScrollPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
