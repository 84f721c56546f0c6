import type { Parsed, Ran } from '../sandbox/code-jobs.ts'

/** A candidate that a model wrote, with how it did in the same checks as the others. */
export type Candidate = { by: string; text: string; ran: Ran | null; parsed: Parsed; trouble: string | null }

/** What is known of a piece of code: how it came about, and what was proved of it. */
export type Told = {
  task: string
  values: Record<string, string>
  /** Null: it was edited by hand, or a model wrote it. */
  by: string | null
  isEdited: boolean
  formatter: string | null
  parsed: Parsed
  ran: Ran | null
  check: string
  candidates: Candidate[]
  checksBy: string | null
}
