import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { SharedMixPage } from './parts/shared-mix-page.tsx'
import { readSharedMix, reportSharedMix } from './sharing/shared-mix.server.ts'

export const loader = ({ params }: LoaderFunctionArgs) => readSharedMix(params.id ?? '')

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  reportSharedMix(request, params.id ?? '', context.network)

export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  retitled(matches, { title: data?.title ?? 'Shared mix', isIndexed: false })

export default function DjShared() {
  return (
    <SharedMixPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
  )
}
