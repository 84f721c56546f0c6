import type { jobs } from '#app/database/tables/jobs.ts'

export type JobRow = typeof jobs.$inferSelect
export type JobState = JobRow['state']

export const jobStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'parked',
  'cancelled',
] as const satisfies readonly JobState[]
/** Under way, or going to be. */
const openStates = ['waiting', 'running'] as const satisfies readonly JobState[]
export const finishedStates = ['done', 'failed', 'parked', 'cancelled'] as const satisfies readonly JobState[]
/** Can be started again. */
export const retryableStates = ['failed', 'parked', 'cancelled'] as const satisfies readonly JobState[]

export const isOpen = ({ state }: { state: JobState }): boolean => openStates.some((one) => one === state)
export const isRetryable = ({ state }: { state: JobState }): boolean => retryableStates.some((one) => one === state)
