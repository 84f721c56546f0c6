import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readShort } from './short/short-answer.server.ts'
import { ShortPage } from './short/short-page.tsx'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  readShort(request, context.network, params.query ?? '')

export const headers = passRetryAfter

const TITLE_CHARS = 60

/** Anybody can write such an address: search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.query.slice(0, TITLE_CHARS) || 'Research answer', isIndexed: false })

export default function QueryAnswer() {
  return <ShortPage view={useLoaderData<typeof loader>()} />
}
