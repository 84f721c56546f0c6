import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { ties, type TieKind } from '#app/database/tables/together/ties.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from './apart.store.server.ts'

export type TieRow = typeof ties.$inferSelect

/** Ties a member to another; false when it was so before. */
export async function saveTie(row: TieRow): Promise<boolean> {
  const written = await store().db.insert(ties).values(row).onConflictDoNothing().returning({ toId: ties.toId })
  return written.length > 0
}

export const removeTie = (fromId: string, kind: TieKind, toId: string) =>
  store()
    .db.delete(ties)
    .where(and(eq(ties.fromId, fromId), eq(ties.kind, kind), eq(ties.toId, toId)))

/** What one decided about the other. */
export async function listTiesBetween(fromId: string, toId: string): Promise<Set<TieKind>> {
  const rows = await store()
    .db.select({ kind: ties.kind })
    .from(ties)
    .where(and(eq(ties.fromId, fromId), inArray(ties.kind, ['follow', 'mute', 'block']), eq(ties.toId, toId)))
  return new Set(rows.map(({ kind }) => kind))
}

/** Whether one of two blocked the other. */
export async function isBlockedBetween(one: string, other: string): Promise<boolean> {
  const [row] = await store()
    .db.select({ fromId: ties.fromId })
    .from(ties)
    .where(
      or(
        and(eq(ties.fromId, one), eq(ties.kind, 'block'), eq(ties.toId, other)),
        and(eq(ties.fromId, other), eq(ties.kind, 'block'), eq(ties.toId, one)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Members of whom others may be shown anything, by their handle; null for all others. */
export async function findShownMember(handle: string) {
  const [row] = await store()
    .db.select()
    .from(users)
    .where(and(eq(users.handle, handle), mayBeShown()))
    .limit(1)
  return row ?? null
}

type Place = { at: Date; id: string }
type Side = 'from' | 'to'

/** Members on the other side of somebody's ties, the newest first. */
export function listTied(
  userId: string,
  kind: TieKind,
  side: Side,
  { after, most }: { after: Place | null; most: number },
) {
  const [own, other] = side === 'from' ? [ties.fromId, ties.toId] : [ties.toId, ties.fromId]
  const rest = after && or(lt(ties.createdAt, after.at), and(eq(ties.createdAt, after.at), lt(other, after.id)))
  // A blocked member stands in the list of who blocked them, else nobody could take it back.
  const seen = kind === 'block' ? undefined : and(mayBeShown(), notApart(userId, users.id))
  return store()
    .db.select({
      id: users.id,
      name: users.name,
      handle: users.handle,
      picture: users.profilePicture,
      at: ties.createdAt,
    })
    .from(ties)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), eq(ties.kind, kind), seen, rest ?? undefined))
    .orderBy(desc(ties.createdAt), desc(other))
    .limit(most)
}

/** How many somebody follows, or is followed by, of those who are here. */
export async function countTied(userId: string, kind: TieKind, side: Side): Promise<number> {
  const [own, other] = side === 'from' ? [ties.fromId, ties.toId] : [ties.toId, ties.fromId]
  const [row] = await store()
    .db.select({ count: count() })
    .from(ties)
    .innerJoin(users, eq(users.id, other))
    .where(and(eq(own, userId), eq(ties.kind, kind), mayBeShown()))
  return row?.count ?? 0
}
