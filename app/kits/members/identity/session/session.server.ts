import { redirect } from '@remix-run/node'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, type ScreenId } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { lookUpTogether, nameAsker } from '#app/platform/request/asker.server.ts'
import { clock } from '#app/platform/clock.ts'
import { guardedCookie, readCookie } from '#app/platform/request/cookie.server.ts'
import { createSecretToken, hashOf } from '#app/platform/secrets/ids.server.ts'
import { forbidden, problem } from '#app/platform/request/problem.ts'
import type { users } from '#app/database/tables/people.ts'
import { isAdministrator, standingOf } from '../account/administrator.server.ts'
import type { CurrentUser } from '../account/current-user.ts'
import { listStaffScreens } from '../account/roles.ts'
import { toDeviceWords } from './device.ts'
import { needsTouch, REMEMBERED_MS, toExpiry } from './session-life.ts'
import { endOne, isEnded } from './session-endings.server.ts'
import { createSession, findSession, removeSession, saveSession } from './session.store.server.ts'

const sessionCookie = () => guardedCookie('session')

/** The cookie's token, or null for a guest. */
async function readToken(request: Request): Promise<string | null> {
  const token = await readCookie(sessionCookie(), request)
  return typeof token === 'string' && token !== '' ? token : null
}

/** The request's session and its person, or null for a guest. The cookie's token is looked up by its hash alone. */
export async function findSignedIn(request: Request) {
  const token = await readToken(request)
  if (token === null) return null
  return lookUpTogether(`session ${hashOf(token)}`, () => readSignedIn(hashOf(token)))
}

async function readSignedIn(tokenHash: string) {
  const now = clock.now()
  const found = await findSession(tokenHash, now)
  if (!found || isEnded(found.session)) return null
  const { session, user } = found
  nameAsker(user.id)
  if (needsTouch(session, now))
    await saveSession(session.tokenHash, { lastSeenAt: now, expiresAt: toExpiry(session, now) })
  return { session, row: user, user: toCurrentUser(user) }
}

export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>

/** The person behind the request's session, or null for a guest. */
export async function findUser(request: Request): Promise<CurrentUser | null> {
  return (await findSignedIn(request))?.user ?? null
}

/**
 * Signs somebody in: a new session with a new token, whatever cookie came along, and the end of the one that did. Gives
 * the Set-Cookie value; a session that is not remembered ends with the browser.
 */
export async function startSession(request: Request, userId: string, isRemembered: boolean): Promise<string> {
  const earlier = await readToken(request)
  if (earlier !== null) await removeSession(hashOf(earlier))
  const token = createSecretToken()
  const now = clock.now()
  await createSession({
    tokenHash: hashOf(token),
    userId,
    isRemembered,
    createdAt: now,
    lastSeenAt: now,
    provedAt: now,
    expiresAt: toExpiry({ createdAt: now, isRemembered }, now),
    device: toDeviceWords(request.headers.get('user-agent') ?? ''),
  })
  return sessionCookie().serialize(token, isRemembered ? { maxAge: REMEMBERED_MS / 1_000 } : {})
}

/** Gives the session a new token, which the old one does not lead to any more, and the Set-Cookie value that carries it. */
export async function renewSession({ session }: SignedIn): Promise<string> {
  const token = createSecretToken()
  const now = clock.now()
  await saveSession(session.tokenHash, { tokenHash: hashOf(token), provedAt: now, lastSeenAt: now })
  const leftMs = session.expiresAt.getTime() - now.getTime()
  return sessionCookie().serialize(token, session.isRemembered ? { maxAge: Math.floor(leftMs / 1_000) } : {})
}

/** A program at a call has no use for the sign-in page. */
const isProgram = (pathname: string, { headers }: Request): boolean =>
  pathname.startsWith('/api/') && !headers.get('accept')?.includes('text/html')

/** The session and person who ask; a guest is sent to the sign-in page and back afterwards, a program is told. */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const signedIn = await findSignedIn(request)
  if (signedIn) return signedIn
  const { pathname, search } = new URL(request.url)
  if (isProgram(pathname, request)) throw problem(401, 'Please sign in first.')
  const status = request.method === 'GET' || request.method === 'HEAD' ? 302 : 303
  throw redirect(to('login', null, { return_url: pathname + search }), status)
}

/** The member who asks; a guest is sent to the sign-in page and back afterwards. */
export const requireMember = async (request: Request): Promise<CurrentUser> => (await requireSignedIn(request)).user

/**
 * Who may open the request's address in the administration: administrators, and on a screen of their role those who have
 * one. A guest is sent to sign in, any other member gets 403.
 */
export async function requireAdmin(request: Request): Promise<CurrentUser> {
  const user = await requireMember(request)
  const isOpen = user.isAdmin || user.staffScreens.includes(screenAt(new URL(request.url).pathname).id)
  if (!isOpen) throw forbidden('This part of the site belongs to its administrator.')
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
  return {
    ...{ id, name, username, handle, email, profilePicture, isPanda, pandaCount, walletType, plan },
    isAdmin: isAdministrator(row),
    staffScreens: listStaffScreens(standingOf(row)),
  }
}

/**
 * Ends the request's session, if any, also when the database cannot take it: `cookie` is the Set-Cookie value that takes
 * the cookie away, `isRecorded` whether the end is in the database.
 */
export async function endSession(request: Request): Promise<{ cookie: string; isRecorded: boolean }> {
  const token = await readToken(request)
  const isRecorded = token === null || (await endOne(hashOf(token)))
  return { cookie: await sessionCookie().serialize('', { maxAge: 0 }), isRecorded }
}

/** What somebody is told beside being signed out when the end could not be recorded. */
export const NOT_RECORDED =
  'The disk or database of this server takes nothing at the moment. It will record this as soon as it can; until then it remembers.'
