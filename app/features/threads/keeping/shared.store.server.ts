import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { shareLinks } from '#app/database/tables/shares.ts'
import { threadMembers, threads } from '#app/database/tables/together/threads.ts'
import { isReadable, isSharer } from '#app/kits/pages/share-link/readable.store.server.ts'

/** Members and former members of a thread whose names may stand in its words, with whether they chose to be found. */
export async function listForReaders(threadId: string, spoke: readonly string[]) {
  const within = store()
    .db.select({ id: threadMembers.userId })
    .from(threadMembers)
    .where(eq(threadMembers.threadId, threadId))
  return store()
    .db.select({ id: users.id, name: users.name, handle: users.handle, isFindable: users.isFindable })
    .from(users)
    .where(
      and(
        isNull(users.eraseAt),
        or(inArray(users.id, within), spoke.length > 0 ? inArray(users.id, [...spoke]) : undefined),
      ),
    )
}

const columns = {
  id: shareLinks.id,
  thingId: shareLinks.thingId,
  kind: shareLinks.kind,
  terms: shareLinks.terms,
  createdAt: shareLinks.createdAt,
  expiresAt: shareLinks.expiresAt,
  title: threads.title,
  messageCount: threads.messageCount,
}

/** Links that work now to threads that are there: of everybody who put theirs in the reading room. */
export const listInRoom = (kind: string, now: Date, most: number) =>
  store()
    .db.select(columns)
    .from(shareLinks)
    .innerJoin(threads, and(eq(threads.id, shareLinks.thingId), isNull(threads.deletedAt)))
    .innerJoin(users, isSharer(shareLinks))
    .where(and(eq(shareLinks.kind, kind), isReadable(shareLinks, now)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(most)

/** The links somebody made to threads. */
export const listSharedBy = (userId: string, kinds: readonly string[], now: Date) =>
  store()
    .db.select(columns)
    .from(shareLinks)
    .innerJoin(threads, and(eq(threads.id, shareLinks.thingId), isNull(threads.deletedAt)))
    .innerJoin(users, isSharer(shareLinks))
    .where(and(eq(shareLinks.userId, userId), inArray(shareLinks.kind, [...kinds]), isReadable(shareLinks, now)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(100)

/** The threads of others that somebody was let into. */
export const listSharedWith = (userId: string, most: number) =>
  store()
    .db.select({ id: threads.id, title: threads.title, role: threadMembers.role, joinedAt: threadMembers.joinedAt })
    .from(threadMembers)
    .innerJoin(threads, and(eq(threads.id, threadMembers.threadId), isNull(threads.deletedAt)))
    .where(and(eq(threadMembers.userId, userId), ne(threadMembers.role, 'owner')))
    .orderBy(desc(threadMembers.joinedAt), desc(threads.id))
    .limit(most)

/** Whether whoever made a link to a thread is its owner still. */
export async function isOwner(threadId: string, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const rows = await store()
    .db.select({ id: threadMembers.userId })
    .from(threadMembers)
    .where(and(eq(threadMembers.threadId, threadId), eq(threadMembers.userId, userId), eq(threadMembers.role, 'owner')))
    .limit(1)
  return rows.length > 0
}
