import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import type { AuthReason } from './auth-reasons.ts'

/** Where a way ended: where the person wanted to go, and the id of the OpenID provider; Google without one. */
export type Stop = { returnTo: string | null; from?: string | null }

/** Ends the way with its reason; the page that says it knows where the person wanted to go. */
export const stopped = (reason: AuthReason, { returnTo, from = null }: Stop): Response =>
  redirect(to('auth-error', null, { reason, from, return_url: returnTo === '/' ? null : returnTo }))
