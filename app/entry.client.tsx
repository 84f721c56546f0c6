import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Remix waits for the page's data by suspending the whole root, and a key or a click in that moment ends React's
 * hydration for good (React 18, error 345). So the data is there before anything is hydrated: the first call starts
 * to read it and throws the promise of it.
 */
async function awaitPageData() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

awaitPageData().finally(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)

/** The product keeps no service worker and no browser cache of its own (SPEC 1); what an older version left goes. */
async function removeLeftovers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...names.map((name) => caches.delete(name)),
  ])
}
removeLeftovers().catch(() => undefined)

// A newer navigation gives up an older one whose answer is still streaming in: Remix lets go of it without a catch.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

// Nobody presses Escape on a tooltip in the first moment: it need not weigh on the first chunk.
import('./ui/overlays/tooltip-dismiss.ts').then((file) => file.dismissTooltipsOnEscape()).catch(() => undefined)
