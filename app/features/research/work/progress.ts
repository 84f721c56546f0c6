import type { Plan, SourceKind } from '../plan/plan.ts'
import type { ReportDispute, ReportSection } from '../reports/report.ts'

/** One place that was asked for one line of the plan: what it gave, and what was not reached. */
export type ReachedPlace = { sub: string; kind: SourceKind; found: number; note: string | null }

/** How far a pass is: kept after every step, so that whoever goes on after a crash begins behind it. */
export type Progress = {
  done: string[]
  reached: ReachedPlace[]
  /** Sections as they come, until the report is written of them. */
  sections: ReportSection[]
  disputes: ReportDispute[]
  /** What was said by engines that failed, in words. */
  notes: string[]
}
export const NO_PROGRESS: Progress = { done: [], reached: [], sections: [], disputes: [], notes: [] }

export type Step =
  | { key: string; does: 'gather'; sub: string; text: string; kind: SourceKind }
  | { key: string; does: 'section'; sub: string; text: string }
  | { key: string; does: 'report' }

/** What a plan takes, in order: every place for every line, then a section for each, then the report. */
export function stepsOf({ subs, kinds }: Pick<Plan, 'subs' | 'kinds'>): Step[] {
  const gathers = subs.flatMap(({ id, text }) =>
    kinds.map((kind): Step => ({ key: `${id}:${kind}`, does: 'gather', sub: id, text, kind })),
  )
  // The whole question, which stands first, is written last: what lines of their own say stands there.
  const sections = [...subs.slice(1), ...subs.slice(0, 1)].map(({ id, text }): Step => ({
    key: `${id}:section`,
    does: 'section',
    sub: id,
    text,
  }))
  return [...gathers, ...sections, { key: 'report', does: 'report' }]
}

/** Steps that write, and not those that read: done again when a source or a note was thrown out. */
export const withoutWriting = (progress: Progress): Progress => ({
  ...progress,
  done: progress.done.filter((key) => !key.endsWith(':section') && key !== 'report'),
  sections: [],
  disputes: [],
  notes: [],
})
