import { AsyncResource } from 'node:async_hooks'

/** Taken before any test puts its own clock in place. */
const afterTheLoop = setImmediate

/**
 * Runs what is given at once, and what comes meanwhile one after another, each in a turn of the event loop of its own: two
 * hundred that become able to go on in one moment keep nobody else waiting for all of them.
 */
export function createTurns(): (go: () => void) => void {
  const line: (() => void)[] = []
  let isBusy = false
  const next = () => {
    const go = line.shift()
    isBusy = go !== undefined
    if (!go) return
    afterTheLoop(next)
    go()
  }
  return (go) => {
    line.push(AsyncResource.bind(go))
    if (!isBusy) next()
  }
}
