import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { AuthReason } from './auth-reasons.ts'

/** Ends the way with its reason; the page that says it knows where the person wanted to go. */
export const stopped = (reason: AuthReason, returnTo: string | null): Response =>
  redirect(to('auth-error', null, { reason, return_url: returnTo === '/' ? null : returnTo }))
