import type { FormProblem } from '#app/platform/request/form.server.ts'

/** A form that was refused: which act, its sentences, and what was typed. */
export type AdminFormAnswer = { act: string; problem: FormProblem }

/** The sentence beside a field of an act, and what stands in it: what was typed, else what is known. */
export function fieldOf(answer: AdminFormAnswer | null, act: string, name: string, known = '') {
  const own = answer?.act === act ? answer.problem : null
  return { name, error: own?.errors[name] ?? null, defaultValue: own ? (own.values[name] ?? '') : known }
}

/** Whether a box of an act is ticked: as it was sent, else as it is known. */
export function isTicked(
  answer: AdminFormAnswer | null,
  act: string,
  name: string,
  known: boolean,
  value?: string,
): boolean {
  const own = answer?.act === act ? answer.problem : null
  if (!own) return known
  const sent = [...(own.lists[name] ?? []), ...(own.values[name] === undefined ? [] : [own.values[name]])]
  return value === undefined ? sent.length > 0 : sent.includes(value)
}
