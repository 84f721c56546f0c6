import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'

/** A device with a keyboard and a mouse: there the cursor may wait in a box and Enter may send. */
const AT_A_DESK = '(hover: hover) and (pointer: fine)'

type Options = {
  /** Whether the cursor waits in the box when the page opens. */
  waits?: boolean
  /** Whether Enter does nothing for now, as while an answer is on its way. */
  isOff?: boolean
}

/**
 * The keys of a box one asks in: Enter asks, Shift and Enter break the line. A finger's keyboard has no Shift and Enter, so
 * there Enter breaks the line and the button asks.
 */
export function useAskKeys({ waits = false, isOff = false }: Options = {}) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (waits && matchMedia(AT_A_DESK).matches && isFree(document.activeElement)) waitIn(ref.current)
  }, [waits])
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (!isAsking(event) || !matchMedia(AT_A_DESK).matches) return
      event.preventDefault()
      const { form, value } = event.currentTarget
      if (!isOff && value.trim() !== '') form?.requestSubmit()
    },
    [isOff],
  )
  return { ref, onKeyDown }
}

/** Whether a key press means "ask": Enter alone, and not the Enter that ends a word of an input method. */
export const isAsking = (
  press: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'> & { nativeEvent: { isComposing: boolean } },
) => press.key === 'Enter' && !press.shiftKey && !press.altKey && !press.nativeEvent.isComposing

/** Whether nobody is writing elsewhere or busy in a window. */
const isFree = (active: Element | null) =>
  active === null || active.closest('input, textarea, select, [contenteditable], dialog') === null

/** The cursor stands behind what is written already; the page does not move. */
function waitIn(box: HTMLTextAreaElement | null): void {
  if (!box || window.location.hash) return
  box.focus({ preventScroll: true })
  box.setSelectionRange(box.value.length, box.value.length)
}
