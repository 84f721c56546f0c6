import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True once JavaScript runs on the page: controls that need it stay unseen until then. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
