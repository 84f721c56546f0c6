import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requestBrand } from '#app/kits/brand/request-brand.server.ts'
import { InboxPage } from './inbox/inbox-page.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  return { isBare: requestBrand(request).chrome.header === 'none' }
}

export default function InboxLanding() {
  const { isBare } = useLoaderData<typeof loader>()
  return <InboxPage variant={null} isBare={isBare} />
}
