/** Refused at once: too many wait already. */
export class TurnsBusy extends Error {
  constructor() {
    super('Too many wait for their turn')
    this.name = 'TurnsBusy'
  }
}

export type Turns = {
  /**
   * Runs the work when its turn comes, in the order of asking. Rejects with TurnsBusy when too many wait, and with the
   * reason of the signal when that comes before its turn; what runs heeds the signal itself.
   */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  state(): { running: number; waiting: number }
}

/** A gate for costly work such as child processes: `most` at once, `maxWaiting` in line. */
export function createTurns({ most, maxWaiting }: { most: number; maxWaiting: number }): Turns {
  const line: (() => void)[] = []
  let running = 0

  function leave() {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  function wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', give)
        resolve()
      }
      const give = () => {
        line.splice(line.indexOf(go), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', give, { once: true })
      line.push(go)
    })
  }

  return {
    async inTurn(work, signal) {
      signal?.throwIfAborted()
      if (running < most) running += 1
      else if (line.length >= maxWaiting) throw new TurnsBusy()
      else await wait(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    state: () => ({ running, waiting: line.length }),
  }
}
