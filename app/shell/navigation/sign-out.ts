import { focusManager } from '@tanstack/react-query'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { screenAt } from '#app/catalogue/screen-at.ts'
import type { ScreenEntry } from '#app/catalogue/screen.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { queryClient } from '#app/kits/pages/queries/query-client.ts'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { openGoogleLogout } from './google-logout.ts'

/** SPEC 4, 9: how long Google's window gets, and how long the page stands when the browser blocked it. */
export const GOOGLE_LOGOUT_MS = 2_000
export const GOOGLE_BLOCKED_MS = 500
/** When the server is asked again after it did not answer, in ms after the time before. */
export const TRY_AGAIN_MS = [1_500, 4_000] as const
/** Says to the next page of this tab that the session should have ended. */
const OWED = 'frenly-sign-out-owed'
/** A server that hangs is one that does not answer. */
const TIMEOUT_MS = 5_000

/**
 * Ends the session, then clears what this browser kept and leads on. A server that does not answer stops neither (SPEC 4,
 * 7), but nobody is told to be signed out then: it is asked again, last by the page that comes next. Called within the
 * press itself, unless Google's window was opened before.
 */
export async function signOut(google = openGoogleLogout()): Promise<void> {
  // Nothing asks who is signed in any more: the page would be drawn anew, for a guest, before it leads on.
  focusManager.setFocused(false)
  const leave = onwards()
  const isEnded = endSession()
  if (google?.popup) showToast({ title: 'Signing you out', description: 'Google’s small window closes by itself.' })
  if (google) await wait(google.popup ? GOOGLE_LOGOUT_MS : GOOGLE_BLOCKED_MS)
  google?.popup?.close()
  const isOver = (await isEnded) || (await tryAgain())
  await clearBrowser()
  if (!isOver) sessionStorage.setItem(OWED, '1')
  leave()
}

const STILL_IN = 'You are still signed in'

/** Says what is so, forgets what this browser kept, and asks the server again. */
async function tryAgain(): Promise<boolean> {
  const description = 'The server did not answer, so your session is still there. Trying again.'
  showToast({ title: STILL_IN, description, tone: 'danger' })
  await clearBrowser()
  for (const ms of TRY_AGAIN_MS) {
    await wait(ms)
    if (await endSession()) return true
  }
  return false
}

/** The last try, by the page that came after a sign-out the server did not hear of. Not for a page drawn for a guest. */
export async function endOwedSession(isMember: boolean): Promise<void> {
  const isOwed = sessionStorage.getItem(OWED) !== null
  sessionStorage.removeItem(OWED)
  if (!isOwed || !isMember) return
  if (await endSession()) onwards()()
  else
    showToast({
      title: STILL_IN,
      description: 'The server could not end your session. Please sign out again.',
      tone: 'danger',
      action: { label: 'Sign out', altText: 'Sign out in the account menu', onSelect: () => void signOut() },
    })
}

/** Both calls of SPEC 7 end the same session: one that worked is enough. */
async function endSession(): Promise<boolean> {
  const answers = await Promise.all([call(endpoints['sign-in/signout']), call(endpoints['sign-in/logout'])])
  return answers.includes(true)
}

const call = (path: string): Promise<boolean> =>
  fetch(path, { method: 'POST', credentials: 'include', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const LONG_AGO = new Date(0).toUTCString()

async function clearBrowser(): Promise<void> {
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Expires=${LONG_AGO}`
  const names = 'caches' in window ? await caches.keys().catch(() => []) : []
  await Promise.all(names.map((name) => caches.delete(name).catch(() => false)))
}

/** The way on from where somebody signs out: the page anew, or home where it is for members only. */
function onwards(): () => void {
  const { access }: Pick<ScreenEntry, 'access'> = getScreen(screenAt(window.location.pathname).id)
  return access ? () => window.location.assign(to('home')) : () => window.location.reload()
}
