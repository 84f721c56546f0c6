import { lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { rateLimits } from '#app/database/tables/limits.ts'

export const removeExpiredLimits = (now: Date) => store().db.delete(rateLimits).where(lt(rateLimits.expire, now))
