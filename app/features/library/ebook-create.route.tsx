import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnCreate } from './books/create-acts.server.ts'
import { CreatePage } from './books/parts/create-page.tsx'
import { readCreate } from './books/shelf-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readCreate(request)

export const action = ({ request, context }: ActionFunctionArgs) => actOnCreate(request, context.network)

export const headers = passRetryAfter

export default function EbookCreate() {
  return <CreatePage view={useLoaderData<typeof loader>()} answer={useActionData<typeof action>() ?? null} />
}
