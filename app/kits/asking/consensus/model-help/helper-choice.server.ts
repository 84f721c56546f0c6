import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { isBuiltIn } from '#app/kits/asking/panel/seat-info.ts'
import { estimateHelp } from '../estimate.server.ts'
import type { Helpers } from './model-help.ts'

type Cost = ReturnType<typeof estimateHelp>
/** A language model that can help a run, and what that usually and at most about costs. */
export type HelperModel = { id: string; label: string } & Record<keyof Helpers, Cost>

/** The language models that are configured and allowed for somebody; none on a fresh machine. */
export async function listHelperModels(viewer: Viewer): Promise<HelperModel[]> {
  const listed = await listEngines(viewer, 'write')
  return listed
    .filter(({ engine }) => !isBuiltIn(engine.id))
    .map((model) => ({
      id: model.engine.id,
      label: model.engine.label,
      judge: estimateHelp('judge', model),
      rewriter: estimateHelp('rewriter', model),
    }))
}

/** Who compares unless somebody chooses otherwise: of the models that can, the one that costs least; '' where there is none. */
export function toUsualJudge(models: readonly HelperModel[]): string {
  const costOf = ({ judge: { usualMicros } }: HelperModel) => usualMicros ?? Infinity
  return models.toSorted((a, b) => costOf(a) - costOf(b))[0]?.id ?? ''
}

/** The choice of a form, where '' is nobody; one that does not say who compares means the usual judge, where a model sits on the panel. */
export async function toHelpers(
  { judge, rewriter }: { judge?: string | undefined; rewriter: string },
  viewer: Viewer,
  hasModel: boolean,
): Promise<Helpers> {
  const usual = judge === undefined && hasModel ? toUsualJudge(await listHelperModels(viewer)) : ''
  return { judge: (judge ?? usual) || null, rewriter: rewriter || null }
}

const GONE = 'This model is not here for you any more. Choose another one, or nobody.'

/** What is wrong with a choice, by field; nothing when each of the chosen models is there for this viewer. */
export async function findHelperGaps(viewer: Viewer, helpers: Helpers): Promise<Record<string, string>> {
  if (helpers.judge === null && helpers.rewriter === null) return {}
  const models = await listHelperModels(viewer)
  const isGone = (id: string | null) => id !== null && !models.some((model) => model.id === id)
  return {
    ...(isGone(helpers.judge) && { judge: GONE }),
    ...(isGone(helpers.rewriter) && { rewriter: GONE }),
  }
}
