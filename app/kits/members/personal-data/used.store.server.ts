import { and, asc, eq, inArray } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { audit } from '#app/database/tables/audit.ts'
import { providers } from '#app/database/tables/engines.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { budgets, runs, uses } from '#app/database/tables/runs.ts'
import { GONE_ACTOR } from '#app/kits/foundation/audit/audit.server.ts'
import { each } from './each.ts'
import { isBehind, paged } from './paged.store.server.ts'
import type { Person } from './person.ts'

const RUNS_AT_ONCE = 200
const ACTS_AT_ONCE = 500

type RunRow = typeof runs.$inferSelect
type AuditEventRow = typeof audit.$inferSelect

/** A person's runs with what each engine took: when, where, how much, what it cost. */
export async function* readUsage({ id }: Person): AsyncGenerator<object> {
  for await (const page of paged<RunRow>(RUNS_AT_ONCE, (last) => listRuns(id, last))) {
    const used = await listUses(page.map((run) => run.id))
    for (const { userId: _, apiKeyId, ...run } of page) {
      const engines = used.filter(({ runId }) => runId === run.id)
      yield { ...run, byKey: apiKeyId !== null, engines: engines.map(({ runId: _run, userId: _user, ...use }) => use) }
    }
  }
}

const listRuns = (userId: string, last: RunRow | undefined) =>
  store()
    .db.select()
    .from(runs)
    .where(and(eq(runs.userId, userId), isBehind(runs.createdAt, runs.id, last && { at: last.createdAt, id: last.id })))
    .orderBy(asc(runs.createdAt), asc(runs.id))
    .limit(RUNS_AT_ONCE)

const listUses = async (runIds: string[]) =>
  runIds.length === 0
    ? []
    : store().db.select().from(uses).where(inArray(uses.runId, runIds)).orderBy(asc(uses.startedAt))

/** The figures stay for the house's books; whose they were goes. */
export const anonymiseUses = ({ id }: Person) =>
  store().db.update(uses).set({ userId: null }).where(eq(uses.userId, id))
export const anonymiseRuns = ({ id }: Person) =>
  store().db.update(runs).set({ userId: null, apiKeyId: null }).where(eq(runs.userId, id))

export const readApiKeys = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(apiKeys).where(eq(apiKeys.userId, id)).orderBy(asc(apiKeys.createdAt))
    return rows.map(({ id: _, userId: _user, hash: _hash, ...shown }) => shown)
  })
export const eraseApiKeys = ({ id }: Person) => store().db.delete(apiKeys).where(eq(apiKeys.userId, id))

export const readOwnProviders = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select()
      .from(providers)
      .where(eq(providers.ownerId, id))
      .orderBy(asc(providers.createdAt))
    return rows.map(({ company, label, address, models, isEnabled, createdAt }) => ({
      company,
      label,
      address,
      models,
      isEnabled,
      createdAt,
    }))
  })
export const eraseOwnProviders = ({ id }: Person) => store().db.delete(providers).where(eq(providers.ownerId, id))

export const eraseBudget = ({ id }: Person) =>
  store()
    .db.delete(budgets)
    .where(eq(budgets.scope, `member:${id}`))

export async function* readActs({ id }: Person): AsyncGenerator<object> {
  for await (const page of paged<AuditEventRow>(ACTS_AT_ONCE, (last) => listAuditEvents(id, last)))
    yield* page.map(({ at, act, target, detail }) => ({ at, act, target, detail }))
}

const listAuditEvents = (actorId: string, last: AuditEventRow | undefined) =>
  store()
    .db.select()
    .from(audit)
    .where(and(eq(audit.actorId, actorId), isBehind(audit.at, audit.id, last)))
    .orderBy(asc(audit.at), asc(audit.id))
    .limit(ACTS_AT_ONCE)

/** The log stays whole; who acted, or was acted on, is nobody any more. */
export const anonymiseActs = async ({ id }: Person) => {
  await store().db.update(audit).set({ actorId: GONE_ACTOR }).where(eq(audit.actorId, id))
  await store().db.update(audit).set({ target: null }).where(eq(audit.target, id))
}
