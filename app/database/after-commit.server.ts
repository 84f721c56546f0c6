import { log } from '#app/platform/log.server.ts'

/** Does what waited for a transaction to stand. A task that fails undoes nothing: the rows are written. */
export function doAll(tasks: readonly (() => void)[]): void {
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      log.error({ err: error }, 'what follows a transaction failed')
    }
  }
}
