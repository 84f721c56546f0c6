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
/** How long the warning stands before the page is loaded anew. */
export const WARNING_MS = 1_500
/** A server that hangs is one that does not answer. */
const TIMEOUT_MS = 5_000

/**
 * Ends the session, then clears what this browser kept and leads on; a server that does not answer stops neither (SPEC
 * 4, 7). Called within the press itself, unless Google's window was opened before.
 */
export async function signOut(google = openGoogleLogout()): Promise<void> {
  // Nothing asks who is signed in any more: the page would be drawn anew, for a guest, before it leads on.
  focusManager.setFocused(false)
  const leave = onwards()
  const isEnded = endSession()
  if (google?.popup) showToast({ title: 'Signing you out', description: 'Google’s small window closes by itself.' })
  if (google) await wait(google.popup ? GOOGLE_LOGOUT_MS : GOOGLE_BLOCKED_MS)
  if (!(await isEnded)) {
    showToast({ title: 'The server did not answer', description: 'This browser forgets you anyway.', tone: 'danger' })
    await wait(WARNING_MS)
  }
  google?.popup?.close()
  await clearBrowser()
  leave()
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
