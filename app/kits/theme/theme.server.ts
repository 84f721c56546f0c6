import { createCookie } from '@remix-run/node'
import { z } from 'zod'

const ONE_YEAR_S = 31_536_000

/** A chosen theme; without one the system decides. Readable by anyone, so it carries no prefix and no signature. */
export const themeCookie = createCookie('frenly_theme', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  maxAge: ONE_YEAR_S,
})

export const themeSchema = z.enum(['light', 'dark'])
export type Theme = z.output<typeof themeSchema>

export async function readTheme(request: Request): Promise<Theme | null> {
  const header = request.headers.get('cookie')
  if (!header?.includes('frenly_theme')) return null
  return themeSchema
    .nullable()
    .catch(null)
    .parse(await themeCookie.parse(header))
}
