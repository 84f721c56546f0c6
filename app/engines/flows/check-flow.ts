import {
  MOST_FIELD_CHARS,
  MOST_INPUTS,
  MOST_STEPS,
  nameOf,
  type Flow,
  type FlowStep,
  type ToolField,
  type ToolSign,
} from './flow.ts'
import { ancestorsOf, orderOf } from './order.ts'
import { ITEM, NUMBER, placesIn } from './places.ts'

/** What keeps a flow from running: at which step (null: the flow itself) and field, in a sentence. */
export type Fault = { step: string | null; field: string; message: string }
type Signs = ReadonlyMap<string, ToolSign>

const NAME = /^[a-z][a-z0-9_]{0,39}$/
const STEP_ID = /^s\d{1,4}$/
const RESERVED = new Set([ITEM, NUMBER])

/** All that keeps a flow from running, in the order it is read. */
export function checkFlow(flow: Flow, signs: Signs): Fault[] {
  const { circle } = orderOf(flow.steps)
  const before = ancestorsOf(flow.steps)
  return [
    ...faultsOfWhole(flow),
    ...flow.inputs.flatMap((_, n) => faultsOfInput(flow, n)),
    ...circle
      .filter((id) => before.get(id)?.has(id))
      .map((id) => ({
        step: id,
        field: 'after',
        message: 'It comes after itself by way of others: a flow has no circles. Take one of the lines away.',
      })),
    ...flow.steps.flatMap((step) => faultsOfStep(step, flow, signs, before.get(step.id) ?? new Set())),
  ]
}

function faultsOfWhole({ inputs, steps }: Flow): Fault[] {
  const whole = (message: string): Fault => ({ step: null, field: 'steps', message })
  const ids = steps.map(({ id }) => id)
  return [
    ...(steps.length === 0 ? [whole('There is no step yet. Add the first one.')] : []),
    ...(steps.length > MOST_STEPS
      ? [whole(`A flow has up to ${MOST_STEPS} steps; this one has ${steps.length}.`)]
      : []),
    ...(inputs.length > MOST_INPUTS ? [whole(`A flow asks for up to ${MOST_INPUTS} things.`)] : []),
    ...(new Set(ids).size < ids.length ? [whole('Two steps have the same number.')] : []),
  ]
}

function faultsOfInput({ inputs, steps }: Flow, n: number): Fault[] {
  const { name } = inputs[n]!
  const fault = (message: string): Fault[] => [{ step: null, field: `input.${n}`, message }]
  if (!NAME.test(name)) return fault('A name has small letters, digits and _, and begins with a letter.')
  if (RESERVED.has(name) || STEP_ID.test(name) || steps.some(({ id }) => id === name))
    return fault(`“${name}” is the name of something else. Choose another.`)
  return inputs.findIndex((one) => one.name === name) < n ? fault(`“${name}” is asked for twice.`) : []
}

function faultsOfStep(step: FlowStep, flow: Flow, signs: Signs, before: ReadonlySet<string>): Fault[] {
  const sign = signs.get(step.tool)
  const at = (field: string, message: string): Fault => ({ step: step.id, field, message })
  if (!STEP_ID.test(step.id)) return [at('tool', 'A step is called s1, s2 and so on.')]
  if (!sign) return [at('tool', 'This server has no such tool. Choose another, or take the step away.')]
  const known = new Set([...flow.inputs.map(({ name }) => name), ...before])
  return [
    ...step.after.flatMap((line) => faultsOfLine(line, step, flow, signs)),
    ...faultsOfEach(step, known, sign),
    ...sign.fields.flatMap((field) => faultsOfField(field, step, flow, signs, known)),
  ]
}

function faultsOfLine({ step: id, when }: FlowStep['after'][number], step: FlowStep, flow: Flow, signs: Signs) {
  const fault = (message: string): Fault[] => [{ step: step.id, field: 'after', message }]
  const other = flow.steps.find((one) => one.id === id)
  if (!other) return fault(`It comes after ${id}, which is not there.`)
  if (when !== null && !signs.get(other.tool)?.isCheck)
    return fault(`${id} gives no yes or no, so nothing can depend on it.`)
  if (when !== null && other.each !== '') return fault(`${id} is done for many items, so it has no single yes or no.`)
  return []
}

function faultsOfEach({ id, each }: FlowStep, known: ReadonlySet<string>, { holds }: ToolSign): Fault[] {
  if (each !== '' && holds)
    return [{ step: id, field: 'each', message: 'What waits is done once, not for each item of a list.' }]
  if (each === '' || known.has(each)) return []
  return [{ step: id, field: 'each', message: `There is no “${each}” before it to take item by item.` }]
}

function faultsOfField(
  field: ToolField,
  step: FlowStep,
  flow: Flow,
  signs: Signs,
  known: ReadonlySet<string>,
): Fault[] {
  const fault = (message: string): Fault[] => [{ step: step.id, field: field.name, message }]
  const text = step.fields[field.name] ?? ''
  if (text.trim() === '') return field.isOptional ? [] : fault(`${field.label}: fill this in.`)
  if (text.length > MOST_FIELD_CHARS)
    return fault(`Up to ${MOST_FIELD_CHARS.toLocaleString('en')} characters fit here.`)
  if (field.kind === 'choice' && !field.choices?.some(({ value }) => value === text))
    return fault('Choose one from the list.')
  if (field.kind === 'number' && placesIn(text).length === 0 && !/^-?\d{1,9}(?:\.\d{1,6})?$/.test(text.trim()))
    return fault('Give a number.')
  const wrong = placesIn(text).find(
    (name) => !known.has(name) && !(step.each !== '' && (name === ITEM || name === NUMBER)),
  )
  if (wrong === undefined) return []
  if (wrong === ITEM || wrong === NUMBER)
    return fault(`{{${wrong}}} is there only for a step that is done for each item of a list.`)
  const later = flow.steps.find(({ id }) => id === wrong)
  return fault(
    later
      ? `{{${wrong}}} is ${nameOf(later, signs)}, which does not come before this step.`
      : `Nothing is called {{${wrong}}}.`,
  )
}
