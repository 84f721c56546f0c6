import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { holdSlot, readBook } from './booking/book.server.ts'
import { BookPage } from './parts/book-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readBook(request, params.businessId ?? '')
export const action = ({ request, params, context }: ActionFunctionArgs) =>
  holdSlot(request, context.network, params.businessId ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, { title: `Appointments with ${view.name}`, isIndexed: false })
    : matches.flatMap((match) => match.meta ?? [])

export default function BusinessBook() {
  const problem = useActionData<typeof action>()?.problem ?? null
  return <BookPage view={useLoaderData<typeof loader>()} problem={problem} />
}
