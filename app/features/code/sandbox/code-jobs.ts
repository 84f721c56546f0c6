import type { Survey } from '../architect/survey.ts'
import type { Language } from '../library/languages.ts'

/** One place where the parser found that the code is not right. */
export type Fault = { line: number; column: number; message: string }
export type Parsed = { parser: string; faults: Fault[] } | { parser: null; faults: [] }

/** One check of a piece of code, as it went. */
export type CheckResult = { name: string; isPassed: boolean; message: string }
export type Ran = {
  /** What ran it: "QuickJS", "SQLite 3.54". */
  engine: string
  isDone: boolean
  output: string
  /** What it ended with: an error, or why it was stopped. */
  trouble: string | null
  checks: CheckResult[]
  tookMs: number
}

/** `isVerified`: it is a snippet of the library as it stands, filled with checked values. */
export type RunInput = { language: Language; code: string; setup: string; check: string; isVerified?: boolean }
export type RegexInput = { pattern: string; flags: string; text: string; replacement: string }
export type RegexMatch = { at: number; text: string; groups: (string | null)[]; names: [string, string | null][] }
export type RegexAnswer =
  | { isDone: true; matches: RegexMatch[]; isCut: boolean; replaced: string; tookMs: number }
  | { isDone: false; message: string }

export type CodeJobs = {
  parse: { input: { language: Language; code: string }; result: Parsed }
  format: {
    input: { language: Language; code: string }
    result: { code: string; by: string | null; trouble: string | null }
  }
  run: { input: RunInput; result: Ran }
  regex: { input: RegexInput; result: RegexAnswer }
  survey: { input: { fileId: string }; result: Survey; note: { done: number; of: number } }
}

/** How long a piece of code of somebody may run, and how much memory it may hold. */
export const RUN_MS = 1_500
export const RUN_MEMORY_MB = 48
export const OUTPUT_MAX_CHARS = 20_000
