import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { inboxThreads as threads } from '#app/database/tables/mail/inbox.ts'

/** Conversations that lie in the inbox now, newest first, older than a moment. */
export const listOpenThreads = (userId: string, before: Date | null, most: number) =>
  store()
    .db.select()
    .from(threads)
    .where(
      and(
        eq(threads.userId, userId),
        eq(threads.place, 'inbox'),
        isNull(threads.snoozedUntil),
        before ? lt(threads.lastAt, before) : undefined,
      ),
    )
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(most)
