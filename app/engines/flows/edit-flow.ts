import type { After, Flow, FlowStep, ToolSign } from './flow.ts'

/** The first number that no step has, as a step is called. */
function freeId({ steps }: Pick<Flow, 'steps'>): string {
  const numbers = steps.map(({ id }) => Number(id.slice(1))).filter(Number.isSafeInteger)
  return `s${Math.max(0, ...numbers) + 1}`
}

/**
 * A flow with one more step of a tool, behind a step (or at the beginning), which its main field takes up. In the written
 * order it stands right behind that step.
 */
export function addStep(flow: Flow, sign: ToolSign, behind: string | null, isCheck: (tool: string) => boolean): Flow {
  const at = flow.steps.findIndex(({ id }) => id === behind)
  const before = flow.steps[at]
  const source = before && !isCheck(before.tool) ? before.id : (sourceBefore(flow, at, isCheck) ?? flow.inputs[0]?.name)
  const step: FlowStep = {
    ...{ id: freeId(flow), tool: sign.id, title: '', needs: 'all', each: '' },
    after: before ? [{ step: before.id, when: isCheck(before.tool) ? 'yes' : null }] : [],
    fields: Object.fromEntries(
      sign.fields.map(({ name, usual = '' }) => [name, usual === '{{}}' ? (source ? `{{${source}}}` : '') : usual]),
    ),
  }
  const place = before ? at + 1 : 0
  return { ...flow, steps: [...flow.steps.slice(0, place), step, ...flow.steps.slice(place)] }
}

/** The nearest step above that gives words and not an answer. */
const sourceBefore = ({ steps }: Flow, at: number, isCheck: (tool: string) => boolean): string | undefined =>
  steps
    .slice(0, Math.max(0, at))
    .reverse()
    .find(({ tool }) => !isCheck(tool))?.id

/** Without a step: what came after it comes after what it came after. */
export function removeStep(flow: Flow, id: string): Flow {
  const gone = flow.steps.find((step) => step.id === id)
  if (!gone) return flow
  const bridge = (step: FlowStep): FlowStep => {
    if (!step.after.some((line) => line.step === id)) return step
    const kept = step.after.filter((line) => line.step !== id)
    const bridged = gone.after.filter((line) => line.step !== step.id && !kept.some((one) => one.step === line.step))
    return { ...step, after: [...kept, ...bridged] }
  }
  return { ...flow, steps: flow.steps.filter((step) => step !== gone).map(bridge) }
}

/** With a step one place further up (-1) or down (1) in the written order. */
export function moveStep(flow: Flow, id: string, by: -1 | 1): Flow {
  const at = flow.steps.findIndex((step) => step.id === id)
  const to = at + by
  if (at < 0 || to < 0 || to >= flow.steps.length) return flow
  const steps = [...flow.steps]
  ;[steps[at], steps[to]] = [steps[to]!, steps[at]!]
  return { ...flow, steps }
}

/** With a copy of a step right behind it in the written order, after the same steps. */
export function copyStep(flow: Flow, id: string): Flow {
  const at = flow.steps.findIndex((step) => step.id === id)
  const step = flow.steps[at]
  if (!step) return flow
  const copy = { ...step, id: freeId(flow), fields: { ...step.fields }, after: [...step.after] }
  return { ...flow, steps: [...flow.steps.slice(0, at + 1), copy, ...flow.steps.slice(at + 1)] }
}

/** With a line from one step to another, which comes after it; behind a check on one of its answers. */
export function linkSteps(flow: Flow, { from, to, when }: { from: string; to: string; when: After['when'] }): Flow {
  const known = new Set(flow.steps.map(({ id }) => id))
  if (from === to || !known.has(from) || !known.has(to)) return flow
  const link = (step: FlowStep): FlowStep =>
    step.id !== to || step.after.some((line) => line.step === from && line.when === when)
      ? step
      : { ...step, after: [...step.after, { step: from, when }] }
  return { ...flow, steps: flow.steps.map(link) }
}

/** Without the line from one step to another. */
export function unlinkSteps(flow: Flow, { from, to, when }: { from: string; to: string; when: After['when'] }): Flow {
  const unlink = (step: FlowStep): FlowStep =>
    step.id !== to ? step : { ...step, after: step.after.filter((line) => line.step !== from || line.when !== when) }
  return { ...flow, steps: flow.steps.map(unlink) }
}

/** With one more thing to be given. */
export function addInput(flow: Flow): Flow {
  const names = new Set(flow.inputs.map(({ name }) => name))
  const name =
    ['text', ...Array.from({ length: 30 }, (_, n) => `text_${n + 2}`)].find((one) => !names.has(one)) ?? 'more'
  return { ...flow, inputs: [...flow.inputs, { name, label: '', kind: 'text', usual: '' }] }
}
