import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'

/** Without keys of an identity provider the way leads to the reason. */
export const loader = () => redirect(to('auth-error', null, { reason: 'google-not-configured' }))
