import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { closePopovers } from './popover.ts'

/** After a change of screen: open panels close, focus moves to the heading and its title is announced. */
export function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    closePopovers()
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
    setTitle(document.title)
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** The heading, or the content where a screen has none; a fragment keeps the place it points to. */
function focusHeading(): void {
  if (window.location.hash) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
