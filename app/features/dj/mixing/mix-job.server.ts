import { z } from 'zod'
import { isStorageFull, STORAGE_FULL } from '#app/kits/foundation/files/full-storage.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { CommandFailure } from '#app/platform/command.server.ts'
import { clock } from '#app/platform/clock.ts'
import { isDeadly, WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { readFacts } from '../sets/mix-facts.ts'
import { toSetTopic } from '../sets/sets-keeping.server.ts'
import { findMix, saveMix, type MixRow } from '../sets/sets.store.server.ts'
import { renderSet } from './render-set.server.ts'

const HOUR_MS = 3_600_000

/** Makes a set one file, beside the requests; begun anew after a crash. */
export const mixJob = defineJob({
  kind: 'mix-set',
  payload: z.object({ mix: z.string() }),
  concurrency: 1,
  limitMs: HOUR_MS,
  async run({ mix: id }, tools) {
    const row = await findMix(id)
    if (!row || row.state === 'done') return null
    await change(row, { state: 'working' })
    try {
      await renderSet(row, tools, (to) => change(row, to))
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words = why === 'cancel' ? 'You stopped it.' : toWords(error, why)
      const facts = { ...readFacts((await findMix(id))?.facts), failure: words }
      await change(row, { state: why === 'cancel' ? 'stopped' : 'failed', facts, finishedAt: clock.now() })
      if (why === 'cancel') throw error
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

/** Why there is no mix, for whoever wanted it. */
function toWords(error: unknown, why: JobStop['why'] | null): string {
  if (error instanceof JobFailure) return error.message
  if (why === 'limit') return 'This took more than an hour and was ended. Make a shorter set.'
  if (isStorageFull(error)) return STORAGE_FULL
  if (error instanceof CommandFailure && /No space left on device/.test(error.stderr)) return STORAGE_FULL
  if (isDeadly(error)) return 'Mixing took more time or memory than there is here. Make a shorter set.'
  if (error instanceof WorkerFailure) return 'Mixing did not go to its end. Please try it again.'
  return 'Something went wrong here while mixing. Please try it again.'
}

async function change(row: MixRow, to: Partial<MixRow>): Promise<void> {
  await saveMix(row.id, to)
  await publish(toSetTopic(row.setId), 'mix', { state: to.state ?? null })
}
