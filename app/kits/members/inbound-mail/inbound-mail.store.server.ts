import { asc, eq, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxMessages } from '#app/database/tables/mail/inbox.ts'
import { receivedMails } from '#app/database/tables/mail.ts'
import { users } from '#app/database/tables/people.ts'

export type ReceivedMail = typeof receivedMails.$inferSelect

export async function findUserByHandle(handle: string) {
  const [user] = await store()
    .db.select({ id: users.id, plan: users.plan, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.handle, handle))
    .limit(1)
  return user ?? null
}

/** What the messages in one mailbox take, in bytes: those at the door and those that were filed. */
export async function sumMailBytes(userId: string): Promise<number> {
  const [[door], [filed]] = await Promise.all([
    store()
      .db.select({ bytes: sql<number>`coalesce(sum(${receivedMails.bytes}), 0)`.mapWith(Number) })
      .from(receivedMails)
      .where(eq(receivedMails.userId, userId)),
    store()
      .db.select({ bytes: sql<number>`coalesce(sum(${inboxMessages.bytes}), 0)`.mapWith(Number) })
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, userId)),
  ])
  return (door?.bytes ?? 0) + (filed?.bytes ?? 0)
}

export const createReceivedMails = (rows: ReceivedMail[]) => store().db.insert(receivedMails).values(rows)

/** Mail that waits at the door to be filed, oldest first. */
export const listReceivedMails = (most: number): Promise<ReceivedMail[]> =>
  store().db.select().from(receivedMails).orderBy(asc(receivedMails.receivedAt), asc(receivedMails.id)).limit(most)

/** Takes a mail from the door; false when somebody else did. */
export async function removeReceivedMail(id: string): Promise<boolean> {
  const gone = await store()
    .db.delete(receivedMails)
    .where(eq(receivedMails.id, id))
    .returning({ id: receivedMails.id })
  return gone.length > 0
}
