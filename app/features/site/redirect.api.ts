import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { matchPath } from '@remix-run/react'
import { redirects } from '#app/catalogue/redirects.ts'
import { screens } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { notFound } from '#app/platform/request/problem.ts'

/** Addresses that only lead on; parameters and query carry over. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  for (const [pattern, screen] of Object.entries(redirects)) {
    const match = matchPath(pattern, url.pathname)
    if (match) return redirect(fillPath(screens[screen].paths[0], match.params) + url.search)
  }
  throw notFound('This address leads nowhere.')
}
