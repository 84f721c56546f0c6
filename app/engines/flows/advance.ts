import type { Flow, FlowStep, Value } from './flow.ts'
import { orderOf } from './order.ts'

/** How a step of a run stands; `value` once it is done. */
export type StepState =
  | { state: 'open' }
  | { state: 'done'; value: Value }
  | { state: 'skipped'; why: string }
  | { state: 'failed' }
  /** It waits for a person or a moment. */
  | { state: 'waiting' }

export type Next =
  { does: 'step'; step: FlowStep } | { does: 'skip'; step: FlowStep; why: string } | { does: 'wait' } | { does: 'end' }

/**
 * What comes next in a run: a step to do, one to leave out, nothing while something waits, or the end. Same states, same
 * answer: whoever goes on after a crash goes on where it was.
 */
export function nextOf({ steps }: Pick<Flow, 'steps'>, states: ReadonlyMap<string, StepState>): Next {
  const { ordered } = orderOf(steps)
  for (const step of ordered) {
    if (stateOf(states, step.id).state !== 'open') continue
    const lines = step.after.map((line) => meets(line, states))
    if (lines.some((met) => met === null)) {
      // Somebody waits in front of it; others may go on meanwhile.
      if (step.needs === 'any' && lines.some((met) => met === true)) return { does: 'step', step }
      continue
    }
    const isMet = step.needs === 'any' ? lines.length === 0 || lines.includes(true) : !lines.includes(false)
    return isMet ? { does: 'step', step } : { does: 'skip', step, why: whyNot(step, states) }
  }
  return ordered.some(({ id }) => stateOf(states, id).state === 'waiting') ? { does: 'wait' } : { does: 'end' }
}

const stateOf = (states: ReadonlyMap<string, StepState>, id: string): StepState => states.get(id) ?? { state: 'open' }

/** Whether a line is taken; null while that cannot be told. A failed step holds up all that comes after it. */
function meets({ step, when }: FlowStep['after'][number], states: ReadonlyMap<string, StepState>): boolean | null {
  const before = stateOf(states, step)
  if (before.state === 'skipped') return false
  if (before.state !== 'done') return null
  return when === null || before.value === when
}

function whyNot({ after }: FlowStep, states: ReadonlyMap<string, StepState>): string {
  const off = after.find(({ step, when }) => {
    const before = stateOf(states, step)
    return when !== null && before.state === 'done' && before.value !== when
  })
  return off ? `${off.step} did not say “${off.when}”.` : 'What it comes after was left out.'
}
