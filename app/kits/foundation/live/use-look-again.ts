import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Reads the page's data anew every so many milliseconds while the page is seen; null does not. For what no live address
 * tells of. `forMs`: for how long at most.
 */
export function useLookAgain(everyMs: number | null, forMs = Infinity): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (everyMs === null) return
    const end = Date.now() + forMs
    const timer = setInterval(() => {
      if (Date.now() > end) clearInterval(timer)
      else if (!document.hidden) revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, forMs, revalidate])
}
