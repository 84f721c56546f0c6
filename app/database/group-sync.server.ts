import { closeSync, fdatasync, openSync } from 'node:fs'
import { createTurns } from '#app/platform/turns.ts'

type Waiter = { resolve(): void; reject(error: Error): void }

export type GroupSync = {
  /** Resolves once all that was written before the call is on the disk. */
  (): Promise<void>
}

/**
 * Brings what was written to the disk, for all who wait at once: one look at the disk serves everybody who had written
 * before it began. Those who waited together go on one after another, so that they do not hold the event loop.
 */
export function createGroupSync(sync: () => Promise<void>): GroupSync {
  const takeTurn = createTurns()
  let waiting: Waiter[] = []
  let isSyncing = false

  async function syncAll() {
    isSyncing = true
    while (waiting.length > 0) {
      const these = waiting
      waiting = []
      const failure = await sync().then(
        () => null,
        (error: Error) => error,
      )
      for (const { resolve, reject } of these) takeTurn(() => (failure ? reject(failure) : resolve()))
    }
    isSyncing = false
  }

  return () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      if (!isSyncing) void syncAll()
    })
}

/** The write-ahead log of a database, opened when it is first synchronised: it begins with the first write. */
export function openLogFile(file: string) {
  let handle: number | null = null
  let last: Promise<void> = Promise.resolve()
  return {
    sync(): Promise<void> {
      last = new Promise((resolve, reject) => {
        handle ??= openSync(file, 'r+')
        fdatasync(handle, (error) => (error ? reject(error) : resolve()))
      })
      return last
    },
    async close(): Promise<void> {
      await last.catch(() => undefined)
      if (handle !== null) closeSync(handle)
      handle = null
    },
  }
}
