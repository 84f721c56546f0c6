import { costOf } from '#app/kits/asking/engines/price.ts'
import { findEngine, listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { Viewer } from '#app/kits/asking/engines/viewer.ts'
import { readHealth } from '#app/kits/asking/runs/health.server.ts'
import type { Plan, SourceKind } from './plan.ts'

/** What a pass will take: micro-dollars (null: a price is unknown), seconds, and whether it counts among the runs of a day. */
export type PlanEstimate = {
  micros: number | null
  seconds: number
  steps: number
  isCounted: boolean
  unpriced: string[]
}

/** Tokens a model reads and writes for a section: six passages and its instructions, a few sentences. */
const SECTION_TOKENS = { input: 4_200, output: 500 }
/** Seconds a place takes for a line where nothing was measured, and a page that is fetched. */
const USUAL_S: Readonly<Record<SourceKind, number>> = { knowledge: 1, here: 0.2, index: 0.3, web: 2, documents: 0.4 }
const FETCH_S = 0.6
const LEDGER_S = 1.5
const MODEL_S = 12
const MS_PER_S = 1_000

/** Before a pass: its price by list prices and its time by the times of the last day. */
export async function estimatePlan(plan: Plan, viewer: Viewer): Promise<PlanEstimate> {
  const { subs, kinds, pages, model: modelId } = plan
  const [health, searches, model] = await Promise.all([
    readHealth(),
    kinds.includes('web') ? listEngines(viewer, 'search') : [],
    modelId === null ? null : findEngine(viewer, 'write', modelId),
  ])
  const search = searches[0] ?? null
  const used = [
    ...(search ? [{ listed: search, units: { input: 1, output: 0 }, usualS: USUAL_S.web }] : []),
    ...(model ? [{ listed: model, units: SECTION_TOKENS, usualS: MODEL_S }] : []),
  ]
  let micros: number | null = 0
  let perLineS = LEDGER_S
  const unpriced: string[] = []
  for (const { listed, units, usualS } of used) {
    const cost = listed.isOwn ? 0 : costOf(listed.price, units)
    if (cost === null) unpriced.push(listed.engine.label)
    micros = micros === null || cost === null ? null : micros + cost * subs.length
    const measured = health.get(listed.engine.id)?.p50Ms
    perLineS += measured ? measured / MS_PER_S : usualS
  }
  if (search) perLineS += pages * FETCH_S
  for (const kind of kinds) if (kind !== 'web') perLineS += USUAL_S[kind]
  return {
    micros,
    seconds: Math.ceil(perLineS * subs.length),
    steps: subs.length * (kinds.length + 1) + 1,
    isCounted: used.some(
      ({ listed: { price, isOwn } }) => !isOwn && (price === null || price.inputMicros + price.outputMicros > 0),
    ),
    unpriced,
  }
}
