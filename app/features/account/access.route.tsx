import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readAccess } from './access.server.ts'
import { AccessPage } from './parts/access-page.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) =>
  data(await readAccess(request), { headers: { 'Cache-Control': 'private, no-store' } })

export default function Access() {
  return <AccessPage view={useLoaderData<typeof loader>()} />
}
