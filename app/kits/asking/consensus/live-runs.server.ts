import { once } from '#app/platform/once.ts'

/** A run whose seats are still answering, as this process sees it. Neither promise rejects. */
export type LiveRun = {
  /** What waiting seats have said so far, by position. */
  spoken: ReadonlyMap<number, string>
  /** Settles when the comparison of this version stands, or could not be made. */
  compared: Promise<void>
  /** Settles when there is nothing more to come. */
  ended: Promise<void>
}

const leaving = () => once('consensus-leaving', () => ({ isLeaving: false }))

/** The server stops: what engines now say of their own end is no answer, and runs go on when they are opened again. */
export function leaveRuns(): void {
  leaving().isLeaving = true
}

export const isLeaving = (): boolean => leaving().isLeaving

export const liveRuns = () => once('consensus-live-runs', () => new Map<string, LiveRun>())
