import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { audit } from '#app/database/tables/audit.ts'
import { providers } from '#app/database/tables/engines.ts'
import { apiKeys } from '#app/database/tables/keys.ts'
import { budgets, runs, uses } from '#app/database/tables/runs.ts'
import { each } from './each.ts'
import type { Person } from './person.ts'

const RUNS_AT_ONCE = 200

type RunRow = typeof runs.$inferSelect

/** A person's runs with what each engine took: when, where, how much, what it cost. */
export async function* readUsage({ id }: Person): AsyncGenerator<object> {
  let last: RunRow | undefined
  do {
    const page = await listRuns(id, last)
    const used = await listUses(page.map((run) => run.id))
    for (const { userId: _, apiKeyId, ...run } of page) {
      const engines = used.filter(({ runId }) => runId === run.id)
      yield { ...run, byKey: apiKeyId !== null, engines: engines.map(({ runId: _run, userId: _user, ...use }) => use) }
    }
    last = page.length === RUNS_AT_ONCE ? page.at(-1) : undefined
  } while (last)
}

function listRuns(userId: string, after: RunRow | undefined): Promise<RunRow[]> {
  const rest = after
    ? or(gt(runs.createdAt, after.createdAt), and(eq(runs.createdAt, after.createdAt), gt(runs.id, after.id)))
    : undefined
  return store()
    .db.select()
    .from(runs)
    .where(and(eq(runs.userId, userId), rest))
    .orderBy(asc(runs.createdAt), asc(runs.id))
    .limit(RUNS_AT_ONCE)
}

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
    return rows.map(({ name, ending, createdAt, lastUsedAt, expiresAt }) => ({
      name,
      ending,
      createdAt,
      lastUsedAt,
      expiresAt,
    }))
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

export const readActs = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(audit).where(eq(audit.actorId, id)).orderBy(asc(audit.at))
    return rows.map(({ at, act, target, detail }) => ({ at, act, target, detail }))
  })

/** The log stays whole; who acted, or was acted on, is nobody any more. */
export const anonymiseActs = async ({ id }: Person) => {
  await store().db.update(audit).set({ actorId: null }).where(eq(audit.actorId, id))
  await store().db.update(audit).set({ target: null }).where(eq(audit.target, id))
}
