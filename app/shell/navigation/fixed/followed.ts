import { opensElsewhere } from '#app/ui/opens-elsewhere.ts'

/**
 * Where a press on a link leads within this page's own app: its path, and whether that is where the reader is. Null for
 * presses that the browser answers: in a new tab or window, to another host, a download, a mail address, a middle button.
 */
export function findFollowed(event: globalThis.MouseEvent): { path: string; isHere: boolean } | null {
  if (event.defaultPrevented || event.altKey || opensElsewhere(event)) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download')) return null
  if ((link.target && link.target !== '_self') || link.origin !== window.location.origin) return null
  const path = link.pathname + link.search + link.hash
  const { pathname, search, hash } = window.location
  return { path, isHere: path === pathname + search + hash }
}
