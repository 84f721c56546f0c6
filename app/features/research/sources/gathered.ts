import type { SourceKind } from '../plan/plan.ts'

/** A text that was read for a sub-question, as it stood then. */
export type Gathered = {
  kind: SourceKind
  title: string
  /** Where it stands: an address of the web, a path of this place, or nothing. */
  href: string
  /** Whose words they are: texts of one site are one voice. */
  site: string
  date: string | null
  license: string | null
  text: string
  /** So many of its first characters answer the very question by themselves. */
  answers: number
}

/** What one place gave: texts, and in words what was not reached. */
export type Reached = { found: Gathered[]; note: string | null }

/** The longest text that is kept of one source, in characters. */
export const SNAPSHOT_MAX_CHARS = 60_000
