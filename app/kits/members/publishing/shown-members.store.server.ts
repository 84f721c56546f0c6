import { and, isNotNull, isNull } from 'drizzle-orm'
import { users } from '#app/database/tables/people.ts'

/** Members of whom others may be shown anything at all: they proved their address, and are there. What of them, they choose. */
export const mayBeShown = () => and(isNotNull(users.emailVerifiedAt), isNull(users.eraseAt), isNull(users.suspendedAt))
