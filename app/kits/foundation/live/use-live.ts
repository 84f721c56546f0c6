import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { followAddress, type LiveMessage } from './live-source.ts'

/** Many events at once read the page anew only once. */
const GATHER_MS = 300

/**
 * Reads the page's data anew whenever something happens at a live address; null follows nothing. `onEvent` is told
 * first, and keeps the page as it is by answering false. Listens only while the page is seen, and catches up after.
 * `since`: what the loader said when it read (`liveMark`), so that nothing is lost between reading and listening.
 * A page that is being left is not read: that would take the message meant for the page it leads to.
 */
export function useLive(
  address: string | null,
  since: string,
  onEvent?: (message: LiveMessage) => boolean | void,
): void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  const now = useRef({ revalidate, isIdle, onEvent, since })
  now.current = { revalidate, isIdle, onEvent, since }
  useEffect(() => {
    if (address === null) return
    let timer: ReturnType<typeof setTimeout> | null = null
    const readAnew = () => {
      timer ??= setTimeout(() => {
        timer = null
        if (now.current.isIdle) now.current.revalidate()
        else readAnew()
      }, GATHER_MS)
    }
    const leave = followAddress(address, now.current.since, (message) => {
      if (now.current.onEvent?.(message) !== false) readAnew()
    })
    return () => {
      leave()
      if (timer) clearTimeout(timer)
    }
  }, [address])
}
