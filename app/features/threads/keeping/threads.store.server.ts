import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { threadMembers, threads, type ThreadRole } from '#app/database/tables/together/threads.ts'

export type ThreadRow = typeof threads.$inferSelect
export type MemberRow = typeof threadMembers.$inferSelect

export const createThread = (row: typeof threads.$inferInsert) => store().db.insert(threads).values(row)

export async function findThread(id: string): Promise<ThreadRow | null> {
  const [row] = await store().db.select().from(threads).where(eq(threads.id, id)).limit(1)
  return row ?? null
}

export const saveThread = (id: string, change: Partial<typeof threads.$inferInsert>) =>
  store().db.update(threads).set(change).where(eq(threads.id, id))

/** Says that how the thread looks has changed; with a message, that it was the newest. */
export const touchThread = (id: string, now: Date, tipId: string | null = null) =>
  store()
    .db.update(threads)
    .set({
      revision: sql`${threads.revision} + 1`,
      ...(tipId !== null && { tipId, updatedAt: now, messageCount: sql`${threads.messageCount} + 1` }),
    })
    .where(eq(threads.id, id))

const isClosed = or(isNotNull(users.suspendedAt), isNotNull(users.eraseAt))

/** A thread with the place somebody has in it; null for a stranger, and for none. */
export async function findMembership(threadId: string, userId: string) {
  const isOwnerAway = sql`exists (select 1 from ${threadMembers} as o join ${users} as u on u.id = o.user_id
    where o.thread_id = ${threads.id} and o.role = 'owner' and (u.suspended_at is not null or u.erase_at is not null))`
  const [row] = await store()
    .db.select({
      thread: threads,
      member: threadMembers,
      /** The account of the owner is closed: they can do nothing now. */
      isOwnerAway: isOwnerAway.mapWith(Boolean),
    })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .where(and(eq(threadMembers.threadId, threadId), eq(threadMembers.userId, userId)))
    .limit(1)
  return row ?? null
}

/** Writers before readers, then whoever came first. */
const bySeniority = [
  sql`case ${threadMembers.role} when 'owner' then 0 when 'writer' then 1 else 2 end`,
  asc(threadMembers.joinedAt),
  asc(threadMembers.userId),
]

/** Who does what the owner does while the owner's account is closed; null where nobody is left. */
export async function findStandIn(threadId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ userId: threadMembers.userId })
    .from(threadMembers)
    .innerJoin(users, and(eq(users.id, threadMembers.userId), not(isClosed!)))
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(...bySeniority)
    .limit(1)
  return row?.userId ?? null
}

/** Who is in a thread longest, whether their account is open or not. */
export async function findSenior(threadId: string): Promise<string | null> {
  const [row] = await store()
    .db.select({ userId: threadMembers.userId })
    .from(threadMembers)
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(...bySeniority)
    .limit(1)
  return row?.userId ?? null
}

type Wanted = { search: string; before: { at: Date; id: string } | null; most: number }

/** Somebody's threads, the one that moved last first. */
export const listThreads = (userId: string, { search, before, most }: Wanted) =>
  store()
    .db.select({ thread: threads, member: threadMembers })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .where(
      and(
        eq(threadMembers.userId, userId),
        isNull(threads.deletedAt),
        search ? holds(threads.words, search) : undefined,
        before
          ? or(lt(threads.updatedAt, before.at), and(eq(threads.updatedAt, before.at), lt(threads.id, before.id)))
          : undefined,
      ),
    )
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(most)

export async function countThreads(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(threadMembers)
    .innerJoin(threads, eq(threads.id, threadMembers.threadId))
    .where(and(eq(threadMembers.userId, userId), isNull(threads.deletedAt)))
  return row?.n ?? 0
}

export const listDeletedBefore = async (before: Date, most: number): Promise<string[]> =>
  (await store().db.select({ id: threads.id }).from(threads).where(lt(threads.deletedAt, before)).limit(most)).map(
    ({ id }) => id,
  )

export const removeThreads = (ids: readonly string[]) =>
  store()
    .db.delete(threads)
    .where(inArray(threads.id, [...ids]))

const person = { id: users.id, name: users.name, handle: users.handle, picture: users.profilePicture }

/** Who is in a thread: owner first, then as they came. */
export const listMembers = (threadId: string, most: number) =>
  store()
    .db.select({
      ...person,
      role: threadMembers.role,
      joinedAt: threadMembers.joinedAt,
      lastHereAt: threadMembers.lastHereAt,
      mutedAt: threadMembers.mutedAt,
      isAway: sql<boolean>`${users.suspendedAt} is not null`.mapWith(Boolean),
    })
    .from(threadMembers)
    .innerJoin(users, and(eq(users.id, threadMembers.userId), isNull(users.eraseAt)))
    .where(eq(threadMembers.threadId, threadId))
    .orderBy(...bySeniority)
    .limit(most)
export type ListedMember = Awaited<ReturnType<typeof listMembers>>[number]

/** How many are in each of some threads. */
export async function countMembers(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: threadMembers.threadId, n: count() })
    .from(threadMembers)
    .where(inArray(threadMembers.threadId, [...ids]))
    .groupBy(threadMembers.threadId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** False when they were in it already. */
export async function addMember(row: typeof threadMembers.$inferInsert): Promise<boolean> {
  const added = await store()
    .db.insert(threadMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: threadMembers.userId })
  return added.length > 0
}

const isPlace = (threadId: string, userId: string) =>
  and(eq(threadMembers.threadId, threadId), eq(threadMembers.userId, userId))

export const saveMember = (threadId: string, userId: string, change: Partial<typeof threadMembers.$inferInsert>) =>
  store().db.update(threadMembers).set(change).where(isPlace(threadId, userId))

export async function removeMember(threadId: string, userId: string): Promise<boolean> {
  const gone = await store()
    .db.delete(threadMembers)
    .where(isPlace(threadId, userId))
    .returning({ id: threadMembers.userId })
  return gone.length > 0
}

/** Makes somebody else the owner, and the owner of before a writer. */
export async function handOverTo(threadId: string, userId: string): Promise<void> {
  const setRole = (role: ThreadRole, where: ReturnType<typeof and>) =>
    store().db.update(threadMembers).set({ role }).where(where)
  await setRole(
    'writer',
    and(eq(threadMembers.threadId, threadId), eq(threadMembers.role, 'owner'), ne(threadMembers.userId, userId)),
  )
  await setRole('owner', isPlace(threadId, userId))
}

/** Names of members for what they said; who was erased or is leaving has none. */
export async function listPeople(ids: readonly string[]) {
  if (ids.length === 0) return []
  return store()
    .db.select(person)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.eraseAt)))
}
