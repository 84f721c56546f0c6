import type { LoaderFunctionArgs } from '@remix-run/node'
import { leadToProvider, returnFromProvider } from './openid/openid-sign-in.server.ts'

/** The way to an OpenID provider and the way back. Each visitor's own: no cache keeps it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = (params['provider'] ?? '').toLowerCase()
  const isBack = /\/callback\/?$/i.test(new URL(request.url).pathname)
  const answer = await (isBack ? returnFromProvider : leadToProvider)(request, id, context.network)
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
