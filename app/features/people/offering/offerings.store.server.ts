import { and, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { offeringRequests as requests, offerings } from '#app/database/tables/together/offerings.ts'
import { profiles } from '#app/database/tables/together/profiles.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

export type OfferingRow = typeof offerings.$inferSelect
export type RequestRow = typeof requests.$inferSelect

/** What a member offers now. */
export const listStanding = (userId: string): Promise<OfferingRow[]> =>
  store()
    .db.select()
    .from(offerings)
    .where(and(eq(offerings.userId, userId), eq(offerings.state, 'open'), isNull(offerings.hiddenAt)))
    .orderBy(desc(offerings.createdAt), desc(offerings.id))

/** All of a member's, paused ones too, for themselves. */
export const listOwn = (userId: string): Promise<OfferingRow[]> =>
  store()
    .db.select()
    .from(offerings)
    .where(eq(offerings.userId, userId))
    .orderBy(desc(offerings.createdAt), desc(offerings.id))

export async function countOwn(userId: string): Promise<number> {
  const [row] = await store().db.select({ n: count() }).from(offerings).where(eq(offerings.userId, userId))
  return Number(row?.n ?? 0)
}

export const createOffering = (row: typeof offerings.$inferInsert) => store().db.insert(offerings).values(row)
export const saveOffering = (id: string, change: Partial<typeof offerings.$inferInsert>) =>
  store().db.update(offerings).set(change).where(eq(offerings.id, id))
export const removeOffering = (id: string, userId: string) =>
  store()
    .db.delete(offerings)
    .where(and(eq(offerings.id, id), eq(offerings.userId, userId)))

const withGiver = () =>
  store()
    .db.select({ offering: offerings, giver: users, profile: profiles })
    .from(offerings)
    .innerJoin(users, eq(users.id, offerings.userId))
    .leftJoin(profiles, eq(profiles.userId, offerings.userId))

/** One with whoever gives it, whatever its state. */
export async function findOffering(id: string) {
  const [row] = await withGiver().where(eq(offerings.id, id)).limit(1)
  return row ?? null
}

/** Some of them, with those who give them, as this viewer may see them. */
export const listOfferings = (ids: readonly string[], viewerId: string | null) =>
  ids.length === 0
    ? Promise.resolve([])
    : withGiver().where(and(inArray(offerings.id, [...ids]), mayBeShown(), notApart(viewerId, offerings.userId)))

/** Asks for one; false when the same member has asked already and that is still open. */
export async function createRequest(row: typeof requests.$inferInsert): Promise<boolean> {
  const made = await store().db.insert(requests).values(row).onConflictDoNothing().returning({ id: requests.id })
  return made.length === 1
}

/** Moves a request on; false when it was not in that state any more. */
export async function moveRequest(
  id: string,
  from: readonly RequestRow['state'][],
  change: Partial<RequestRow>,
): Promise<boolean> {
  const moved = await store()
    .db.update(requests)
    .set(change)
    .where(and(eq(requests.id, id), inArray(requests.state, [...from])))
    .returning({ id: requests.id })
  return moved.length === 1
}

export async function findRequest(id: string): Promise<RequestRow | null> {
  const [row] = await store().db.select().from(requests).where(eq(requests.id, id)).limit(1)
  return row ?? null
}

type Before = { at: Date; id: string } | null

/** Requests somebody sent, or got, with the other member and the offering, the newest first. */
export function listRequests(userId: string, side: 'sent' | 'got', { before, most }: { before: Before; most: number }) {
  const [own, other] = side === 'sent' ? [requests.userId, requests.giverId] : [requests.giverId, requests.userId]
  const rest = before
    ? or(lt(requests.changedAt, before.at), and(eq(requests.changedAt, before.at), lt(requests.id, before.id)))
    : undefined
  return store()
    .db.select({ request: requests, title: offerings.title, name: users.name, handle: users.handle })
    .from(requests)
    .innerJoin(offerings, eq(offerings.id, requests.offeringId))
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), notApart(userId, other), rest))
    .orderBy(desc(requests.changedAt), desc(requests.id))
    .limit(most)
}

/** What somebody gave: requests that both called done. */
export const listGiven = (userId: string, most: number) =>
  store()
    .db.select({ id: requests.id, title: offerings.title, offeringId: offerings.id, at: requests.changedAt })
    .from(requests)
    .innerJoin(offerings, eq(offerings.id, requests.offeringId))
    .where(and(eq(requests.giverId, userId), eq(requests.state, 'done')))
    .orderBy(desc(requests.changedAt), desc(requests.id))
    .limit(most)

export async function countGiven(userId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(requests)
    .where(and(eq(requests.giverId, userId), eq(requests.state, 'done')))
  return Number(row?.n ?? 0)
}

/** Ends what is open between two members, as a block does. */
export const endBetween = (one: string, other: string, now: Date) =>
  store()
    .db.update(requests)
    .set({ state: 'withdrawn', open: null, changedAt: now })
    .where(
      and(
        inArray(requests.state, ['asked', 'accepted']),
        or(
          and(eq(requests.userId, one), eq(requests.giverId, other)),
          and(eq(requests.userId, other), eq(requests.giverId, one)),
        ),
      ),
    )

/** The request of a member for an offering that is still open. */
export async function findOpenRequest(offeringId: string, userId: string): Promise<RequestRow | null> {
  const [row] = await store()
    .db.select()
    .from(requests)
    .where(eq(requests.open, `${offeringId} ${userId}`))
    .limit(1)
  return row ?? null
}
