import type { ScreenId } from './screens.ts'

/** Addresses that only lead on. Parameters of the path carry over to the screen they lead to. */
export const redirects = {
  '/dashboard': 'access',
  '/business/:businessId/success': 'business-dashboard',
} as const satisfies Readonly<Record<string, ScreenId>>

/** Sign-in addresses the server handles by itself (SPEC 2.3): a client navigation to them loads the document anew. */
export const serverRedirects = ['/auth/google', '/auth/callback', '/auth/google/callback'] as const
