import { nameOf, type Flow, type FlowStep, type ToolSign } from './flow.ts'

/** One difference between two versions, with the words before and after where a field changed. */
export type FlowChange = { about: string; what: string; before?: string; after?: string }
type Signs = ReadonlyMap<string, ToolSign>

/** What changed from one version of a flow to another, in words. */
export function diffFlows(before: Flow, after: Flow, signs: Signs): FlowChange[] {
  const was = new Map(before.steps.map((step) => [step.id, step]))
  const is = new Map(after.steps.map((step) => [step.id, step]))
  const called = (step: FlowStep) => `${step.id} ${nameOf(step, signs)}`
  return [
    ...diffInputs(before, after),
    ...before.steps.filter(({ id }) => !is.has(id)).map((step) => ({ about: called(step), what: 'Taken away' })),
    ...after.steps.flatMap((step): FlowChange[] => {
      const old = was.get(step.id)
      return old ? diffStep(old, step, called(step), signs) : [{ about: called(step), what: 'Added' }]
    }),
    ...(hasOtherOrder(before, after) ? [{ about: 'Steps', what: 'In another order' }] : []),
  ]
}

function diffInputs(before: Flow, after: Flow): FlowChange[] {
  const names = [...new Set([...before.inputs, ...after.inputs].map(({ name }) => name))]
  return names.flatMap((name): FlowChange[] => {
    const [was, is] = [before, after].map(({ inputs }) => inputs.find((one) => one.name === name))
    const about = `Asked for: ${name}`
    if (!was) return [{ about, what: 'Added' }]
    if (!is) return [{ about, what: 'Taken away' }]
    return [
      ...changed(about, 'Label', was.label, is.label),
      ...changed(about, 'Kind', was.kind, is.kind),
      ...changed(about, 'Usual value', was.usual, is.usual),
    ]
  })
}

function diffStep(was: FlowStep, is: FlowStep, about: string, signs: Signs): FlowChange[] {
  const fields = [...new Set([...Object.keys(was.fields), ...Object.keys(is.fields)])]
  const labelOf = (name: string) => signs.get(is.tool)?.fields.find((field) => field.name === name)?.label ?? name
  return [
    ...changed(about, 'Tool', was.tool, is.tool),
    ...changed(about, 'Name', was.title, is.title),
    ...changed(about, 'Comes after', toLines(was), toLines(is)),
    ...changed(about, 'For each item of', was.each, is.each),
    ...fields.flatMap((name) => changed(about, labelOf(name), was.fields[name] ?? '', is.fields[name] ?? '')),
  ]
}

const toLines = ({ after, needs }: FlowStep) =>
  after.map(({ step, when }) => (when ? `${step} (${when})` : step)).join(needs === 'any' ? ' or ' : ', ')

const changed = (about: string, what: string, before: string, after: string): FlowChange[] =>
  before === after ? [] : [{ about, what, before, after }]

function hasOtherOrder(before: Flow, after: Flow): boolean {
  const shared = (flow: Flow, other: Flow) =>
    flow.steps.map(({ id }) => id).filter((id) => other.steps.some((step) => step.id === id))
  return shared(before, after).join(' ') !== shared(after, before).join(' ')
}
