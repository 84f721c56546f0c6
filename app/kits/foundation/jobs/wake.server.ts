import { once } from '#app/platform/once.ts'

/** Rung when there is something to do for the workers of other servers. */
export const JOBS_CHANNEL = 'frenly_jobs'

const waking = () => once('job-waking', () => ({ look: (): void => undefined }))

/** Makes the worker of this process look for work now, if one is open. */
export const wakeWorker = (): void => waking().look()

/** Says who looks. */
export const onWake = (look: () => void): void => void (waking().look = look)
