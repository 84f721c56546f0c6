import { data } from '@remix-run/node'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'

/** What a form of a book's page gets back: what is wrong by field, or how a save met another one. */
export type BookAnswer = {
  act: string
  problem: FormProblem | null
  saved?: { version: number; state: 'saved' | 'unchanged' | 'merged'; conflicts: number }
}

export const refuse = (act: string, typed: Typed, errors: Record<string, string>, init: number | ResponseInit) =>
  data<BookAnswer>({ act, problem: { ...typed, errors } }, init)

export const SHARE_KIND = 'ebook'
