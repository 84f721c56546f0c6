import { MOST_ITEMS, toList, type Flow, type FlowStep, type ToolSign, type Value } from './flow.ts'
import { orderOf } from './order.ts'
import { fillPlaces, ITEM, NUMBER } from './places.ts'

/** One step of a dry run: what would go in, what stands for what would come out. */
export type DryStep = {
  step: string
  /** Its fields, filled with what is known and with what stands for the rest. */
  fields: Record<string, string>
  value: Value
  /** Whether the value was worked out, and does not stand for something. */
  isKnown: boolean
  /** How often it would be done; null where that depends on what comes out before. */
  times: number | null
  /** Whether it depends on an answer that nobody has yet, or is left out for one that is known. */
  fate: 'done' | 'maybe' | 'skipped'
}

/** Works a pure tool out; null when it cannot be. */
export type PureTool = (tool: string, fields: Readonly<Record<string, string>>) => Value | null

/** Walks a flow without doing anything: pure steps are worked out where what they need is known, others stand for themselves. */
export function dryRun(
  { steps }: Flow,
  inputs: ReadonlyMap<string, Value>,
  signs: ReadonlyMap<string, ToolSign>,
  pure: PureTool,
): DryStep[] {
  const values = new Map<string, Value>(inputs)
  const known = new Set(inputs.keys())
  const fates = new Map<string, DryStep['fate']>()
  return orderOf(steps).ordered.map((step) => {
    const sign = signs.get(step.tool)
    const fate = fateOf(step, fates, values, known)
    fates.set(step.id, fate)
    const stand = toStand(step, sign)
    const isListKnown = step.each === '' || known.has(step.each)
    const items = step.each === '' ? null : toList(values.get(step.each) ?? []).slice(0, MOST_ITEMS)
    const fill = (item: string, n: number) =>
      fillFields(step, new Map([...values, [ITEM, item], [NUMBER, String(n + 1)]]))
    const fields = items ? fill(items[0] ?? `[an item of ${step.each}]`, 0) : fillFields(step, values)
    const isFilled = usesKnown(step, known) && isListKnown
    const worked = isFilled ? workOut(step, items, fill, pure) : null
    const value = worked ?? stand
    values.set(step.id, value)
    if (worked !== null) known.add(step.id)
    return {
      step: step.id,
      fields,
      value,
      isKnown: worked !== null,
      times: items ? (isListKnown ? items.length : null) : 1,
      fate,
    }
  })
}

function workOut(
  step: FlowStep,
  items: readonly string[] | null,
  fill: (item: string, n: number) => Record<string, string>,
  pure: PureTool,
): Value | null {
  if (!items) return pure(step.tool, fill('', 0))
  const all = items.map((item, n) => pure(step.tool, fill(item, n)))
  return all.some((one) => one === null) ? null : all.flatMap((one) => toList(one!))
}

const fillFields = (step: FlowStep, values: ReadonlyMap<string, Value>) =>
  Object.fromEntries(Object.entries(step.fields).map(([name, text]) => [name, fillPlaces(text, values)]))

function usesKnown({ fields }: FlowStep, known: ReadonlySet<string>): boolean {
  const probe = new Map([...known].map((name) => [name, '']))
  const all = Object.values(fields).flatMap((text) => [...text.matchAll(/\{\{ {0,3}([a-z][a-z0-9_]{0,39}) {0,3}\}\}/g)])
  return all.every(([, name = '']) => probe.has(name) || name === ITEM || name === NUMBER)
}

function toStand({ id }: FlowStep, sign: ToolSign | undefined): Value {
  if (sign?.isCheck) return 'yes'
  const words = `[what ${sign?.label ?? 'a tool'} of ${id} gives]`
  return sign?.gives === 'list' ? [words] : words
}

function fateOf(
  { after, needs }: FlowStep,
  fates: ReadonlyMap<string, DryStep['fate']>,
  values: ReadonlyMap<string, Value>,
  known: ReadonlySet<string>,
): DryStep['fate'] {
  const lines = after.map(({ step, when }): DryStep['fate'] => {
    const before = fates.get(step) ?? 'done'
    if (before !== 'done' || when === null) return before
    if (!known.has(step)) return 'maybe'
    return values.get(step) === when ? 'done' : 'skipped'
  })
  if (lines.length === 0) return 'done'
  if (needs === 'any') return lines.includes('done') ? 'done' : lines.includes('maybe') ? 'maybe' : 'skipped'
  return lines.includes('skipped') ? 'skipped' : lines.includes('maybe') ? 'maybe' : 'done'
}
