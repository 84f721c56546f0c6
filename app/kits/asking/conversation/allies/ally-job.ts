import type { Run } from '#app/kits/asking/runs/run.ts'
import type { Source } from '#app/providers/ports.ts'
import type { Said } from './material.ts'

/** What an ally is given to work on without a language model. */
export type AllyTask = {
  run: Run
  /** The message, without the names it is addressed to. */
  question: string
  /** The text the message asks to work on. */
  material: string
  /** What was said before, oldest first. */
  talk: readonly Said[]
  signal: AbortSignal
}

/** What came of it, as Markdown, and by which engines. `hasFound`: there is something in it a model could build on. */
export type AllyWork = {
  text: string
  engines: string[]
  sources: Source[]
  hasFound: boolean
  costMicros: number | null
}

export type AllyJob = (task: AllyTask) => Promise<AllyWork>

export const toWork = (text: string, rest: Partial<AllyWork> = {}): AllyWork => ({
  text,
  engines: [],
  sources: [],
  hasFound: false,
  costMicros: 0,
  ...rest,
})

const SIGNS = /[\\`*_[\]<>#|~]/g
/** Words of somebody else inside of a sentence of ours: no sign of Markdown works in them. */
export const toPlain = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(SIGNS, '\\$&')

/** Words of somebody else as a quotation, line by line. */
export const toQuote = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${toPlain(line)}`)
    .join('\n')
