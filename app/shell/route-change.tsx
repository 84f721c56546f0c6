import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { closePopovers } from './navigation/popover.ts'

/** What makes another page of the same screen: a run, an article. Filters and queries do not move the reader. */
const PAGE_PARAMETERS = ['run', 'article'] as const

/** After a change of page: open panels close, focus moves to the heading and its title is announced. */
export function RouteChange() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const page = [pathname, ...PAGE_PARAMETERS.map((name) => query.get(name))].join(' ')
  const shown = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    closePopovers()
    if (shown.current === page) return
    shown.current = page
    focusHeading()
    setTitle(document.title)
  }, [page])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** A box of the new page in which the cursor waits already. */
const isWaitingBox = (active: Element | null) =>
  active instanceof HTMLTextAreaElement && active.closest('main') !== null

/** The heading, or the content where a screen has none; a fragment keeps the place it points to. */
function focusHeading(): void {
  if (window.location.hash || isWaitingBox(document.activeElement)) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
