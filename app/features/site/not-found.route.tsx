import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { suggestScreens } from '#app/kits/search/site-search/site-search.server.ts'
import { NotFound } from '#app/ui/feedback/not-found.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  return data({ pathname, suggestions: suggestScreens(pathname) }, 404)
}

/** Form posts to an address that is no screen get the same page. */
export const action = loader

const links = { home: to('home'), search: to('search'), ask: to('consensus'), all: to('list') }

export default function NotFoundScreen() {
  return <NotFound {...useLoaderData<typeof loader>()} links={links} />
}
