import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CataloguePage } from './books/parts/catalogue-page.tsx'
import { readCatalogue } from './books/shelf-view.server.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readCatalogue(request)

export default function EbooksPublic() {
  const view = useLoaderData<typeof loader>()
  return <CataloguePage view={view} opds={view.opds} />
}
