import { and, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { users } from '#app/database/tables/people.ts'
import { thanks } from '#app/database/tables/together/thanks.ts'
import { mayBeShown } from '#app/kits/members/publishing/shown-members.store.server.ts'
import { notApart } from '#app/kits/members/ties/apart.store.server.ts'

export type ThanksRow = typeof thanks.$inferSelect
type Mark = { at: Date; id: string } | null

export const createThanks = (row: typeof thanks.$inferInsert) => store().db.insert(thanks).values(row)

export async function findThanks(id: string): Promise<ThanksRow | null> {
  const [row] = await store().db.select().from(thanks).where(eq(thanks.id, id)).limit(1)
  return row ?? null
}

export const saveThanks = (id: string, changes: Partial<typeof thanks.$inferInsert>) =>
  store().db.update(thanks).set(changes).where(eq(thanks.id, id))

export const removeThanks = (id: string) => store().db.delete(thanks).where(eq(thanks.id, id))

/** Thanks with who earned them and, where they may be named, who gave them. */
export type NamedThanks = {
  thanks: ThanksRow
  to: { name: string; handle: string; picture: string | null }
  from: { name: string; handle: string } | null
}

async function named(where: SQL | undefined, order: readonly SQL[], most: number): Promise<NamedThanks[]> {
  const { db } = store()
  const rows = await db
    .select({ thanks, name: users.name, handle: users.handle, picture: users.profilePicture })
    .from(thanks)
    .innerJoin(users, eq(users.id, thanks.toId))
    .where(where)
    .orderBy(...order)
    .limit(most)
  const ids = [...new Set(rows.flatMap((row) => row.thanks.fromId ?? []))]
  const givers =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.name, handle: users.handle })
          .from(users)
          .where(and(inArray(users.id, ids), mayBeShown()))
  const byId = new Map(givers.map((one) => [one.id, one]))
  return rows.map(({ thanks: row, ...to }) => ({
    thanks: row,
    to,
    from: row.fromId === null ? null : (byId.get(row.fromId) ?? null),
  }))
}

const isShown = (viewer: string | null) =>
  and(
    isNotNull(thanks.acceptedAt),
    isNull(thanks.hiddenAt),
    mayBeShown(),
    notApart(viewer, thanks.toId),
    notApart(viewer, thanks.fromId),
  )

/** Accepted thanks, the newest first: of everybody, or those one member earned. */
export const listShownThanks = (
  viewer: string | null,
  { toId, behind, most }: { toId?: string; behind: Mark; most: number },
) =>
  named(
    and(
      isShown(viewer),
      toId ? eq(thanks.toId, toId) : undefined,
      behind
        ? or(lt(thanks.acceptedAt, behind.at), and(eq(thanks.acceptedAt, behind.at), lt(thanks.id, behind.id)))
        : undefined,
    ),
    [desc(thanks.acceptedAt), desc(thanks.id)],
    most,
  )

export async function countShownThanks(toId: string): Promise<number> {
  const [row] = await store()
    .db.select({ n: count() })
    .from(thanks)
    .where(and(eq(thanks.toId, toId), isNotNull(thanks.acceptedAt), isNull(thanks.hiddenAt)))
  return Number(row?.n ?? 0)
}

export async function findShownThanks(viewer: string | null, id: string): Promise<NamedThanks | null> {
  const [row] = await named(and(isShown(viewer), eq(thanks.id, id)), [desc(thanks.id)], 1)
  return row ?? null
}

const newest = [desc(thanks.createdAt), desc(thanks.id)]

/** Thanks that wait for one's word. */
export const listWaiting = (toId: string, most: number) =>
  named(
    and(
      eq(thanks.toId, toId),
      isNull(thanks.acceptedAt),
      isNull(thanks.declinedAt),
      isNull(thanks.hiddenAt),
      notApart(toId, thanks.fromId),
    ),
    newest,
    most,
  )

/** Thanks one gave. */
export const listGiven = (fromId: string, most: number) => named(eq(thanks.fromId, fromId), newest, most)
