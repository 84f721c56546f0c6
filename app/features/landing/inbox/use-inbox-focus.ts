import { useEffect, useRef, type RefObject } from 'react'
import type { Inbox } from './use-inbox.ts'
import { BESIDE } from './inbox-keys.ts'

/**
 * Keeps the focus inside the inbox when the thing that had it has left, and on a phone brings the opened mail, or the list
 * again, to the top.
 */
export function useInboxFocus(root: RefObject<HTMLElement | null>, { state, view }: Inbox): void {
  const hadFocus = useRef(false)
  const opened = useRef(state.open)

  useEffect(() => {
    const note = (event: FocusEvent) => {
      hadFocus.current = event.target instanceof Node && (root.current?.contains(event.target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [root])

  useEffect(() => {
    const inbox = root.current
    if (!inbox) return
    const hasTurned = opened.current !== state.open && !window.matchMedia(BESIDE).matches
    const left = opened.current
    opened.current = state.open
    if (hasTurned) inbox.scrollIntoView({ block: 'start' })
    const isLost = hadFocus.current && !isOnScreen(document.activeElement)
    if (!hasTurned && !isLost) return
    const row = (id: string | null) => (id ? inbox.querySelector<HTMLElement>(`[data-mail="${id}"] [data-row]`) : null)
    const subject = inbox.querySelector<HTMLElement>('#inbox-subject')
    const target = state.open ? subject : (row(left) ?? row(view.shown?.id ?? null) ?? inbox)
    target?.focus({ preventScroll: true })
  }, [root, state, view])
}

const isOnScreen = (element: Element | null) =>
  element instanceof HTMLElement && element !== document.body && element.offsetParent !== null
