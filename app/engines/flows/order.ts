import type { Flow, FlowStep } from './flow.ts'

type Steps = readonly Pick<FlowStep, 'id' | 'after'>[]

/**
 * Steps in an order in which each comes behind all it comes after, those that could stand anywhere as they were written.
 * Those of a circle, and those behind it, are in `circle`.
 */
export function orderOf<Step extends Pick<FlowStep, 'id' | 'after'>>(
  steps: readonly Step[],
): { ordered: Step[]; circle: string[] } {
  const known = new Set(steps.map(({ id }) => id))
  const done = new Set<string>()
  const ordered: Step[] = []
  let left = [...steps]
  while (left.length > 0) {
    const ready = left.filter(({ after }) => after.every(({ step }) => done.has(step) || !known.has(step)))
    if (ready.length === 0) break
    // One at a time, so that the written order holds wherever it can.
    const [first] = ready
    ordered.push(first!)
    done.add(first!.id)
    left = left.filter((one) => one !== first)
  }
  return { ordered, circle: left.map(({ id }) => id) }
}

/** Every step that comes before each step, at whatever distance. Steps of a circle come before each other. */
export function ancestorsOf(steps: Steps): Map<string, Set<string>> {
  const before = new Map(steps.map(({ id, after }) => [id, after.map(({ step }) => step)]))
  const found = new Map<string, Set<string>>()
  for (const { id } of steps) {
    const seen = new Set<string>()
    const open = [...(before.get(id) ?? [])]
    while (open.length > 0) {
      const next = open.pop()!
      if (seen.has(next) || !before.has(next)) continue
      seen.add(next)
      open.push(...(before.get(next) ?? []))
    }
    found.set(id, seen)
  }
  return found
}

/** The steps nothing comes after: what a flow ends with. */
export function endsOf({ steps }: Pick<Flow, 'steps'>): string[] {
  const followed = new Set(steps.flatMap(({ after }) => after.map(({ step }) => step)))
  return steps.filter(({ id }) => !followed.has(id)).map(({ id }) => id)
}

/** A recipe is a straight line: each step after the one above it, and behind a check only on “yes”. */
export function straighten(steps: readonly FlowStep[], isCheck: (tool: string) => boolean): FlowStep[] {
  return steps.map((step, n) => {
    const before = steps[n - 1]
    return {
      ...step,
      needs: 'all',
      after: before ? [{ step: before.id, when: isCheck(before.tool) ? 'yes' : null }] : [],
    }
  })
}

/** Whether a flow is a straight line as a recipe has it. */
export const isStraight = ({ steps }: Pick<Flow, 'steps'>, isCheck: (tool: string) => boolean): boolean =>
  JSON.stringify(straighten(steps, isCheck).map(({ after }) => after)) ===
  JSON.stringify(steps.map(({ after }) => after.map(({ step, when }) => ({ step, when }))))
