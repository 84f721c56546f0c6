import type { Files, Plan } from '#app/engines/page-builder/plan.ts'

/** What a version is made of: its sections, and the files they give before a hand was in them. */
export type KeptPlan = { plan: Plan; base: Files }

/** What changed with a version, what was not understood, and who did it: rules of words, a form, a hand, or a model. */
export type VersionTold = { done: string[]; missed: string[]; by: 'rules' | 'form' | 'hand' | 'undo' | string }

/** A change that waits for consent because it takes much away. */
export const LARGE_LOSS_LINES = 30
export const LARGE_LOSS_SHARE = 0.4

const linesOf = (files: Files) => Object.values(files).reduce((sum, text) => sum + text.split('\n').length, 0)

/** How many lines fewer there would be; null when that is no large loss. */
export function toLoss(before: Files, after: Files): number | null {
  const [was, is] = [linesOf(before), linesOf(after)]
  const loss = was - is
  return loss >= LARGE_LOSS_LINES && loss / was >= LARGE_LOSS_SHARE ? loss : null
}
