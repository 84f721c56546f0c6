import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** A finger that moved less may still be scrolling or tapping; one that moved further has decided. */
const STARTS_AT_PX = 12
const DECIDES_AT_PX = 84
const MOVES_AT_MOST_PX = 132

type Swipe = { x: number; y: number; by: number; isOn: boolean }

/**
 * Swiping a row with a finger. The row follows by `--swipe`, and `data-swipe` says to which side. What a swipe does has a
 * button and a key as well.
 */
export function useSwipe(does: { right: (() => void) | null; left: (() => void) | null }) {
  const swipe = useRef<Swipe | null>(null)
  const hasSwiped = useRef(false)

  function show(row: HTMLElement, by: number) {
    row.style.setProperty('--swipe', `${by}px`)
    if (by === 0) delete row.dataset['swipe']
    else row.dataset['swipe'] = by > 0 ? 'right' : 'left'
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasSwiped.current = false
      if (event.pointerType === 'touch') swipe.current = { x: event.clientX, y: event.clientY, by: 0, isOn: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = swipe.current
      if (!now) return
      const by = event.clientX - now.x
      if (!now.isOn && Math.abs(by) < STARTS_AT_PX) return
      if (!now.isOn && Math.abs(event.clientY - now.y) > Math.abs(by)) return void (swipe.current = null)
      if (!now.isOn) event.currentTarget.setPointerCapture(event.pointerId)
      const isWanted = by > 0 ? does.right : does.left
      const within = isWanted ? Math.max(-MOVES_AT_MOST_PX, Math.min(MOVES_AT_MOST_PX, by)) : 0
      swipe.current = { ...now, by: within, isOn: true }
      hasSwiped.current = true
      show(event.currentTarget, within)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const by = swipe.current?.by ?? 0
      swipe.current = null
      show(event.currentTarget, 0)
      if (Math.abs(by) >= DECIDES_AT_PX) (by > 0 ? does.right : does.left)?.()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      swipe.current = null
      show(event.currentTarget, 0)
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (hasSwiped.current) event.preventDefault()
      hasSwiped.current = false
    },
  }
}
