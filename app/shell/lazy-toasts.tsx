import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getToasts, subscribeToasts } from '#app/ui/overlays/toast-queue.ts'

const Toasts = lazy(() => import('#app/ui/overlays/toast.tsx').then((file) => ({ default: file.Toasts })))
const hasToast = () => getToasts().length > 0

/** The toast viewport and its code come with the first toast. */
export function LazyToasts() {
  const isWanted = useSyncExternalStore(subscribeToasts, hasToast, () => false)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  )
}
