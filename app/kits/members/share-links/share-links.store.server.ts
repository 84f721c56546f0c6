import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { shareLinks } from '#app/database/tables/shares.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { isCurrent, isReadable, isSharer } from '#app/kits/pages/share-link/readable.store.server.ts'

export type ShareLinkRow = typeof shareLinks.$inferSelect
export type Thing = { kind: string; thingId: string }

export const createLink = (row: typeof shareLinks.$inferInsert) => store().db.insert(shareLinks).values(row)

/** A link that works now. */
export async function findLink(kind: string, id: string, now: Date): Promise<ShareLinkRow | null> {
  const [row] = await store()
    .db.select({ link: shareLinks })
    .from(shareLinks)
    .leftJoin(users, isSharer(shareLinks))
    .where(and(eq(shareLinks.id, id), eq(shareLinks.kind, kind), isReadable(shareLinks, now)))
    .limit(1)
  return row?.link ?? null
}

/** The links that show a thing now, newest first. */
export const listLinks = ({ kind, thingId }: Thing, owner: Visitor, now: Date): Promise<ShareLinkRow[]> =>
  store()
    .db.select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.kind, kind),
        eq(shareLinks.thingId, thingId),
        belongsTo(shareLinks, owner),
        isCurrent(shareLinks, now),
      ),
    )
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))

/** Which of some things have a link that works. */
export async function listSharedThings(kind: string, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await store()
    .db.selectDistinct({ id: shareLinks.thingId })
    .from(shareLinks)
    .where(and(eq(shareLinks.kind, kind), inArray(shareLinks.thingId, [...ids]), isCurrent(shareLinks, now)))
  return new Set(rows.map(({ id }) => id))
}

/** False when it is not theirs, or was taken back before. */
export async function revokeLink(id: string, owner: Visitor, now: Date): Promise<boolean> {
  const taken = await store()
    .db.update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, id), belongsTo(shareLinks, owner), isNull(shareLinks.revokedAt)))
    .returning({ id: shareLinks.id })
  return taken.length > 0
}

export const revokeLinksOf = (kind: string, thingId: string, now: Date) =>
  store()
    .db.update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.kind, kind), eq(shareLinks.thingId, thingId), isNull(shareLinks.revokedAt)))

/** Takes the links of things away that are gone for good. */
export async function removeLinksOf(kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await store()
      .db.delete(shareLinks)
      .where(and(eq(shareLinks.kind, kind), inArray(shareLinks.thingId, [...ids])))
}

/** Links that ended before a moment, or were taken back before it. */
export async function removeLinksBefore(moment: Date): Promise<void> {
  await store().db.delete(shareLinks).where(lt(shareLinks.expiresAt, moment))
  await store().db.delete(shareLinks).where(lt(shareLinks.revokedAt, moment))
}

/** The links a person made, oldest first. */
export async function* readLinks({ id }: { id: string }): AsyncGenerator<object> {
  const rows = await store()
    .db.select()
    .from(shareLinks)
    .where(eq(shareLinks.userId, id))
    .orderBy(asc(shareLinks.createdAt), asc(shareLinks.id))
  yield* rows.map(({ userId: _user, guestId: _guest, ...link }) => link)
}

export const eraseLinks = ({ id }: { id: string }) => store().db.delete(shareLinks).where(eq(shareLinks.userId, id))
