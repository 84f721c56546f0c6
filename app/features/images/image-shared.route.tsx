import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { toPictureMeta } from './keeping/picture-meta.ts'
import { SharedPage } from './parts/gallery/shared-page.tsx'
import { readShared, reportShared } from './sharing/shared.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => readShared(request, params.id ?? '')

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  reportShared(request, params.id ?? '', context.network)

export const headers = passRetryAfter

/** Unfurls with the picture itself; search engines stay away. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? toPictureMeta(retitled(matches, { title: data.title, about: data.alt, isIndexed: false }), data)
    : retitled(matches, { title: 'Shared image', isIndexed: false })

export default function ImageShared() {
  return <SharedPage view={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />
}
