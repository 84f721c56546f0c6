import { useLocation, useNavigation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState, type CSSProperties } from 'react'
import type { LoadingScreen as LoadingScreenOf } from './loading-screen.tsx'

/** A screen that comes sooner shows no sign of waiting. In ms. */
const SIGN_AFTER_MS = 200
/** The same screen in another order or on another page keeps its content this long, so that nothing flickers. */
const SAME_SCREEN_AREA_AFTER_MS = 1_000
const SEGMENTS = 16

const loadLoadingScreen = () => import('./loading-screen.tsx')
const LoadingScreen = lazy(() =>
  loadLoadingScreen().then(
    (file) => ({ default: file.LoadingScreen }),
    // Without its file the bar alone stays.
    (): { default: typeof LoadingScreenOf } => ({ default: () => <></> }),
  ),
)

/** The bar at the top edge, and over the content the full-area spinner (SPEC 2.4) until the next screen has come. */
export function NavigationProgress() {
  const { state, location, formMethod } = useNavigation()
  const { pathname } = useLocation()
  const isLoading = state !== 'idle'
  const isReading = !formMethod || formMethod === 'GET'
  const isSameScreen = location?.pathname === pathname
  const showsBar = useDelayed(isLoading, SIGN_AFTER_MS)
  const showsArea = useDelayed(isLoading && isReading, isSameScreen ? SAME_SCREEN_AREA_AFTER_MS : SIGN_AFTER_MS)
  useEffect(() => {
    if (isLoading) loadLoadingScreen().catch(() => {})
  }, [isLoading])
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
      {showsArea && location ? (
        <Suspense fallback={null}>
          <LoadingScreen pathname={location.pathname} />
        </Suspense>
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
