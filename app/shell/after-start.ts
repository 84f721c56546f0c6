import { dismissTooltipsOnEscape } from '#app/ui/overlays/tooltip-dismiss.ts'

/** What every page does once it has begun: nobody presses Escape on a tooltip in the first moment. */
export function afterStart(): void {
  dismissTooltipsOnEscape()
  passOverGivenUpAnswers()
  removeLeftovers().catch(() => undefined)
}

/** A newer navigation gives up an older one whose answer is still streaming in: Remix lets go of it without a catch. */
function passOverGivenUpAnswers() {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
  })
}

/** The product keeps no service worker and no browser cache of its own (SPEC 1); what an older version left goes. */
async function removeLeftovers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...names.map((name) => caches.delete(name)),
  ])
}
