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

/** Sign-in addresses the server handles by itself: a client navigation to them loads the document anew. */
export const serverRedirects = Object.values(googlePaths)
