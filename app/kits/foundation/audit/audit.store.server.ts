import { and, desc, eq, gte, isNull, lt, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { audit } from '#app/database/tables/audit.ts'
import { users } from '#app/database/tables/people.ts'

export const createAuditEvent = (row: typeof audit.$inferInsert) => store().db.insert(audit).values(row)

export type AuditEventRow = typeof audit.$inferSelect & { actorName: string | null }

export type AuditEventFilter = {
  /** The id of the last act already seen: only older ones follow. */
  before?: string | null
  act?: string | null
  /** `null` asks for what the house did by itself; without it, whoever acted. */
  actorId?: string | null
  target?: string | null
  /** From this moment on, and before that one. */
  since?: Date | null
  until?: Date | null
  limit: number
}

/** Newest first. Ids sort by time, so an id is a place in the list that new acts do not move. */
export const listEventRows = ({
  before,
  act,
  actorId,
  target,
  since,
  until,
  limit,
}: AuditEventFilter): Promise<AuditEventRow[]> =>
  store()
    .db.select({
      id: audit.id,
      at: audit.at,
      actorId: audit.actorId,
      act: audit.act,
      target: audit.target,
      detail: audit.detail,
      requestId: audit.requestId,
      actorName: users.username,
    })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .where(
      and(
        given(before, (id) => lt(audit.id, id)),
        given(act, (name) => eq(audit.act, name)),
        actorId === null ? isNull(audit.actorId) : given(actorId, (id) => eq(audit.actorId, id)),
        given(target, (name) => eq(audit.target, name)),
        given(since, (from) => gte(audit.at, from)),
        given(until, (end) => lt(audit.at, end)),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)

const given = <T>(value: T | null | undefined, toCondition: (value: T) => SQL): SQL | undefined =>
  value === null || value === undefined || value === '' ? undefined : toCondition(value)

/** The kinds of acts there are rows of. */
export const listKnownEvents = async (): Promise<string[]> => {
  const rows = await store().db.selectDistinct({ act: audit.act }).from(audit).orderBy(audit.act)
  return rows.map(({ act }) => act)
}
