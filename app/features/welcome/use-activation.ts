import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { atEnd, atRest } from './activation.ts'
import { createActivationRun, type ActivationEffects } from './activation-run.ts'

/** The ceremony of one overlay: where it stands, and what the visitor can do to it. Its timers end with the overlay. */
export function useActivation({ startsComplete, ...effects }: ActivationEffects & { startsComplete: boolean }) {
  const latest = useRef(effects)
  useEffect(() => {
    latest.current = effects
  })
  const [run] = useState(() =>
    createActivationRun(
      {
        onPress: () => latest.current.onPress(),
        onBurst: () => latest.current.onBurst(),
        onActivated: () => latest.current.onActivated(),
      },
      startsComplete ? atEnd : atRest,
    ),
  )
  useEffect(() => run.stop, [run])
  return {
    ...useSyncExternalStore(run.subscribe, run.read, run.read),
    press: useCallback(() => run.send('press'), [run]),
    release: useCallback(() => run.send('release'), [run]),
    activate: useCallback(() => run.send('activate'), [run]),
  }
}
