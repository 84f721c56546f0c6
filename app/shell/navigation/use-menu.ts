import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** SPEC 9, in ms: typed letters are forgotten, a pointer opens, a pointer that left may come back. */
const TYPE_AHEAD_RESET_MS = 1_000
const POINTER_DELAY_MS = 100
const GRACE_MS = 300

/**
 * What scripts add to a popover menu: it opens under the pointer, arrow keys walk through its links and typed letters find
 * them. Without scripts the button and the panel work by themselves.
 */
export function useMenu() {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<number>()
  const isOpenByPointer = useRef(false)
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const isOpen = () => panel.current?.matches(':popover-open') ?? false
  const links = () => listStops(panel.current)
  const after = (delayMs: number, act: () => void) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(act, delayMs)
  }

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    after(POINTER_DELAY_MS, () => {
      if (isOpen() || !panel.current?.isConnected) return
      panel.current.showPopover()
      isOpenByPointer.current = true
    })
  }
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    after(GRACE_MS, () => {
      if (isOpen() && isOpenByPointer.current) panel.current?.hidePopover()
    })
  }
  /** The first press on a menu that opened under the pointer keeps it open. */
  const onClick = (event: MouseEvent) => {
    window.clearTimeout(timer.current)
    if (isOpen() && isOpenByPointer.current) event.preventDefault()
    isOpenByPointer.current = false
  }
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!isOpen()) panel.current?.showPopover()
    isOpenByPointer.current = false
    links()[0]?.focus()
  }
  const onPanelKeyDown = (event: KeyboardEvent) => {
    const next = findNext(event, links(), typed.current)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return {
    panel,
    buttonHandlers: { onPointerEnter, onPointerLeave, onClick, onKeyDown: onButtonKeyDown },
    panelHandlers: {
      onPointerEnter: () => window.clearTimeout(timer.current),
      onPointerLeave,
      onKeyDown: onPanelKeyDown,
    },
  }
}

/** The links of a panel and its fold, as far as they can be seen. */
const listStops = (panel: HTMLElement | null): HTMLElement[] =>
  [...(panel?.querySelectorAll<HTMLElement>('a, summary') ?? [])].filter(
    (stop) => stop.closest('details:not([open])') === null || stop.tagName === 'SUMMARY',
  )

function findNext(event: KeyboardEvent, links: HTMLElement[], typed: { text: string; at: number }) {
  const here = links.indexOf(document.activeElement as HTMLElement)
  if (event.key === 'ArrowDown') return links[(here + 1) % links.length]
  if (event.key === 'ArrowUp') return links.at(here <= 0 ? -1 : here - 1)
  if (event.key === 'Home') return links[0]
  if (event.key === 'End') return links.at(-1)
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isFresh = event.timeStamp - typed.at > TYPE_AHEAD_RESET_MS
  typed.text = (isFresh ? '' : typed.text) + event.key.toLowerCase()
  typed.at = event.timeStamp
  return links.find((link) => link.textContent?.toLowerCase().startsWith(typed.text))
}
