import { useEffect, useRef } from 'react'

/** Runs the last of many calls, once nobody has called for `pauseMs`. */
export function usePause(pauseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, pauseMs)
  }
}
