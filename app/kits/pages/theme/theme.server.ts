import { z } from 'zod'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'

const ONE_YEAR_S = 31_536_000

/** A chosen theme; without one the system decides. */
export const themeCookie = () => guardedCookie('theme', { maxAgeS: ONE_YEAR_S })

export const themeSchema = z.enum(['light', 'dark'])
export type Theme = z.output<typeof themeSchema>

export async function readTheme(request: Request): Promise<Theme | null> {
  return themeSchema
    .nullable()
    .catch(null)
    .parse(await readCookie(themeCookie(), request))
}
