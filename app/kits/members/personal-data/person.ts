import type { users } from '#app/database/tables/people.ts'

/** Whom rows belong to: by id, and by an address where a table knows nothing else of the person. */
export type Person = Pick<
  typeof users.$inferSelect,
  'id' | 'handle' | 'email' | 'emailKey' | 'emailVerifiedAt' | 'profilePicture'
>
