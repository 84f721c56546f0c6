export const OPEN_AFTER_MS = 1_200

const BEGINNINGS = ['pointerdown', 'keydown', 'input', 'focusin', 'scroll']
const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Calls `open` once the page has been idle and untouched for a moment and `prepare` is done. Whoever has begun anything
 * before that is left alone. Returns what ends the waiting.
 */
export function whenCalm(prepare: () => Promise<unknown>, open: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const end = () => waiting.abort()
  // What was begun before the scripts came shows in where the page and the cursor stand.
  if (scrollY > 0 || isField(document.activeElement)) return end
  for (const name of BEGINNINGS) {
    addEventListener(name, (event) => isBeginning(event) && end(), { capture: true, passive: true, signal })
  }
  const openUnlessBegun = () => {
    if (signal.aborted) return
    end()
    open()
  }
  const openAfterAMoment = () => setTimeout(() => signal.aborted || prepare().then(openUnlessBegun, end), OPEN_AFTER_MS)
  if (window.requestIdleCallback) window.requestIdleCallback(openAfterAMoment)
  else openAfterAMoment()
  return end
}

/** A new page scrolls to its top and takes the focus to its heading by itself: neither is the visitor's doing. */
function isBeginning({ type, target }: Event): boolean {
  if (type === 'scroll') return scrollY > 0
  return type !== 'focusin' || isField(target)
}

const isField = (target: EventTarget | null) => target instanceof Element && target.matches(FIELDS)
