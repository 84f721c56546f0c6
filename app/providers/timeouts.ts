import { EngineFailure } from './engine.ts'

/** How long to wait, in milliseconds: for all of it, for the first byte of an attempt, between two bytes, and before asking again. */
export type TimeLimits = { wholeMs: number; firstMs: number; idleMs: number; againMs: number }

export type Timeouts = ReturnType<typeof createTimeouts>

/**
 * One wait for somebody's answer. `signal` ends with the failure `cancelled` when the caller's does, with `slow` when a limit is
 * over. Whoever makes one calls `end()`.
 */
export function createTimeouts(who: string, outer: AbortSignal, limits: TimeLimits) {
  const inner = new AbortController()
  const giveUp = (why: string) => inner.abort(new EngineFailure('slow', `${who} ${why}.`))
  const cancel = () => inner.abort(new EngineFailure('cancelled', `Nobody waits for ${who} any more.`))
  const whole = setTimeout(() => giveUp(`took longer than ${toSeconds(limits.wholeMs)}`), limits.wholeMs)
  let silence: NodeJS.Timeout | undefined
  const wait = (ms: number, why: string) => {
    clearTimeout(silence)
    silence = setTimeout(() => giveUp(`${why} for ${toSeconds(ms)}`), ms)
  }
  if (outer.aborted) cancel()
  outer.addEventListener('abort', cancel, { once: true })

  return {
    signal: inner.signal,
    /** A new attempt begins: its first byte is waited for. */
    begin: () => wait(limits.firstMs, 'gave no answer'),
    /** Something came. */
    heard: () => wait(limits.idleMs, 'stopped in the middle'),
    /** Waits on purpose, such as before another attempt. Throws when patience ends meanwhile. */
    async pause(ms: number) {
      clearTimeout(silence)
      let timer: NodeJS.Timeout | undefined
      await this.race(new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))).finally(() =>
        clearTimeout(timer),
      )
    },
    /** The work, or the end of patience, whichever comes first: nothing that ignores the signal holds the caller. */
    race<T>(work: Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const stop = () => reject(inner.signal.reason as EngineFailure)
        if (inner.signal.aborted) stop()
        inner.signal.addEventListener('abort', stop, { once: true })
        work.then(resolve, reject).finally(() => inner.signal.removeEventListener('abort', stop))
      })
    },
    end() {
      clearTimeout(whole)
      clearTimeout(silence)
      outer.removeEventListener('abort', cancel)
    },
  }
}

const toSeconds = (ms: number) => `${Math.round(ms / 100) / 10} s`
