import { and, asc, eq, gt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxMessages } from '#app/database/tables/mail/inbox.ts'

const AT_ONCE = 100

export type KeptMail = Pick<typeof inboxMessages.$inferSelect, 'id' | 'rawKey' | 'fromAddress' | 'at' | 'createdAt'>

/** All messages of a member, as they came in, a page at a time. */
export async function* listAllMail(userId: string): AsyncGenerator<KeptMail> {
  const { id, rawKey, fromAddress, at, createdAt } = inboxMessages
  for (let last: KeptMail | undefined; ;) {
    const rows: KeptMail[] = await store()
      .db.select({ id, rawKey, fromAddress, at, createdAt })
      .from(inboxMessages)
      .where(
        and(
          eq(inboxMessages.userId, userId),
          last && or(gt(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), gt(id, last.id))),
        ),
      )
      .orderBy(asc(createdAt), asc(id))
      .limit(AT_ONCE)
    yield* rows
    last = rows.at(-1)
    if (rows.length < AT_ONCE) return
  }
}
