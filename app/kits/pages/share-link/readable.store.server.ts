import { and, eq, gt, isNull, or, type Column, type SQL } from 'drizzle-orm'
import { users } from '#app/database/tables/people.ts'

type ShareColumns = { userId: Column; expiresAt: Column; revokedAt: Column }

/** The join that `isReadable` looks at. */
export const isSharer = (shares: ShareColumns): SQL => eq(users.id, shares.userId)

/** Whether a shared page can be read now: not taken back, not over, and its member is neither suspended nor leaving. */
export const isReadable = (shares: ShareColumns, now: Date): SQL =>
  and(isCurrent(shares, now), isNull(users.eraseAt), isNull(users.suspendedAt))!

/** Whether a link works as far as its own dates say. */
export const isCurrent = ({ expiresAt, revokedAt }: ShareColumns, now: Date): SQL =>
  and(isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, now)))!
