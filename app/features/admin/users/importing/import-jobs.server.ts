import type { JobRow } from '#app/kits/foundation/jobs/job-state.ts'
import { listJobs } from '#app/kits/foundation/jobs/jobs.server.ts'
import { IMPORT_KIND, importPayload } from './import-job.server.ts'

/** Of an administrator's imports as many are looked through. */
const MOST_JOBS = 200

/** The jobs of one list: the newest that checked it, and the newest that imported it. */
export async function listImportJobs(userId: string, fileId: string) {
  const jobs = await listJobs({ userId, kind: IMPORT_KIND }, { limit: MOST_JOBS })
  const own = jobs.flatMap((job) => {
    const payload = importPayload.safeParse(job.payload)
    return payload.success && payload.data.file === fileId ? [{ job, isDry: payload.data.isDry }] : []
  })
  const find = (isDry: boolean): JobRow | null => own.find((one) => one.isDry === isDry)?.job ?? null
  return { check: find(true), run: find(false) }
}
