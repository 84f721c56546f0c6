import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { flowRuns, flowRunSteps } from '#app/database/tables/flows/flows.ts'

export type FlowRunRow = typeof flowRuns.$inferSelect
export type StepRow = typeof flowRunSteps.$inferSelect

/** False when the same cause began one before. */
export async function createFlowRun(row: typeof flowRuns.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(flowRuns).values(row).onConflictDoNothing().returning({ id: flowRuns.id })
  return made.length > 0
}

export async function findFlowRun(id: string): Promise<FlowRunRow | null> {
  const [row] = await store().db.select().from(flowRuns).where(eq(flowRuns.id, id))
  return row ?? null
}

export const saveFlowRun = (id: string, change: Partial<typeof flowRuns.$inferInsert>) =>
  store().db.update(flowRuns).set(change).where(eq(flowRuns.id, id))

/** Changes a run while it is in a state; false when it is in another by now. */
export async function saveFlowRunIn(
  id: string,
  states: readonly FlowRunRow['state'][],
  change: Partial<typeof flowRuns.$inferInsert>,
): Promise<boolean> {
  const changed = await store()
    .db.update(flowRuns)
    .set(change)
    .where(and(eq(flowRuns.id, id), inArray(flowRuns.state, [...states])))
    .returning({ id: flowRuns.id })
  return changed.length > 0
}

/** The runs of a flow, newest first. */
export const listFlowRuns = (
  flowId: string,
  kinds: readonly FlowRunRow['kind'][],
  most: number,
): Promise<FlowRunRow[]> =>
  store()
    .db.select()
    .from(flowRuns)
    .where(and(eq(flowRuns.flowId, flowId), inArray(flowRuns.kind, [...kinds])))
    .orderBy(desc(flowRuns.createdAt), desc(flowRuns.id))
    .limit(most)

export async function countUnderWay(flowId: string): Promise<number> {
  const [row] = await store()
    .db.select({ count: count() })
    .from(flowRuns)
    .where(and(eq(flowRuns.flowId, flowId), inArray(flowRuns.state, ['working', 'waiting'])))
  return row?.count ?? 0
}

/** The newest test runs of some cases on a version. */
export const listTestRuns = (flowId: string, version: number): Promise<FlowRunRow[]> =>
  store()
    .db.select()
    .from(flowRuns)
    .where(and(eq(flowRuns.flowId, flowId), eq(flowRuns.version, version), eq(flowRuns.kind, 'test')))
    .orderBy(desc(flowRuns.createdAt), desc(flowRuns.id))

export const createStep = (row: typeof flowRunSteps.$inferInsert) => store().db.insert(flowRunSteps).values(row)

export const listSteps = (runId: string): Promise<StepRow[]> =>
  store()
    .db.select()
    .from(flowRunSteps)
    .where(eq(flowRunSteps.runId, runId))
    .orderBy(asc(flowRunSteps.startedAt), asc(flowRunSteps.step), asc(flowRunSteps.item))

export async function findStep(id: string): Promise<StepRow | null> {
  const [row] = await store().db.select().from(flowRunSteps).where(eq(flowRunSteps.id, id))
  return row ?? null
}

export const saveStep = (id: string, change: Partial<typeof flowRunSteps.$inferInsert>) =>
  store().db.update(flowRunSteps).set(change).where(eq(flowRunSteps.id, id))

/** Changes a step while it is in a state; false when it is in another by now. */
export async function saveStepIn(
  id: string,
  state: StepRow['state'],
  change: Partial<typeof flowRunSteps.$inferInsert>,
): Promise<boolean> {
  const changed = await store()
    .db.update(flowRunSteps)
    .set(change)
    .where(and(eq(flowRunSteps.id, id), eq(flowRunSteps.state, state)))
    .returning({ id: flowRunSteps.id })
  return changed.length > 0
}

export const removeSteps = (runId: string, steps: readonly string[], states?: readonly StepRow['state'][]) =>
  store()
    .db.delete(flowRunSteps)
    .where(
      and(
        eq(flowRunSteps.runId, runId),
        inArray(flowRunSteps.step, [...steps]),
        states && inArray(flowRunSteps.state, [...states]),
      ),
    )

/** Steps whose waiting is over. */
export const listDueSteps = (now: Date, most: number) =>
  store()
    .db.select({ id: flowRunSteps.id, runId: flowRunSteps.runId, state: flowRunSteps.state })
    .from(flowRunSteps)
    .where(and(lte(flowRunSteps.dueAt, now), inArray(flowRunSteps.state, ['moment', 'person'])))
    .limit(most)

/** What runs cost and took, by run. */
export async function sumSteps(runIds: readonly string[]) {
  if (runIds.length === 0) return []
  return store()
    .db.select({
      runId: flowRunSteps.runId,
      cost: sql<number | null>`sum(${flowRunSteps.costMicros})`.mapWith((value) =>
        value === null ? null : Number(value),
      ),
      took: sql<number>`coalesce(sum(${flowRunSteps.tookMs}), 0)`.mapWith(Number),
      done: count(),
    })
    .from(flowRunSteps)
    .where(inArray(flowRunSteps.runId, [...runIds]))
    .groupBy(flowRunSteps.runId)
}
