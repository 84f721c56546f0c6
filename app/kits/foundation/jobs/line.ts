import type { JobRow } from './job-state.ts'

/** A worker, as the line meets it. */
export type Desk = {
  /** The kinds of which it could begin one more. */
  kindsWithRoom(): string[]
  /** What it has in hand, whatever the clock says. */
  ours(): string[]
  /** Begins a job whose row it has claimed. */
  begin(job: JobRow): Promise<void>
}

/** What brings a job that waits to a worker once it is due. Its row is the truth; the line only carries. */
export type Line = {
  /** Called in the transaction that makes a job wait; `isNew` where it is made there. */
  put(job: JobRow, about?: { isNew?: boolean }): Promise<void>
  open(desk: Desk): void
  /** Called every second. */
  look(): Promise<void>
  /** A worker has room again. */
  wake(): void
  /** Begins nothing any more. */
  close(): Promise<void>
}
