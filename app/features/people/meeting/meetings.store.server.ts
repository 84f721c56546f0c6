import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { meetings, type MeetingState } from '#app/database/tables/together/profiles.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

export type MeetingRow = typeof meetings.$inferSelect

export const toPair = (one: string, other: string) => [one, other].sort().join(' ')

/** Asks; false when one of the two has asked already and that still stands. */
export async function createMeeting(row: typeof meetings.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(meetings).values(row).onConflictDoNothing().returning({ id: meetings.id })
  return made.length === 1
}

export async function findMeeting(id: string): Promise<MeetingRow | null> {
  const [row] = await store().db.select().from(meetings).where(eq(meetings.id, id)).limit(1)
  return row ?? null
}

/** What stands between two members. */
export async function findBetween(one: string, other: string): Promise<MeetingRow | null> {
  const [row] = await store()
    .db.select()
    .from(meetings)
    .where(eq(meetings.pair, toPair(one, other)))
    .limit(1)
  return row ?? null
}

/** Moves it on; false when it was not in that state any more. */
export async function moveMeeting(
  id: string,
  from: readonly MeetingState[],
  change: Partial<MeetingRow>,
): Promise<boolean> {
  const moved = await store()
    .db.update(meetings)
    .set(change)
    .where(and(eq(meetings.id, id), inArray(meetings.state, [...from])))
    .returning({ id: meetings.id })
  return moved.length === 1
}

export const endMeetingBetween = (one: string, other: string, now: Date) =>
  store()
    .db.update(meetings)
    .set({ state: 'withdrawn', pair: null, changedAt: now })
    .where(eq(meetings.pair, toPair(one, other)))

/** Those of a state with the other member: whom somebody asked, who asked them, or both. */
export function listMeetings(userId: string, side: 'sent' | 'got', state: MeetingState, most: number) {
  const [own, other] = side === 'sent' ? [meetings.userId, meetings.toId] : [meetings.toId, meetings.userId]
  return store()
    .db.select({
      id: meetings.id,
      words: meetings.words,
      at: meetings.changedAt,
      otherId: users.id,
      name: users.name,
      handle: users.handle,
      picture: users.profilePicture,
    })
    .from(meetings)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), eq(meetings.state, state), mayBeShown(), notApart(userId, users.id)))
    .orderBy(desc(meetings.changedAt), desc(meetings.id))
    .limit(most)
}

/** Members with whom something stands already. */
export async function listMetIds(userId: string): Promise<Set<string>> {
  const rows = await store()
    .db.select({ one: meetings.userId, other: meetings.toId })
    .from(meetings)
    .where(and(or(eq(meetings.userId, userId), eq(meetings.toId, userId)), isNotNull(meetings.pair)))
  return new Set(rows.map(({ one, other }) => (one === userId ? other : one)))
}
