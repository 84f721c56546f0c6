import { kindWords, sourceKinds, type Plan } from '../plan/plan.ts'
import type { Progress } from '../work/progress.ts'

/** What a pass did not reach, in sentences: places left out, places that gave nothing and why, lines nothing answers. */
export function toUnreached({ kinds, subs }: Plan, { reached, sections, notes }: Progress): string[] {
  const left = sourceKinds.filter((kind) => !kinds.includes(kind))
  const said = [
    ...new Map(
      reached.flatMap(({ kind, note }) =>
        note ? [[`${kind} ${note}`, `${kindWords[kind].label}: ${note}`] as const] : [],
      ),
    ).values(),
  ]
  const unanswered = subs.filter(({ id }) =>
    sections.some(({ sub, sentences, isSaidElsewhere }) => sub === id && sentences.length === 0 && !isSaidElsewhere),
  )
  return [
    ...unanswered.map(({ text }) => `Nothing that was read answers “${text}”`),
    ...said,
    ...notes,
    ...(left.length > 0 ? [`Not asked: ${left.map((kind) => kindWords[kind].label.toLowerCase()).join(', ')}.`] : []),
  ]
}
