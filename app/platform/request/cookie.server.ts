import { createCookie, type Cookie } from '@remix-run/node'
import { env } from '../env.server.ts'
import { once } from '../once.ts'
import { sessionSecret } from '../secrets/secret.server.ts'

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

/** What a request brings under a cookie's name, or null; most requests bring nothing, and nothing is parsed for them. */
export async function readCookie(cookie: Cookie, request: Request): Promise<unknown> {
  const header = request.headers.get('cookie')
  return header?.includes(cookie.name) ? ((await cookie.parse(header)) as unknown) : null
}

type CookieLook = { maxAgeS?: number; isSigned?: boolean }
