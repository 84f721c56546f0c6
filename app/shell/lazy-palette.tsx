import { lazy, Suspense, useEffect, useState } from 'react'

const load = () => import('./command-palette.tsx').then((file) => ({ default: file.CommandPalette }))
const CommandPalette = lazy(load)

/** Fetches the palette's code when it is first opened, or when the browser has nothing else to do. */
export function LazyPalette({ isOpen, isAdmin, onClose }: { isOpen: boolean; isAdmin: boolean; onClose: () => void }) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setIsWanted(true)
  }, [isOpen])
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const idle = window.requestIdleCallback(() => void load())
    return () => window.cancelIdleCallback(idle)
  }, [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette isOpen={isOpen} isAdmin={isAdmin} onClose={onClose} />
    </Suspense>
  )
}
