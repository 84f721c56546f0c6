import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { documentPages, readDocuments } from '#app/database/tables/documents.ts'
import { flows, flowStarts } from '#app/database/tables/flows/flows.ts'
import { inboxBodies, inboxMessages } from '#app/database/tables/mail/inbox.ts'

export type StartRow = typeof flowStarts.$inferSelect

export const createStart = (row: typeof flowStarts.$inferInsert) => store().db.insert(flowStarts).values(row)

export const listStarts = (flowId: string): Promise<StartRow[]> =>
  store().db.select().from(flowStarts).where(eq(flowStarts.flowId, flowId)).orderBy(asc(flowStarts.createdAt))

export async function findStart(id: string): Promise<StartRow | null> {
  const [row] = await store().db.select().from(flowStarts).where(eq(flowStarts.id, id))
  return row ?? null
}

export const saveStart = (id: string, change: Partial<typeof flowStarts.$inferInsert>) =>
  store().db.update(flowStarts).set(change).where(eq(flowStarts.id, id))

export const removeStart = (flowId: string, id: string) =>
  store()
    .db.delete(flowStarts)
    .where(and(eq(flowStarts.flowId, flowId), eq(flowStarts.id, id)))

/** What is to be looked at now, of flows that are there. */
export const listDueStarts = (
  now: Date,
  most: number,
): Promise<{ start: StartRow; flow: typeof flows.$inferSelect }[]> =>
  store()
    .db.select({ start: flowStarts, flow: flows })
    .from(flowStarts)
    .innerJoin(flows, eq(flows.id, flowStarts.flowId))
    .where(and(eq(flowStarts.isOn, true), lte(flowStarts.nextAt, now), isNull(flows.deletedAt)))
    .orderBy(asc(flowStarts.nextAt))
    .limit(most)

/** Takes a start in hand, once among all servers; false when another did. */
export async function claimStart(id: string, nextAt: Date, next: Date | null): Promise<boolean> {
  const taken = await store()
    .db.update(flowStarts)
    .set({ nextAt: next })
    .where(and(eq(flowStarts.id, id), eq(flowStarts.nextAt, nextAt), eq(flowStarts.isOn, true)))
    .returning({ id: flowStarts.id })
  return taken.length > 0
}

/** Mail that came to a member after a moment, oldest first, with its words. */
export const listNewMail = (userId: string, after: Date, most: number) =>
  store()
    .db.select({
      ...{ id: inboxMessages.id, fromName: inboxMessages.fromName, fromAddress: inboxMessages.fromAddress },
      ...{ subject: inboxMessages.subject, text: inboxBodies.text, createdAt: inboxMessages.createdAt },
    })
    .from(inboxMessages)
    .innerJoin(inboxBodies, eq(inboxBodies.messageId, inboxMessages.id))
    .where(and(eq(inboxMessages.userId, userId), eq(inboxMessages.isSent, false), gt(inboxMessages.createdAt, after)))
    .orderBy(asc(inboxMessages.createdAt), asc(inboxMessages.id))
    .limit(most)

/** Documents of a member that were read after a moment, oldest first. */
export const listNewDocuments = (userId: string, after: Date, most: number) =>
  store()
    .db.select({
      id: readDocuments.id,
      title: readDocuments.title,
      createdAt: readDocuments.createdAt,
      state: readDocuments.state,
    })
    .from(readDocuments)
    .where(and(eq(readDocuments.userId, userId), isNull(readDocuments.deletedAt), gt(readDocuments.createdAt, after)))
    .orderBy(asc(readDocuments.createdAt), asc(readDocuments.id))
    .limit(most)

export async function textOfDocument(id: string): Promise<string> {
  const pages = await store()
    .db.select({ text: documentPages.text })
    .from(documentPages)
    .where(inArray(documentPages.documentId, [id]))
    .orderBy(asc(documentPages.number))
  return pages.map(({ text }) => text).join('\n\n')
}
