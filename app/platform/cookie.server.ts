import { createCookie, type Cookie } from '@remix-run/node'
import { env } from './env.server.ts'
import { once } from './once.ts'
import { sessionSecret } from './secret.server.ts'

/**
 * A cookie of this server: HttpOnly, SameSite=Lax, for the whole host. On https also Secure and under the `__Host-`
 * prefix; a machine at home speaks plain http, where browsers would throw both away. Made once per name.
 */
export const guardedCookie = (name: string, { maxAgeS, isSigned = false }: CookieLook = {}): Cookie =>
  once(`cookie:${name}`, () => {
    const isHttps = env().ORIGIN.startsWith('https:')
    return createCookie(`${isHttps ? '__Host-' : ''}frenly_${name}`, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps,
      ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
      ...(isSigned && { secrets: [sessionSecret()] }),
    })
  })

type CookieLook = { maxAgeS?: number; isSigned?: boolean }
