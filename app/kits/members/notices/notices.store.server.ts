import { and, asc, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { noticePeople, notices } from '#app/database/tables/together/notices.ts'
import { each } from '#app/kits/members/personal-data/each.ts'
import type { Person } from '#app/kits/members/personal-data/person.ts'

export type NoticeRow = typeof notices.$inferSelect
type NewNotice = typeof notices.$inferInsert

export async function findNotice(userId: string, kind: string, about: string): Promise<NoticeRow | null> {
  const [row] = await store()
    .db.select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, kind), eq(notices.about, about)))
    .limit(1)
  return row ?? null
}

export async function findNoticeById(userId: string, id: string): Promise<NoticeRow | null> {
  const [row] = await store()
    .db.select()
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))
    .limit(1)
  return row ?? null
}

/** Writes a notice, or lets the one about the same thing tell of the newest. */
export async function putNotice(row: NewNotice): Promise<string> {
  const { subject, address, at } = row
  const [kept] = await store()
    .db.insert(notices)
    .values(row)
    .onConflictDoUpdate({
      target: [notices.userId, notices.kind, notices.about],
      set: { subject, address, at, readAt: null },
    })
    .returning({ id: notices.id })
  return kept!.id
}

export const savePeople = (id: string, people: number) =>
  store().db.update(notices).set({ people }).where(eq(notices.id, id))

/** Puts a member behind a notice; false for one who stands there already. */
export async function addPerson(noticeId: string, userId: string, createdAt: Date): Promise<boolean> {
  const added = await store()
    .db.insert(noticePeople)
    .values({ noticeId, userId, createdAt })
    .onConflictDoNothing()
    .returning({ id: noticePeople.noticeId })
  return added.length > 0
}

export const removePeople = (noticeId: string) =>
  store().db.delete(noticePeople).where(eq(noticePeople.noticeId, noticeId))

export async function removePerson(noticeId: string, userId: string): Promise<boolean> {
  const gone = await store()
    .db.delete(noticePeople)
    .where(and(eq(noticePeople.noticeId, noticeId), eq(noticePeople.userId, userId)))
    .returning({ id: noticePeople.noticeId })
  return gone.length > 0
}

export const removeNotice = (id: string) => store().db.delete(notices).where(eq(notices.id, id))

/** How many are unread, counted no further than `most`. */
export async function countUnreadRows(userId: string, most: number): Promise<number> {
  const some = store()
    .db.select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .limit(most)
    .as('some')
  const [row] = await store().db.select({ n: count() }).from(some)
  return Number(row?.n ?? 0)
}

/** A page of what a member was told, the newest first, behind one that was shown. */
export function listNoticeRows(
  userId: string,
  { isUnread, behind, most }: { isUnread: boolean; behind: { at: Date; id: string } | null; most: number },
): PromiseLike<NoticeRow[]> {
  return store()
    .db.select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        isUnread ? isNull(notices.readAt) : undefined,
        behind ? or(lt(notices.at, behind.at), and(eq(notices.at, behind.at), lt(notices.id, behind.id))) : undefined,
      ),
    )
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(most)
}

/** The newest of those who stand behind a notice, by name. */
export function listNames(noticeId: string, most: number) {
  return store()
    .db.select({ name: users.name })
    .from(noticePeople)
    .innerJoin(users, eq(users.id, noticePeople.userId))
    .where(and(eq(noticePeople.noticeId, noticeId), isNull(users.suspendedAt)))
    .orderBy(desc(noticePeople.createdAt))
    .limit(most)
}

/** Marks as read what was there up to a moment; what came since stays new. */
export const saveRead = (userId: string, until: Date, readAt: Date) =>
  store()
    .db.update(notices)
    .set({ readAt })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), lt(notices.at, new Date(until.getTime() + 1))))

export const saveReadOne = (userId: string, id: string, readAt: Date | null) =>
  store()
    .db.update(notices)
    .set({ readAt })
    .where(and(eq(notices.userId, userId), eq(notices.id, id)))

const isUnreadAbout = (userId: string, about: string) =>
  and(eq(notices.userId, userId), isNull(notices.readAt), eq(notices.about, about))

export async function hasUnreadAbout(userId: string, about: string): Promise<boolean> {
  const rows = await store().db.select({ id: notices.id }).from(notices).where(isUnreadAbout(userId, about)).limit(1)
  return rows.length > 0
}

export const saveReadAbout = (userId: string, about: string, readAt: Date) =>
  store().db.update(notices).set({ readAt }).where(isUnreadAbout(userId, about))

export const removeOlder = (before: Date) => store().db.delete(notices).where(lt(notices.at, before))

export const readNotices = ({ id }: Person) =>
  each(async () => {
    const rows = await store().db.select().from(notices).where(eq(notices.userId, id)).orderBy(asc(notices.createdAt))
    return rows.map(({ userId: _, ...row }) => row)
  })

export const eraseNotices = ({ id }: Person) => store().db.delete(notices).where(eq(notices.userId, id))

/**
 * Takes a member out of what others were told, or one other alone: notices they alone stand behind go, those of several are
 * told of the rest.
 */
async function takeOut(personId: string, reader?: string): Promise<void> {
  const { db } = store()
  const rows = await db
    .select({ id: notices.id, people: notices.people })
    .from(noticePeople)
    .innerJoin(notices, eq(notices.id, noticePeople.noticeId))
    .where(and(eq(noticePeople.userId, personId), reader ? eq(notices.userId, reader) : undefined))
  for (const { id, people } of rows) {
    if (people <= 1) await db.delete(notices).where(eq(notices.id, id))
    else if (await removePerson(id, personId)) await savePeople(id, people - 1)
  }
}

export const eraseNoticePeople = ({ id }: Pick<Person, 'id'>): Promise<void> => takeOut(id)

/** Two who part are told nothing of one another any more. */
export async function partNotices(one: string, other: string): Promise<void> {
  await takeOut(one, other)
  await takeOut(other, one)
}
