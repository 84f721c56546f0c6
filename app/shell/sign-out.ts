import { endpoints } from '#app/catalogue/endpoints.ts'
import { showToast } from '#app/ui/toast-queue.ts'

/** How long the warning stands before the page is loaded anew, in ms. */
const WARNING_MS = 1_500

/** Ends the session, then clears what this browser kept; a server that does not answer stops neither (SPEC 4, 8). */
export async function signOut(): Promise<void> {
  const isEnded = await fetch(endpoints['sign-in/signout'], { method: 'POST' }).then(
    (response) => response.ok,
    () => false,
  )
  if (!isEnded) {
    showToast({ title: 'The server did not answer', description: 'This browser forgets you anyway.', tone: 'danger' })
    await new Promise((resolve) => setTimeout(resolve, WARNING_MS))
  }
  await clearBrowser()
  window.location.reload()
}

async function clearBrowser(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
  const names = 'caches' in window ? await caches.keys().catch(() => []) : []
  await Promise.all(names.map((name) => caches.delete(name)))
}
