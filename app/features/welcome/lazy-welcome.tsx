import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Welcome } from './welcome.tsx'
import { isWelcomed } from './welcome-flag.ts'
import { whenCalm } from './when-calm.ts'

const load = () => import('./welcome.tsx').then((file) => file.Welcome)
const Fetched = lazy(async () => ({ default: await load() }))

/** The server has the overlay at hand: without JavaScript it must stand in the first part of the answer. */
let prepared: typeof Welcome | null = null
if (import.meta.env.SSR) {
  void load().then((component) => {
    prepared = component
  })
}

/**
 * The overlay of the first visit to home; its code comes when it opens. `?welcome=clear` asks for it, and `done` for its
 * end: both are drawn by the server too.
 */
export function LazyWelcome({ isHome, brandName }: { isHome: boolean; brandName: string }) {
  const { search } = useLocation()
  const query = isHome ? new URLSearchParams(search).get('welcome') : null
  const asked = query === 'clear' || query === 'done' ? query : null
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isHome || asked || isWelcomed()) return
    const stop = whenCalm(load, () => setIsOpen(true))
    return () => {
      stop()
      setIsOpen(false)
    }
  }, [isHome, asked])
  if (!asked && !isOpen) return null
  const Overlay = prepared ?? Fetched
  return (
    <Suspense fallback={null}>
      <Overlay brandName={brandName} asked={asked} onLeave={() => setIsOpen(false)} />
    </Suspense>
  )
}
