import { z } from 'zod'
import { guardedCookie } from '#app/platform/cookie.server.ts'

const ONE_YEAR_S = 31_536_000

/** A chosen theme; without one the system decides. */
export const themeCookie = () => guardedCookie('theme', { maxAgeS: ONE_YEAR_S })

export const themeSchema = z.enum(['light', 'dark'])
export type Theme = z.output<typeof themeSchema>

export async function readTheme(request: Request): Promise<Theme | null> {
  const header = request.headers.get('cookie')
  if (!header?.includes('frenly_theme')) return null
  return themeSchema
    .nullable()
    .catch(null)
    .parse(await themeCookie().parse(header))
}
