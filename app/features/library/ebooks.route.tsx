import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnShelf } from './books/shelf-acts.server.ts'
import { readShelf } from './books/shelf-view.server.ts'
import { ShelfPage } from './books/parts/shelf-page.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => readShelf(request)

export const action = ({ request }: ActionFunctionArgs) => actOnShelf(request)

export const headers = passRetryAfter

export default function Ebooks() {
  return <ShelfPage view={useLoaderData<typeof loader>()} />
}
