import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { flowCases, flowRuns, flowRunSteps, flows, flowStarts, flowVersions } from '#app/database/tables/flows/flows.ts'
import { isBehind, paged } from '#app/kits/members/personal-data/paged.store.server.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

const AT_ONCE = 50
const ownFlows = ({ id }: Person) => store().db.select({ id: flows.id }).from(flows).where(eq(flows.userId, id))
const ownRuns = (person: Person) =>
  store()
    .db.select({ id: flowRuns.id })
    .from(flowRuns)
    .where(inArray(flowRuns.flowId, ownFlows(person)))

export async function* readOwnFlows({ id }: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(flows)
    .where(eq(flows.userId, id))
    .orderBy(asc(flows.createdAt), asc(flows.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...rest }) => rest)
}

const readOf = (table: typeof flowVersions | typeof flowRuns | typeof flowCases) =>
  async function* (person: Person): AsyncGenerator<object> {
    const list = (last: { createdAt: Date; id: string } | undefined) =>
      store()
        .db.select()
        .from(table)
        .where(
          and(
            inArray(table.flowId, ownFlows(person)),
            isBehind(table.createdAt, table.id, last && { at: last.createdAt, id: last.id }),
          ),
        )
        .orderBy(asc(table.createdAt), asc(table.id))
        .limit(AT_ONCE)
    for await (const page of paged<{ createdAt: Date; id: string }>(AT_ONCE, list)) yield* page
  }
export const readOwnVersions = readOf(flowVersions)
export const readOwnRuns = readOf(flowRuns)
export const readOwnCases = readOf(flowCases)

export async function* readOwnSteps(person: Person): AsyncGenerator<object> {
  const list = (last: typeof flowRunSteps.$inferSelect | undefined) =>
    store()
      .db.select()
      .from(flowRunSteps)
      .where(
        and(
          inArray(flowRunSteps.runId, ownRuns(person)),
          isBehind(flowRunSteps.startedAt, flowRunSteps.id, last && { at: last.startedAt, id: last.id }),
        ),
      )
      .orderBy(asc(flowRunSteps.startedAt), asc(flowRunSteps.id))
      .limit(AT_ONCE)
  for await (const page of paged<typeof flowRunSteps.$inferSelect>(AT_ONCE, list)) yield* page
}

export async function* readOwnStarts(person: Person): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(flowStarts)
    .where(inArray(flowStarts.flowId, ownFlows(person)))
    .orderBy(asc(flowStarts.createdAt), asc(flowStarts.id))
  yield* rows.map(({ sealed: _sealed, ...rest }) => rest)
}

const eraseOf =
  (table: typeof flowVersions | typeof flowRuns | typeof flowCases | typeof flowStarts) => (person: Person) =>
    store()
      .db.delete(table)
      .where(inArray(table.flowId, ownFlows(person)))
export const eraseVersions = eraseOf(flowVersions)
export const eraseRuns = eraseOf(flowRuns)
export const eraseCases = eraseOf(flowCases)
export const eraseStarts = eraseOf(flowStarts)
export const eraseSteps = (person: Person) =>
  store()
    .db.delete(flowRunSteps)
    .where(inArray(flowRunSteps.runId, ownRuns(person)))
export const eraseFlows = ({ id }: Person) => store().db.delete(flows).where(eq(flows.userId, id))
