import { z } from 'zod'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'

const MOST_KEPT = 20
const ID_MAX_CHARS = 64
const schema = z.array(z.string().max(ID_MAX_CHARS)).max(MOST_KEPT)

/** Ends with the browser, and says nothing but which banners are not wanted any more. */
const dismissedCookie = () => guardedCookie('banners')

/** The banners this browser does not want to see again. */
export async function readDismissed(request: Request): Promise<string[]> {
  return schema.safeParse(await readCookie(dismissedCookie(), request)).data ?? []
}

/** The Set-Cookie value after one more was put away. */
export async function toDismissedCookie(request: Request, id: string): Promise<string> {
  const known = await readDismissed(request)
  return dismissedCookie().serialize([...new Set([...known, id])].slice(-MOST_KEPT))
}
