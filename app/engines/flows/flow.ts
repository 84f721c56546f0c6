/** What passes between steps: words, a list of them, or a thing that stands at an address. */
export type Thing = { title: string; href: string }
export type Value = string | string[] | Thing
export type ValueKind = 'text' | 'list' | 'thing'

/** One thing a flow is given when it begins. */
export type FlowInput = { name: string; label: string; kind: 'line' | 'text' | 'list'; usual: string }

/** One line between two steps; `when` says on which answer of a check it is taken. */
export type After = { step: string; when: 'yes' | 'no' | null }

export type FlowStep = {
  /** `s1`, `s2` …: what later steps call it by. */
  id: string
  tool: string
  /** A name of its own; empty: the tool's. */
  title: string
  after: After[]
  /** Whether it waits for all steps it comes after, or for any of them. */
  needs: 'all' | 'any'
  /** A place whose list it is done for, item by item; empty: once. */
  each: string
  /** What stands in its fields, with places such as `{{text}}` and `{{s1}}`. */
  fields: Record<string, string>
}

/** A recipe is a straight line of steps, a workflow any graph without a circle. */
export type Flow = { inputs: FlowInput[]; steps: FlowStep[] }

/** One field of a tool. */
export type ToolField = {
  name: string
  label: string
  kind: 'text' | 'line' | 'number' | 'choice'
  help?: string
  choices?: readonly { value: string; label: string }[]
  /** What stands there when the step is added; `{{…}}` alone is the step before. */
  usual?: string
  isOptional?: boolean
}

/** What the pure part knows of a tool. */
export type ToolSign = {
  id: string
  label: string
  gives: ValueKind
  fields: readonly ToolField[]
  /** What it changes outside the flow, in words: left out of dry runs and tests. */
  effect?: string
  /** Its answer is “yes” or “no”, and lines may ask for one of them. */
  isCheck?: boolean
  /** Held back by the run itself, until a moment or until somebody answers: never done item by item. */
  holds?: 'moment' | 'person'
  /** Only members have what it needs. */
  isForMembers?: boolean
}

export const MOST_STEPS = 60
export const MOST_INPUTS = 12
export const MOST_FIELD_CHARS = 20_000
/** The most items a step is done for. */
export const MOST_ITEMS = 100
/** The most times steps are done in one run, items counted one by one. */
export const MOST_DOINGS = 400
/** The longest text a step hands on. */
export const MOST_VALUE_CHARS = 200_000

export const NO_FLOW: Flow = { inputs: [], steps: [] }

export const isThing = (value: Value): value is Thing => typeof value === 'object' && !Array.isArray(value)

/** A value as words: the items of a list a line each, a thing by its address. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.join('\n') : `${value.title}\n${value.href}`
}

/** A value as a list: a text gives its lines that hold something. */
export function toList(value: Value): string[] {
  if (Array.isArray(value)) return value
  return toText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** How a step is called: by its own name, else by its tool's. */
export const nameOf = (step: Pick<FlowStep, 'title' | 'tool'>, signs: ReadonlyMap<string, Pick<ToolSign, 'label'>>) =>
  step.title || signs.get(step.tool)?.label || step.tool
