import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { DeskPage } from './parts/desk-page.tsx'
import { EditListingPage, NewListingPage } from './parts/listing-form.tsx'
import { SalesPage } from './parts/sales-page.tsx'
import { readSelling } from './selling/read-selling.server.ts'
import { actOnSelling } from './selling/selling-acts.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readSelling(request)
export const action = ({ request, context }: ActionFunctionArgs) => actOnSelling(request, context.network)
export const headers = passRetryAfter

export default function MarketSelling() {
  const view = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem ?? null
  switch (view.part) {
    case 'new':
      return <NewListingPage view={view} problem={problem} />
    case 'edit':
      return <EditListingPage key={view.id} view={view} problem={problem} />
    case 'sales':
      return <SalesPage view={view} problem={problem} />
    case 'desk':
      return <DeskPage view={view} />
  }
}
