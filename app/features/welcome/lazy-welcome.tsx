import { useLocation } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { Welcome } from './welcome.tsx'
import stylesheet from './welcome.css?url'

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
 * The ceremony, for who was invited and came: it never opens by itself, and its code comes when it opens. `?welcome=clear`
 * asks for it, and `done` for its end: both are drawn by the server too.
 */
export function LazyWelcome({ isHome, brandName }: { isHome: boolean; brandName: string }) {
  const { search } = useLocation()
  const query = isHome ? new URLSearchParams(search).get('welcome') : null
  const asked = query === 'clear' || query === 'done' ? query : null
  if (!asked) return null
  const Overlay = prepared ?? Fetched
  return (
    <Suspense fallback={null}>
      {/* What the server draws has its styles before any script runs. */}
      <link rel="stylesheet" href={stylesheet} />
      <Overlay brandName={brandName} asked={asked} />
    </Suspense>
  )
}
