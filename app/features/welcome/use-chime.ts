import { useCallback, useEffect, useRef } from 'react'
import { playChime, type Chime } from './chime.ts'

/** Sounds of the ceremony. A browser without its audio facility says so once and the ceremony goes on in silence. */
export function useChime(isMuted: boolean): (chime: Chime) => void {
  const context = useRef<AudioContext | null>(null)
  const isSilent = useRef(false)
  const goSilent = useCallback(() => {
    if (isSilent.current) return
    isSilent.current = true
    // eslint-disable-next-line no-console -- the words are the specification's
    console.log('Audio context not available')
  }, [])
  useEffect(() => {
    if (!window.AudioContext) goSilent()
    return () => {
      context.current?.close().catch(() => undefined)
      context.current = null
    }
  }, [goSilent])
  return useCallback(
    (chime) => {
      if (isMuted || isSilent.current) return
      try {
        // Made by a press: a browser lets nothing sound before the visitor has touched the page.
        context.current ??= new AudioContext()
        context.current.resume().catch(() => undefined)
        playChime(context.current, chime)
      } catch {
        goSilent()
      }
    },
    [isMuted, goSilent],
  )
}
