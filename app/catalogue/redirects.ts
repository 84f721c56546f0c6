import type { ScreenId } from './screens.ts'

/** Addresses that only lead on. Parameters of the path carry over to the screen they lead to. */
export const redirects = {
  '/dashboard': 'access',
  '/business/:businessId/success': 'business-dashboard',
} as const satisfies Readonly<Record<string, ScreenId>>

/** The way to Google and back (SPEC 2.3). `callback` is the redirect address Google knows; `otherCallback` does the same. */
export const googlePaths = {
  start: '/auth/google',
  callback: '/auth/google/callback',
  otherCallback: '/auth/callback',
} as const

/** The way to an OpenID provider, by the id that the operator gave it, and back. */
export const openIdPaths = {
  start: '/auth/openid/:provider',
  callback: '/auth/openid/:provider/callback',
} as const

/** Where signing in with a provider begins. */
export const toOpenIdStart = (id: string): string => openIdPaths.start.replace(':provider', encodeURIComponent(id))

/** The redirect address that a provider knows, without the origin. */
export const toOpenIdCallback = (id: string): string => `${toOpenIdStart(id)}/callback`

/** Sign-in addresses the server handles by itself: a client navigation to them loads the document anew. */
export const serverRedirects = [...Object.values(googlePaths), ...Object.values(openIdPaths)]
