import { useEffect, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

const HOLD_KEYS = [' ', 'Enter']

type Hold = { press: () => void; release: () => void; activate: () => void }

/**
 * Handlers of a button that is held, by pointer or by key. Whatever takes the hand, the focus or the page away counts as a
 * release. A click no hand made (a screen reader, a switch, a voice) cannot be held and activates at once.
 */
export function useHold({ press, release, activate }: Hold) {
  useEffect(() => {
    const releaseWhenHidden = () => (document.hidden ? release() : undefined)
    window.addEventListener('blur', release)
    document.addEventListener('visibilitychange', releaseWhenHidden)
    return () => {
      window.removeEventListener('blur', release)
      document.removeEventListener('visibilitychange', releaseWhenHidden)
    }
  }, [release])

  return {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      // A finger is bound to what it touched first; unbound, leaving the mascot is noticed.
      const { currentTarget, pointerId } = event
      if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
      press()
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onKeyDown(event: KeyboardEvent) {
      if (!HOLD_KEYS.includes(event.key)) return
      event.preventDefault()
      if (!event.repeat) press()
    },
    onKeyUp(event: KeyboardEvent) {
      if (!HOLD_KEYS.includes(event.key)) return
      event.preventDefault()
      release()
    },
    onClick(event: MouseEvent) {
      event.preventDefault()
      if (event.detail === 0) activate()
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
