import { and, count, desc, eq, inArray, isNotNull, isNull, min, or, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { users, waitlist } from '#app/database/tables/people.ts'
import type { WaitingFilter, WaitingState } from './waiting-filter.ts'

export type WaitingRow = typeof waitlist.$inferSelect

const fits: Record<WaitingState, SQL> = {
  waiting: and(isNull(waitlist.invitedAt), isNull(waitlist.settledAt))!,
  invited: isNotNull(waitlist.invitedAt),
  settled: and(isNull(waitlist.invitedAt), isNotNull(waitlist.settledAt))!,
}

const toCondition = ({ query, screen, state }: WaitingFilter): SQL | undefined =>
  and(
    query === '' ? undefined : or(holds(waitlist.email, query), holds(waitlist.screen, query)),
    screen === null ? undefined : eq(waitlist.screen, screen),
    state === null ? undefined : fits[state],
  )

/** People who wait, newest first. */
export const listWaiting = (filter: WaitingFilter, page: { from: number; most: number }): Promise<WaitingRow[]> =>
  store()
    .db.select()
    .from(waitlist)
    .where(toCondition(filter))
    .orderBy(desc(waitlist.createdAt), desc(waitlist.id))
    .limit(page.most)
    .offset(page.from)

export async function countWaiting(filter: WaitingFilter): Promise<number> {
  const [row] = await store().db.select({ people: count() }).from(waitlist).where(toCondition(filter))
  return row?.people ?? 0
}

/** How many wait for each screen, and since when the first does. */
export const countByScreen = () =>
  store()
    .db.select({ screen: waitlist.screen, people: count(), since: min(waitlist.createdAt) })
    .from(waitlist)
    .where(fits.waiting)
    .groupBy(waitlist.screen)
    .orderBy(desc(count()))

export const listByIds = (ids: readonly string[]): Promise<WaitingRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : store()
        .db.select()
        .from(waitlist)
        .where(inArray(waitlist.id, [...ids]))

/** Everybody who waits for a screen and was not written to. */
export const listForScreen = (screen: string, most: number): Promise<WaitingRow[]> =>
  store()
    .db.select()
    .from(waitlist)
    .where(and(eq(waitlist.screen, screen), fits.waiting))
    .orderBy(waitlist.createdAt)
    .limit(most)

/** Takes the one message of somebody; false when it was sent already. */
export async function takeInvitation(id: string, invitedAt: Date): Promise<boolean> {
  const taken = await store()
    .db.update(waitlist)
    .set({ invitedAt })
    .where(and(eq(waitlist.id, id), isNull(waitlist.invitedAt)))
    .returning({ id: waitlist.id })
  return taken.length === 1
}

export const saveSettled = (ids: readonly string[], settledAt: Date | null) =>
  store()
    .db.update(waitlist)
    .set({ settledAt })
    .where(inArray(waitlist.id, [...ids]))
    .returning({ id: waitlist.id })

export const removeWaiting = (ids: readonly string[]) =>
  store()
    .db.delete(waitlist)
    .where(inArray(waitlist.id, [...ids]))
    .returning({ id: waitlist.id })

/** The member behind an address, as far as letters are concerned. */
export async function findReader(emailKey: string) {
  const [row] = await store()
    .db.select({ id: users.id, notifications: users.notifications, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.emailKey, emailKey), isNotNull(users.emailVerifiedAt)))
    .limit(1)
  return row ?? null
}
