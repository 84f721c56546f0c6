import type { LoaderFunctionArgs } from '@remix-run/node'
import { googlePaths } from '#app/catalogue/redirects.ts'
import { leadToGoogle, returnFromGoogle } from './google/google-sign-in.server.ts'

/** The way to Google and the ways back. Each visitor's own: no cache keeps it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const isStart = new URL(request.url).pathname.toLowerCase().replace(/\/$/, '') === googlePaths.start
  const answer = await (isStart ? leadToGoogle : returnFromGoogle)(request, context.network)
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
