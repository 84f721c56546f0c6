import type { CitedPage, OfferedAction } from '#app/kits/asking/panda/reply.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'

export type SaidByPanda = {
  question: string
  message: string
  sources: CitedPage[]
  actions: OfferedAction[]
  conversationId: string
}

/** What a form of the page gets back: why it was refused with what was typed, or what the panda said. */
export type SupportAnswer = { act: string; problem: FormProblem | null; said: SaidByPanda | null }

/** The sentence beside a field of an act, and what was typed into it. */
export function sentField(answer: SupportAnswer | null, act: string, name: string, known = '') {
  const problem = answer?.act === act ? answer.problem : null
  return { error: problem?.errors[name] ?? null, defaultValue: problem?.values[name] ?? known }
}
