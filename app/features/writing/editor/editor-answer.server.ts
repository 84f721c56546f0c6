import { data } from '@remix-run/node'
import type { Unsourced } from '#app/engines/text-tools/unsourced.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { Saved } from './documents.server.ts'
import type { Helped } from './passages/helps.ts'

export type Finding = {
  start: number
  end: number
  before: string
  after: string
  why: string
  by: string[]
  isFact: boolean
}
export type Checked = {
  version: number
  /** What was checked. */
  text: string
  findings: Finding[]
  engine: string
  isCut: boolean
  readability: { ease: number; words: string; perSentence: number; longest: string | null } | null
  unsourced: Unsourced[]
}

/** What a form of the editor gives the page. */
export type EditorAnswer = {
  problem: FormProblem | null
  saved: Saved | null
  checked: Checked | null
  helped: Helped | null
  /** How many places were replaced. */
  replaced: number | null
  /** A picture as Markdown, to be put where the writer is. */
  inserted: string | null
}

const NOTHING: EditorAnswer = {
  problem: null,
  saved: null,
  checked: null,
  helped: null,
  replaced: null,
  inserted: null,
}

export const answer = (more: Partial<EditorAnswer>, init: number | ResponseInit = 200) =>
  data<EditorAnswer>({ ...NOTHING, ...more }, init)
