import {
  advance,
  atRest,
  CALLBACK_AFTER_MS,
  COMPLETE_AFTER_MS,
  HOLD_MS,
  PROGRESS_EVERY_MS,
  WRAPPING_AFTER_MS,
  type Activation,
  type ActivationEvent,
  type ActivationState,
} from './activation.ts'

export type ActivationEffects = { onPress: () => void; onBurst: () => void; onActivated: () => void }
export type ActivationRun = ReturnType<typeof createActivationRun>

/** One ceremony with its timers. Whoever made it stops it. */
export function createActivationRun(effects: ActivationEffects, start: Activation = atRest) {
  let now = start
  let timers: (() => void)[] = []
  const listeners = new Set<() => void>()

  const stop = () => {
    for (const end of timers) end()
    timers = []
  }
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(act, ms)
    timers.push(() => clearTimeout(timer))
  }
  const every = (ms: number, act: () => void) => {
    const timer = setInterval(act, ms)
    timers.push(() => clearInterval(timer))
  }
  const enter: Partial<Record<ActivationState, () => void>> = {
    intro: stop,
    holding() {
      every(PROGRESS_EVERY_MS, () => send('progress'))
      after(HOLD_MS, () => send('hold-over'))
      effects.onPress()
    },
    burst() {
      stop()
      after(WRAPPING_AFTER_MS, () => send('wrap'))
      after(COMPLETE_AFTER_MS, () => send('finish'))
      after(CALLBACK_AFTER_MS, effects.onActivated)
      effects.onBurst()
    },
  }
  function send(event: ActivationEvent): void {
    const before = now
    now = advance(before, event)
    if (now === before) return
    if (now.state !== before.state) enter[now.state]?.()
    for (const tell of listeners) tell()
  }

  return {
    send,
    stop,
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
