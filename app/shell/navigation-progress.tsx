import { useNavigation } from '@remix-run/react'
import { useEffect, useState, type CSSProperties } from 'react'
import { LoadingArea } from '#app/ui/spinner.tsx'

/** A screen that comes sooner shows no sign of waiting; later than the second delay the whole area waits. In ms. */
const BAR_AFTER_MS = 200
const AREA_AFTER_MS = 700
const SEGMENTS = 16

/** The bar at the top edge and, when it takes longer, the full-area spinner over the content. */
export function NavigationProgress() {
  const { state, formMethod } = useNavigation()
  const isLoading = state !== 'idle'
  const showsBar = useDelayed(isLoading, BAR_AFTER_MS)
  const showsArea = useDelayed(isLoading && !formMethod, AREA_AFTER_MS)
  return (
    <>
      {showsBar ? (
        <div
          aria-hidden="true"
          className="progress-culm pointer-events-none fixed inset-x-0 top-0 z-(--z-overlay) flex h-[3px] gap-[3px] text-accent"
        >
          {Array.from({ length: SEGMENTS }, (_, n) => (
            <i key={n} className="flex-1 rounded-full bg-current" style={{ '--n': n } as CSSProperties} />
          ))}
        </div>
      ) : null}
      {showsArea ? (
        <div className="absolute inset-0 z-20 bg-bg">
          <div className="sticky top-header">
            <LoadingArea label="Loading the page" />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** True once `isOn` has lasted for the delay; false at once when it ends. */
function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setHasWaited(true), delayMs)
    return () => {
      clearTimeout(timer)
      setHasWaited(false)
    }
  }, [isOn, delayMs])
  return isOn && hasWaited
}
