import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { businesses, businessInvites } from '#app/database/tables/business/businesses.ts'
import { users } from '#app/database/tables/people.ts'

export const createInvite = (row: typeof businessInvites.$inferInsert) => store().db.insert(businessInvites).values(row)

const isOpen = (now: Date) => and(isNull(businessInvites.endedAt), gt(businessInvites.expiresAt, now))

/** The open invitations of a business, with whom they are for. */
export const listInvites = (businessId: string, now: Date) =>
  store()
    .db.select({ invite: businessInvites, name: users.name, handle: users.handle })
    .from(businessInvites)
    .innerJoin(users, and(eq(users.id, businessInvites.userId), isNull(users.eraseAt)))
    .where(and(eq(businessInvites.businessId, businessId), isOpen(now)))
    .orderBy(desc(businessInvites.createdAt))
    .limit(50)

/** The invitations that wait for somebody. */
export const listInvitesOf = (userId: string, now: Date) =>
  store()
    .db.select({ invite: businessInvites, business: businesses.name, inviter: users.name })
    .from(businessInvites)
    .innerJoin(businesses, and(eq(businesses.id, businessInvites.businessId), isNull(businesses.deletedAt)))
    .leftJoin(users, and(eq(users.id, businessInvites.invitedBy), isNull(users.eraseAt)))
    .where(and(eq(businessInvites.userId, userId), isOpen(now)))
    .orderBy(desc(businessInvites.createdAt))
    .limit(50)

/** Ends an invitation; of those who end it at once one gets its row. */
export async function endInvite(id: string, of: { businessId: string } | { userId: string }, now: Date) {
  const [ended] = await store()
    .db.update(businessInvites)
    .set({ endedAt: now })
    .where(
      and(
        eq(businessInvites.id, id),
        isOpen(now),
        'userId' in of ? eq(businessInvites.userId, of.userId) : eq(businessInvites.businessId, of.businessId),
      ),
    )
    .returning()
  return ended ?? null
}

export const endInvitesBy = (businessId: string, userId: string, now: Date) =>
  store()
    .db.update(businessInvites)
    .set({ endedAt: now })
    .where(
      and(
        eq(businessInvites.businessId, businessId),
        eq(businessInvites.invitedBy, userId),
        isNull(businessInvites.endedAt),
      ),
    )

export const removeInvitesBefore = (before: Date) =>
  store().db.delete(businessInvites).where(lt(businessInvites.expiresAt, before))
