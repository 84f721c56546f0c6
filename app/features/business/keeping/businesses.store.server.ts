import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, ne, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { businesses, businessMembers, type BusinessRole } from '#app/database/tables/business/businesses.ts'
import { users } from '#app/database/tables/people.ts'
import { clock } from '#app/platform/clock.ts'
import { isPublicBusiness } from '#app/kits/members/businesses/public-businesses.store.server.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

export type BusinessRow = typeof businesses.$inferSelect
export type BusinessMember = typeof businessMembers.$inferSelect

export const createBusiness = (row: typeof businesses.$inferInsert) => store().db.insert(businesses).values(row)

export const saveBusiness = (id: string, change: Partial<typeof businesses.$inferInsert>) =>
  store().db.update(businesses).set(change).where(eq(businesses.id, id))

/** A business that is there, whoever may see it. */
export async function findBusiness(id: string): Promise<BusinessRow | null> {
  const [row] = await store().db.select().from(businesses).where(eq(businesses.id, id)).limit(1)
  return row ?? null
}

/** A business with the place of a member in it. */
export async function findMembership(id: string, userId: string) {
  const [row] = await store()
    .db.select({ business: businesses, member: businessMembers })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(and(eq(businessMembers.businessId, id), eq(businessMembers.userId, userId)))
    .limit(1)
  return row ?? null
}

/** The businesses of a member, deleted ones too while they can be brought back. */
export const listOwn = (userId: string) =>
  store()
    .db.select({ business: businesses, role: businessMembers.role })
    .from(businessMembers)
    .innerJoin(businesses, eq(businesses.id, businessMembers.businessId))
    .where(eq(businessMembers.userId, userId))
    .orderBy(asc(businesses.name), asc(businesses.id))
    .limit(100)

/** Published businesses, the newest first; all words must stand in them. */
export const listPublished = (asked: {
  words: readonly string[]
  profession: string | null
  isVerified: boolean
  before: { at: Date; id: string } | null
  most: number
}) =>
  store()
    .db.select()
    .from(businesses)
    .where(
      and(
        isPublicBusiness(),
        ...asked.words.map((word) => like(businesses.words, `%${word.replaceAll(/[%_\\]/g, '')}%`)),
        asked.profession ? eq(businesses.profession, asked.profession) : undefined,
        asked.isVerified ? isNotNull(businesses.verifiedAt) : undefined,
        asked.before
          ? or(
              lt(businesses.publishedAt, asked.before.at),
              and(eq(businesses.publishedAt, asked.before.at), lt(businesses.id, asked.before.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(businesses.publishedAt), desc(businesses.id))
    .limit(asked.most)

export const listPublicIds = (most: number) =>
  store().db.select({ id: businesses.id }).from(businesses).where(isPublicBusiness()).limit(most)

/** Who is in a business, with names; whoever was erased or suspended is left out. */
export const listMembers = (businessId: string) =>
  store()
    .db.select({
      id: users.id,
      name: users.name,
      handle: users.handle,
      picture: users.profilePicture,
      role: businessMembers.role,
      joinedAt: businessMembers.joinedAt,
    })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), isNull(users.eraseAt)))
    .orderBy(asc(businessMembers.joinedAt), asc(users.id))

/** Whether an owner who may show things stands behind a business. */
export async function hasShownOwner(businessId: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ id: users.id })
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.userId))
    .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner'), mayBeShown()))
    .limit(1)
  return row !== undefined
}

/** The people of a business who are told of what comes in. */
export const listTold = (businessId: string, roles: readonly BusinessRole[]) =>
  store()
    .db.select({ userId: businessMembers.userId })
    .from(businessMembers)
    .where(and(eq(businessMembers.businessId, businessId), inArray(businessMembers.role, [...roles])))

export async function addMember(row: typeof businessMembers.$inferInsert): Promise<boolean> {
  const added = await store()
    .db.insert(businessMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: businessMembers.userId })
  return added.length > 0
}

const placeOf = (businessId: string, userId: string) =>
  and(eq(businessMembers.businessId, businessId), eq(businessMembers.userId, userId))

/**
 * Changes or ends the place of a member, unless that leaves the business without an owner: then false. Rows of the business
 * are taken one after the other, so that of two owners who leave at once one stays.
 */
export const changeMember = (businessId: string, userId: string, role: BusinessRole | null): Promise<boolean> =>
  store().tx(async () => {
    await saveBusiness(businessId, { updatedAt: clock.now() })
    const [other] = await store()
      .db.select({ userId: businessMembers.userId })
      .from(businessMembers)
      .where(
        and(
          eq(businessMembers.businessId, businessId),
          eq(businessMembers.role, 'owner'),
          ne(businessMembers.userId, userId),
        ),
      )
      .limit(1)
    if (!other && role !== 'owner') {
      const [own] = await store().db.select().from(businessMembers).where(placeOf(businessId, userId)).limit(1)
      if (own?.role === 'owner') return false
    }
    if (role === null) await store().db.delete(businessMembers).where(placeOf(businessId, userId))
    else await store().db.update(businessMembers).set({ role }).where(placeOf(businessId, userId))
    return true
  })

export async function countOwned(userId: string): Promise<number> {
  const rows = await store()
    .db.select({ id: businessMembers.businessId })
    .from(businessMembers)
    .where(and(eq(businessMembers.userId, userId), eq(businessMembers.role, 'owner')))
  return rows.length
}

export const listDeletedBefore = (before: Date, most: number) =>
  store()
    .db.select({ id: businesses.id, pictureId: businesses.pictureId })
    .from(businesses)
    .where(lt(businesses.deletedAt, before))
    .limit(most)

export const removeBusinesses = (ids: readonly string[]) =>
  store()
    .db.delete(businesses)
    .where(inArray(businesses.id, [...ids]))
