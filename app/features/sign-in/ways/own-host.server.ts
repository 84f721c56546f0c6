import { toQuery } from '#app/catalogue/fill-path.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { isProved } from '#app/kits/members/identity/session/proof.server.ts'
import type { SignedIn } from '#app/kits/members/identity/session/session.server.ts'

/** The origin of the brand whose host was asked; what a query says of brands does not move the way back. */
export function homeOf(request: Request): string {
  const { origin, pathname } = new URL(request.url)
  return brandOrigin(new Request(origin + pathname, { headers: { host: request.headers.get('host') ?? '' } }))
}

/**
 * The same start on the host that the provider leads back to, where another one was asked (127.0.0.1 for localhost): the
 * browser brings the cookie of the way back only there. Once: behind a proxy the host may always look different.
 */
export function toOwnHost(request: Request, start: string): string | null {
  const home = homeOf(request)
  const { searchParams } = new URL(request.url)
  if (new URL(home).host === request.headers.get('host') || searchParams.has('home')) return null
  return home + start + toQuery({ ...Object.fromEntries(searchParams), home: 1 })
}

/** Whoever connects an account elsewhere hands it the key of the one here: only with a fresh proof, and from our own page. */
export const mayConnect = (request: Request, signedIn: SignedIn | null): boolean =>
  signedIn !== null && isProved(signedIn) && request.headers.get('sec-fetch-site') !== 'cross-site'

/** What somebody reads who may not connect yet. */
export const toProveFirst = (name: string, card: string) =>
  ({
    title: 'Please prove first that it is you',
    description: `Connecting ${name} changes who can open your account. Say who you are in the ${card} card, then connect.`,
    tone: 'danger',
  }) as const
