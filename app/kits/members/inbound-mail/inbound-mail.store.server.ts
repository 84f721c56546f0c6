import { eq, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
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

/** What the messages in one mailbox take, in bytes. */
export async function sumMailBytes(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ bytes: sql<number>`coalesce(sum(${receivedMails.bytes}), 0)`.mapWith(Number) })
    .from(receivedMails)
    .where(eq(receivedMails.userId, userId))
  return row?.bytes ?? 0
}

export const createReceivedMails = (rows: ReceivedMail[]) => store().db.insert(receivedMails).values(rows)
