import { store } from '#app/database/store.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { announce } from './jobs.server.ts'
import { saveHeld } from './leases.store.server.ts'
import type { JobRow } from './job-state.ts'

/** However often a job tells how far it is, it is written twice a second at most. */
const PROGRESS_EVERY_MS = 500
const MAX_NOTE_CHARS = 200

export type ProgressWriter = {
  say(share: number | null, note?: string): void
  /** Writes nothing any more, and waits for what is being written. */
  close(): Promise<void>
}

/** Writes a running job's progress now and then: always the latest, one at a time, for as long as the lease holds. */
export function createProgressWriter(lease: Pick<JobRow, 'id' | 'leaseId'>): ProgressWriter {
  let latest: { progress: number | null; progressNote: string | null } | null = null
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> | null = null
  let writtenAt = -Infinity
  let isClosed = false

  const plan = () => {
    if (isClosed || timer || writing || !latest) return
    const waitMs = Math.max(0, writtenAt + PROGRESS_EVERY_MS - performance.now())
    timer = setTimeout(() => {
      timer = null
      writing = write().finally(() => {
        writing = null
        plan()
      })
    }, waitMs)
    timer.unref()
  }
  const write = async () => {
    const change = latest
    latest = null
    writtenAt = performance.now()
    if (!change) return
    try {
      await store().tx(async () => {
        const job = await saveHeld(lease, change)
        if (job) await announce(job)
      })
    } catch (error) {
      log.warn({ err: error, job: lease.id }, 'the progress of a job could not be written')
    }
  }
  return {
    say(share, note) {
      const isShare = share !== null && Number.isFinite(share)
      const words = note && toStorableText(note.slice(0, MAX_NOTE_CHARS))
      latest = { progress: isShare ? Math.min(1, Math.max(0, share)) : null, progressNote: words || null }
      plan()
    },
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      await writing
    },
  }
}
