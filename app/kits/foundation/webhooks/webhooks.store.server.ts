import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { webhookCalls, webhooks } from '#app/database/tables/house/webhooks.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type CallRow = typeof webhookCalls.$inferSelect

export const listWebhooks = (): Promise<WebhookRow[]> =>
  store().db.select().from(webhooks).orderBy(asc(webhooks.createdAt), asc(webhooks.id))

export async function findWebhook(id: string): Promise<WebhookRow | null> {
  const [row] = await store().db.select().from(webhooks).where(eq(webhooks.id, id)).limit(1)
  return row ?? null
}

export const createWebhook = (row: typeof webhooks.$inferInsert) => store().db.insert(webhooks).values(row)

export const saveWebhook = (id: string, change: Partial<WebhookRow>) =>
  store().db.update(webhooks).set(change).where(eq(webhooks.id, id))

export const removeWebhook = (id: string) => store().db.delete(webhooks).where(eq(webhooks.id, id))

export const createCall = (row: typeof webhookCalls.$inferInsert) => store().db.insert(webhookCalls).values(row)

export async function findCall(id: string): Promise<CallRow | null> {
  const [row] = await store().db.select().from(webhookCalls).where(eq(webhookCalls.id, id)).limit(1)
  return row ?? null
}

/** The last calls of a webhook, the newest first, without their bodies. */
export const listCalls = (webhookId: string, most: number) => {
  const { body: _body, ...columns } = columnsOfCalls
  return store()
    .db.select(columns)
    .from(webhookCalls)
    .where(eq(webhookCalls.webhookId, webhookId))
    .orderBy(desc(webhookCalls.createdAt), desc(webhookCalls.id))
    .limit(most)
}
const columnsOfCalls = {
  id: webhookCalls.id,
  event: webhookCalls.event,
  body: webhookCalls.body,
  state: webhookCalls.state,
  tries: webhookCalls.tries,
  status: webhookCalls.status,
  answer: webhookCalls.answer,
  createdAt: webhookCalls.createdAt,
  triedAt: webhookCalls.triedAt,
}

/** How many calls of each webhook are in each state. */
export const countCalls = () =>
  store()
    .db.select({ webhookId: webhookCalls.webhookId, state: webhookCalls.state, n: count() })
    .from(webhookCalls)
    .groupBy(webhookCalls.webhookId, webhookCalls.state)

/** Writes what came of a try; a call that was taken away meanwhile stays away. */
export const saveTry = (
  id: string,
  { state, status, answer, triedAt }: Pick<CallRow, 'state' | 'status' | 'answer'> & { triedAt: Date },
) =>
  store()
    .db.update(webhookCalls)
    .set({ state, status, answer, triedAt, tries: sql`${webhookCalls.tries} + 1` })
    .where(eq(webhookCalls.id, id))

/** Puts a call back in line; false when it was delivered. */
export async function restartCall(id: string): Promise<boolean> {
  const rows = await store()
    .db.update(webhookCalls)
    .set({ state: 'waiting', tries: 0 })
    .where(and(eq(webhookCalls.id, id), ne(webhookCalls.state, 'delivered')))
    .returning({ id: webhookCalls.id })
  return rows.length > 0
}

/** Removes calls that are older than a moment and wait for nothing. */
export const removeOldCalls = (before: Date) =>
  store()
    .db.delete(webhookCalls)
    .where(and(lt(webhookCalls.createdAt, before), inArray(webhookCalls.state, ['delivered', 'failed'])))
