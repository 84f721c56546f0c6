import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { preparePages } from '#app/kits/pages/screen/prepared.ts'
import { preparePageParts } from '#app/shell/page-parts.ts'
import { keepTyped } from '#app/ui/keep-typed.ts'

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

async function preparePage() {
  await awaitPageData()
  await preparePages(window.__remixRouteModules, window.__remixContext.state.loaderData ?? {})
}

Promise.allSettled([preparePage(), preparePageParts(document.documentElement.dataset['parts'] ?? '')]).then(() => {
  keepTyped(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      { onRecoverableError },
    )
  })
})

/** A part that still streams in is drawn by the browser when the page around it changes: nothing was typed into it yet. */
function onRecoverableError(error: unknown) {
  if (!/#421|before it finished hydrating/.test(String(error))) reportError(error)
}

// What need not weigh on the first chunk.
import('./shell/after-start.ts').then((file) => file.afterStart()).catch(() => undefined)
