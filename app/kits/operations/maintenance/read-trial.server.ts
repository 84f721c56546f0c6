import { z } from 'zod'
import { listJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toAgoWords } from '#app/kits/members/identity/account/moment-words.ts'
import { trialJob } from './trial-job.server.ts'

const resultSchema = z.object({ name: z.string(), files: z.number(), lost: z.number() })

/** How the last trial ended, in words; null while none has. */
export async function readTrial(now: Date): Promise<{ isPassed: boolean; words: string } | null> {
  const [last] = await listJobs({ kind: trialJob.kind, states: ['done', 'failed', 'parked'] }, { limit: 1, offset: 0 })
  if (!last?.finishedAt) return null
  const ago = toAgoWords(last.finishedAt, now)
  const result = resultSchema.safeParse(last.result)
  if (last.state !== 'done' || !result.success)
    return {
      isPassed: false,
      words: `A backup that was put back on trial ${ago} failed: ${last.lastError ?? 'it ended early'}`,
    }
  const { name, files, lost } = result.data
  const gone = lost === 0 ? '' : `, ${lost} of which had been removed meanwhile`
  return {
    isPassed: true,
    words: `The backup ${name} was put back on trial ${ago}: sound, with ${files} files${gone}.`,
  }
}
