import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while the browser takes over from its HTML, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
