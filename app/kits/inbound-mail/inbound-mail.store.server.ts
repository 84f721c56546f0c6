import { eq } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { receivedMails } from '#app/database/tables/mail.ts'
import { users } from '#app/database/tables/people.ts'

export type ReceivedMail = typeof receivedMails.$inferSelect

export async function findUserByHandle(handle: string) {
  const [user] = await store()
    .db.select({ id: users.id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.handle, handle))
    .limit(1)
  return user ?? null
}

export const createReceivedMails = (rows: ReceivedMail[]) => store().db.insert(receivedMails).values(rows)
