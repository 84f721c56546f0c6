import { createCookie, redirect } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { hashOf } from '#app/platform/ids.server.ts'
import { once } from '#app/platform/once.ts'
import { forbidden } from '#app/platform/problem.ts'
import type { users } from '#app/database/tables/people.ts'
import type { CurrentUser } from './current-user.ts'
import { findSessionUser, removeSession } from './session.store.server.ts'

/** `__Host-` and Secure need https; a machine at home speaks plain http and must sign people in all the same. */
export const sessionCookie = () =>
  once('session-cookie', () => {
    const isHttps = env().ORIGIN.startsWith('https:')
    return createCookie(isHttps ? '__Host-frenly_session' : 'frenly_session', {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isHttps,
    })
  })

/** The person behind the request's session, or null for a guest. The cookie's token is looked up by its hash alone. */
export async function findUser(request: Request): Promise<CurrentUser | null> {
  const header = request.headers.get('cookie')
  if (!header?.includes('frenly_session')) return null
  const token: unknown = await sessionCookie().parse(header)
  if (typeof token !== 'string' || token === '') return null
  const user = await findSessionUser(hashOf(token), clock.now())
  return user ? toCurrentUser(user) : null
}

/** The member who asks; a guest is sent to the sign-in page and back afterwards. */
export async function requireMember(request: Request): Promise<CurrentUser> {
  const user = await findUser(request)
  if (user) return user
  const { pathname, search } = new URL(request.url)
  throw redirect(to('login', null, { return_url: pathname + search }))
}

/** The administrator; a guest is sent to sign in, any other member gets 403. */
export async function requireAdmin(request: Request): Promise<CurrentUser> {
  const user = await requireMember(request)
  if (!user.isAdmin) throw forbidden('This part of the house belongs to its administrator.')
  return user
}

/** Applies what the catalogue says of a screen: returns the user or null where anyone may enter, else requires. */
export function requireAccess(request: Request, id: ScreenId = screenAt(new URL(request.url).pathname).id) {
  const { access } = screens[id] as { access?: 'member' | 'admin' }
  if (access === 'admin') return requireAdmin(request)
  if (access === 'member') return requireMember(request)
  return findUser(request)
}

function toCurrentUser(row: typeof users.$inferSelect): CurrentUser {
  const { id, name, username, handle, email, profilePicture, isPanda, pandaCount, walletType, plan } = row
  const isAdmin = row.emailVerifiedAt !== null && row.emailKey === toEmailKey(env().ADMIN_EMAIL ?? '')
  return { id, name, username, handle, email, profilePicture, isPanda, pandaCount, walletType, plan, isAdmin }
}

/** One address, however it is written: NFKC, trimmed, lower case. */
export const toEmailKey = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/** Ends the request's session, if any, and returns the Set-Cookie value that takes the cookie away. */
export async function endSession(request: Request): Promise<string> {
  const token: unknown = await sessionCookie().parse(request.headers.get('cookie'))
  if (typeof token === 'string' && token !== '') await removeSession(hashOf(token))
  return sessionCookie().serialize('', { maxAge: 0 })
}
