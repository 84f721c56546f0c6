import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { retitled } from '#app/kits/foundation/content/retitled.ts'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { actOnPage } from './page/page-acts.server.ts'
import { readPage } from './page/page-view.server.ts'
import { BusinessPage } from './parts/business-page.tsx'

export const loader = ({ request, params }: LoaderFunctionArgs) => readPage(request, params.businessId ?? '')
export const action = ({ request, context, params }: ActionFunctionArgs) =>
  actOnPage(request, context.network, params.businessId ?? '')
export const headers = passRetryAfter

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) =>
  view
    ? retitled(matches, {
        title: view.name,
        about: view.tagline,
        canonicalPath: to('business-page', { businessId: view.id }),
        isIndexed: !view.isPreview,
      })
    : matches.flatMap((match) => match.meta ?? [])

export default function Business() {
  const problem = useActionData<typeof action>()?.problem ?? null
  return <BusinessPage view={useLoaderData<typeof loader>()} problem={problem} />
}
