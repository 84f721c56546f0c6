import { lazy, Suspense, useEffect, useState } from 'react'

const CurrentUserWatch = lazy(() =>
  import('./current-user-watch.tsx').then((file) => ({ default: file.CurrentUserWatch })),
)

/** The watch over who is signed in comes when the page is calm; for a guest when the window is come back to. */
export function LazyCurrentUser({ drawnFor }: { drawnFor: string | null }) {
  const [isWanted, setIsWanted] = useState(false)
  const isMember = drawnFor !== null
  useEffect(() => {
    const begin = () => setIsWanted(true)
    const onVisible = () => {
      if (document.visibilityState === 'visible') begin()
    }
    document.addEventListener('visibilitychange', onVisible)
    const idle = isMember ? setTimeout(begin, CALM_MS) : undefined
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      clearTimeout(idle)
    }
  }, [isMember])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <CurrentUserWatch drawnFor={drawnFor} />
    </Suspense>
  )
}

/** How long after it was drawn a page has the browser to itself. */
const CALM_MS = 1_500
