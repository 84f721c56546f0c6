import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { threadInvites, threads } from '#app/database/tables/together/threads.ts'

export type InviteRow = typeof threadInvites.$inferSelect

export const createInvite = (row: typeof threadInvites.$inferInsert) => store().db.insert(threadInvites).values(row)

const isOpen = (now: Date) => and(isNull(threadInvites.endedAt), gt(threadInvites.expiresAt, now))

/** An invitation that still opens something, with its thread; none of somebody who is suspended or leaving. */
export async function findInvite(id: string, now: Date) {
  const [row] = await store()
    .db.select({ invite: threadInvites, thread: threads, inviter: users.name })
    .from(threadInvites)
    .innerJoin(threads, and(eq(threads.id, threadInvites.threadId), isNull(threads.deletedAt)))
    .innerJoin(users, and(eq(users.id, threadInvites.invitedBy), isNull(users.eraseAt), isNull(users.suspendedAt)))
    .where(and(eq(threadInvites.id, id), isOpen(now)))
    .limit(1)
  return row ?? null
}

/** Uses an invitation; of those who come at once by one that lets one in, one gets true. */
export async function takeInvite(id: string, now: Date): Promise<boolean> {
  const [taken] = await store()
    .db.update(threadInvites)
    .set({ uses: sql`${threadInvites.uses} + 1` })
    .where(and(eq(threadInvites.id, id), isOpen(now), or(eq(threadInvites.isOnce, false), eq(threadInvites.uses, 0))))
    .returning({ isOnce: threadInvites.isOnce })
  if (taken?.isOnce) await store().db.update(threadInvites).set({ endedAt: now }).where(eq(threadInvites.id, id))
  return taken !== undefined
}

/** The invitations of a thread that are open, with whom they are for. */
export const listInvites = (threadId: string, now: Date) =>
  store()
    .db.select({ invite: threadInvites, name: users.name, handle: users.handle })
    .from(threadInvites)
    .leftJoin(users, and(eq(users.id, threadInvites.userId), isNull(users.eraseAt)))
    .where(and(eq(threadInvites.threadId, threadId), isOpen(now)))
    .orderBy(desc(threadInvites.createdAt))
    .limit(50)

/** The invitations that wait for somebody. */
export const listInvitesOf = (userId: string, now: Date) =>
  store()
    .db.select({ invite: threadInvites, title: threads.title, inviter: users.name })
    .from(threadInvites)
    .innerJoin(threads, and(eq(threads.id, threadInvites.threadId), isNull(threads.deletedAt)))
    .leftJoin(users, and(eq(users.id, threadInvites.invitedBy), isNull(users.eraseAt)))
    .where(and(eq(threadInvites.userId, userId), isOpen(now)))
    .orderBy(desc(threadInvites.createdAt))
    .limit(50)

/** Ends an invitation of a thread; false when it had ended. */
export async function endInvite(id: string, where: { threadId?: string; userId?: string }, now: Date) {
  const ended = await store()
    .db.update(threadInvites)
    .set({ endedAt: now })
    .where(
      and(
        eq(threadInvites.id, id),
        isNull(threadInvites.endedAt),
        where.threadId ? eq(threadInvites.threadId, where.threadId) : undefined,
        where.userId ? eq(threadInvites.userId, where.userId) : undefined,
      ),
    )
    .returning({ id: threadInvites.id })
  return ended.length > 0
}

/** Invitations that ran out before a moment. */
export const removeInvitesBefore = (moment: Date) =>
  store().db.delete(threadInvites).where(lt(threadInvites.expiresAt, moment))

/** Ends what somebody invited to a thread they are no longer in. */
export const endInvitesBy = (threadId: string, userId: string, now: Date) =>
  store()
    .db.update(threadInvites)
    .set({ endedAt: now })
    .where(
      and(eq(threadInvites.threadId, threadId), eq(threadInvites.invitedBy, userId), isNull(threadInvites.endedAt)),
    )
