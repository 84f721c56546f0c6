import { and, desc, eq, exists, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { businesses, businessMembers } from '#app/database/tables/business/businesses.ts'
import { users } from '#app/database/tables/people.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'

/** Businesses everybody may see: published, not hidden, with an owner of whom others may be shown things. */
export const isPublicBusiness = () =>
  and(
    isNotNull(businesses.publishedAt),
    isNull(businesses.hiddenAt),
    isNull(businesses.deletedAt),
    exists(
      store()
        .db.select({ id: users.id })
        .from(businessMembers)
        .innerJoin(users, eq(users.id, businessMembers.userId))
        .where(and(eq(businessMembers.businessId, businesses.id), eq(businessMembers.role, 'owner'), mayBeShown())),
    ),
  )

/** Professionals whom the administrator verified, of one profession or of all, the newest first. */
export const listVerifiedProfessionals = (profession: string | null, most: number) =>
  store()
    .db.select({
      id: businesses.id,
      name: businesses.name,
      tagline: businesses.tagline,
      place: businesses.place,
      profession: businesses.profession,
    })
    .from(businesses)
    .where(
      and(
        isPublicBusiness(),
        isNotNull(businesses.verifiedAt),
        profession ? eq(businesses.profession, profession) : isNotNull(businesses.profession),
      ),
    )
    .orderBy(desc(businesses.verifiedAt), desc(businesses.id))
    .limit(most)
