import { isbot } from 'isbot'
import { readTheme, themeCookie } from '#app/kits/pages/theme/theme.server.ts'
import { guardedCookie } from '#app/platform/request/cookie.server.ts'
import type { GuestPages } from '#app/platform/http/page-cache.server.ts'
import { contentVersion } from './content-version.server.ts'

const COOKIE_NAME = /(?:^|;)\s*([^=;\s]*)/g
/** Cookies of ours that no page reads which may be kept: this one knows a device again as it signs in. */
const unread = () => [guardedCookie('known').name]

/**
 * What the server needs to know to keep pages for guests. Guests differ by their theme, and crawlers get a page only when
 * all of it is there. Whoever has any other cookie of ours, is signed in, half-way there or has a message waiting, is
 * nobody's double; cookies of others change nothing.
 */
export const guestPages: GuestPages = {
  version: contentVersion,
  async visitorOf({ cookie, 'user-agent': agent = '' }) {
    const theme = await themeOf(cookie)
    return theme && `${theme} ${isbot(agent) ? 'crawler' : 'person'}`
  },
}

async function themeOf(cookies: string | undefined): Promise<string | null> {
  if (!cookies?.includes('frenly')) return 'system'
  const ours = [...cookies.matchAll(COOKIE_NAME)]
    .map(([, name]) => name ?? '')
    .filter((name) => name.includes('frenly'))
  if (ours.some((name) => name !== themeCookie().name && !unread().includes(name))) return null
  return (await readTheme(new Request('http://localhost/', { headers: { cookie: cookies } }))) ?? 'system'
}
