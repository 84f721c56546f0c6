import { and, asc, count, desc, eq, isNull, lte } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { questGroupMembers, questGroups, questSettings, type GroupOutcome } from '#app/database/tables/quests/quests.ts'
import { each } from '#app/kits/members/personal-data/each.ts'

export type GroupRow = typeof questGroups.$inferSelect
type Person = { id: string }

export const createGroup = (row: typeof questGroups.$inferInsert) => store().db.insert(questGroups).values(row)

export async function findGroup(id: string): Promise<GroupRow | null> {
  const [row] = await store().db.select().from(questGroups).where(eq(questGroups.id, id)).limit(1)
  return row ?? null
}

/** Ends a group; false when it had ended before. */
export async function endGroup(id: string, outcome: GroupOutcome, now: Date): Promise<boolean> {
  const ended = await store()
    .db.update(questGroups)
    .set({ outcome, endedAt: now })
    .where(and(eq(questGroups.id, id), isNull(questGroups.endedAt)))
    .returning({ id: questGroups.id })
  return ended.length === 1
}

export const listDueGroups = (now: Date, most: number): Promise<GroupRow[]> =>
  store()
    .db.select()
    .from(questGroups)
    .where(and(isNull(questGroups.endedAt), lte(questGroups.endsAt, now)))
    .orderBy(asc(questGroups.endsAt))
    .limit(most)

/** Who is in a group and did not leave, with what says whether they are there at the moment. */
export const listPlaces = (groupId: string) =>
  store()
    .db.select({
      userId: questGroupMembers.userId,
      joinedAt: questGroupMembers.joinedAt,
      endsItAt: questGroupMembers.endsItAt,
      name: users.name,
      handle: users.handle,
      picture: users.profilePicture,
      signedInAt: users.signedInAt,
      suspendedAt: users.suspendedAt,
      eraseAt: users.eraseAt,
      holidayUntil: questSettings.holidayUntil,
    })
    .from(questGroupMembers)
    .innerJoin(users, eq(users.id, questGroupMembers.userId))
    .leftJoin(questSettings, eq(questSettings.userId, questGroupMembers.userId))
    .where(and(eq(questGroupMembers.groupId, groupId), isNull(questGroupMembers.leftAt)))
    .orderBy(asc(questGroupMembers.joinedAt), asc(questGroupMembers.userId))
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

export const putPlace = (groupId: string, userId: string, joinedAt: Date) =>
  store()
    .db.insert(questGroupMembers)
    .values({ groupId, userId, joinedAt })
    .onConflictDoUpdate({ target: [questGroupMembers.groupId, questGroupMembers.userId], set: { leftAt: null } })

export const savePlace = (
  groupId: string,
  userId: string,
  change: Partial<Pick<typeof questGroupMembers.$inferSelect, 'leftAt' | 'endsItAt'>>,
) =>
  store()
    .db.update(questGroupMembers)
    .set(change)
    .where(and(eq(questGroupMembers.groupId, groupId), eq(questGroupMembers.userId, userId)))

/** The groups somebody is in, the newest first. */
export const listGroupsOf = (userId: string, most: number) =>
  store()
    .db.select({ group: questGroups })
    .from(questGroupMembers)
    .innerJoin(questGroups, eq(questGroups.id, questGroupMembers.groupId))
    .where(and(eq(questGroupMembers.userId, userId), isNull(questGroupMembers.leftAt)))
    .orderBy(desc(questGroupMembers.joinedAt))
    .limit(most)

export async function countOpenGroups(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(questGroupMembers)
    .innerJoin(questGroups, eq(questGroups.id, questGroupMembers.groupId))
    .where(and(eq(questGroupMembers.userId, userId), isNull(questGroupMembers.leftAt), isNull(questGroups.endedAt)))
  return row?.n ?? 0
}

export const readOwnPlaces = ({ id }: Person) =>
  each(async () => {
    const rows = await store()
      .db.select({ place: questGroupMembers, quest: questGroups.quest, outcome: questGroups.outcome })
      .from(questGroupMembers)
      .innerJoin(questGroups, eq(questGroups.id, questGroupMembers.groupId))
      .where(eq(questGroupMembers.userId, id))
      .orderBy(asc(questGroupMembers.joinedAt))
    return rows.map(({ place: { joinedAt, leftAt }, quest, outcome }) => ({ quest, joinedAt, leftAt, outcome }))
  })
export const erasePlaces = ({ id }: Person) =>
  store().db.delete(questGroupMembers).where(eq(questGroupMembers.userId, id))
