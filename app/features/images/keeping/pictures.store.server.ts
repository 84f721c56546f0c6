import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { lensLooks, pictureBoards, pictureDraws, pictures } from '#app/database/tables/pictures.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type PictureRow = typeof pictures.$inferSelect
export type BoardRow = typeof pictureBoards.$inferSelect
/** Where a page of a list begins: after this row. */
export type After = { createdAt: Date; id: string } | null

export const createPicture = (row: typeof pictures.$inferInsert) => store().db.insert(pictures).values(row)

/** A picture that is not deleted, whoever it belongs to, for whoever has shown a right to it. */
export async function findPicture(id: string): Promise<PictureRow | null> {
  const [row] = await store()
    .db.select()
    .from(pictures)
    .where(and(eq(pictures.id, id), isNull(pictures.deletedAt)))
  return row ?? null
}

export const listPicturesOf = (drawId: string): Promise<PictureRow[]> =>
  store()
    .db.select()
    .from(pictures)
    .where(eq(pictures.drawId, drawId))
    .orderBy(asc(pictures.createdAt), asc(pictures.id))

/** Somebody's own pictures that were made from one. */
export const listChildren = (parentId: string, owner: Visitor): Promise<PictureRow[]> =>
  store()
    .db.select()
    .from(pictures)
    .where(and(eq(pictures.parentId, parentId), belongsTo(pictures, owner), isNull(pictures.deletedAt)))
    .orderBy(asc(pictures.createdAt))
    .limit(24)

/** Somebody's picture and all they made of it, one step after another, deleted ones too. */
export async function listWithMade(id: string, owner: Visitor): Promise<PictureRow[]> {
  const found = await listOwnByIds(owner, [id])
  for (let made = found; made.length > 0 && found.length < MOST_MADE;) {
    const known = new Set(found.map((one) => one.id))
    const parents = made.map((one) => one.id)
    made = (
      await store()
        .db.select()
        .from(pictures)
        .where(and(inArray(pictures.parentId, parents), belongsTo(pictures, owner)))
    ).filter((one) => !known.has(one.id))
    found.push(...made)
  }
  return found
}
const MOST_MADE = 1_000

export const savePicture = (id: string, owner: Visitor, change: Partial<typeof pictures.$inferInsert>) =>
  store()
    .db.update(pictures)
    .set(change)
    .where(and(eq(pictures.id, id), belongsTo(pictures, owner)))

export type HistoryFilter = { find: string; board: string; style: string }

function toCondition(owner: Visitor, { find, board, style }: HistoryFilter): SQL | undefined {
  const words = fold(find).split(' ').filter(Boolean)
  return and(
    belongsTo(pictures, owner),
    isNull(pictures.deletedAt),
    board ? eq(pictures.boardId, board) : undefined,
    style ? eq(pictures.style, style) : undefined,
    ...words.map((word) => holds(pictures.words, word)),
  )
}

/** Somebody's pictures, newest first, those after one of them. */
export function listPictures(
  owner: Visitor,
  filter: HistoryFilter,
  { after = null, most }: { after?: After; most: number },
): Promise<PictureRow[]> {
  const isOlder = after
    ? or(
        lt(pictures.createdAt, after.createdAt),
        and(eq(pictures.createdAt, after.createdAt), lt(pictures.id, after.id)),
      )
    : undefined
  return store()
    .db.select()
    .from(pictures)
    .where(and(toCondition(owner, filter), isOlder))
    .orderBy(desc(pictures.createdAt), desc(pictures.id))
    .limit(most)
}

export async function countPictures(owner: Visitor, filter: HistoryFilter): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(pictures).where(toCondition(owner, filter))
  return row?.count ?? 0
}

/** Some pictures of anybody, in the order of their random ids, for the checks of the house. */
export const listSome = (most: number): Promise<PictureRow[]> =>
  store().db.select().from(pictures).where(isNull(pictures.deletedAt)).orderBy(desc(pictures.id)).limit(most)

/** Whether somebody has a picture, also one that was deleted. */
export async function hasAnyPicture(owner: Visitor): Promise<boolean> {
  const [row] = await store().db.select({ id: pictures.id }).from(pictures).where(belongsTo(pictures, owner)).limit(1)
  return row !== undefined
}

/** Some of somebody's pictures by their ids, deleted ones too. */
export const listOwnByIds = async (owner: Visitor, ids: readonly string[]): Promise<PictureRow[]> =>
  ids.length === 0
    ? []
    : store()
        .db.select()
        .from(pictures)
        .where(and(inArray(pictures.id, [...ids]), belongsTo(pictures, owner)))
        .orderBy(desc(pictures.createdAt), desc(pictures.id))

/** Marks some of somebody's pictures as deleted, or no longer; gives those it changed. */
export const markDeleted = (ids: readonly string[], owner: Visitor, deletedAt: Date | null) =>
  store()
    .db.update(pictures)
    .set({ deletedAt })
    .where(
      and(
        inArray(pictures.id, [...ids]),
        belongsTo(pictures, owner),
        deletedAt === null ? isNotNull(pictures.deletedAt) : isNull(pictures.deletedAt),
      ),
    )
    .returning({ id: pictures.id })

export const moveToBoard = (ids: readonly string[], owner: Visitor, boardId: string | null) =>
  store()
    .db.update(pictures)
    .set({ boardId })
    .where(and(inArray(pictures.id, [...ids]), belongsTo(pictures, owner)))

/** Pictures that were deleted before a moment. */
export const listDeletedBefore = (moment: Date, most: number): Promise<Pick<PictureRow, 'id' | 'fileId'>[]> =>
  store()
    .db.select({ id: pictures.id, fileId: pictures.fileId })
    .from(pictures)
    .where(lt(pictures.deletedAt, moment))
    .limit(most)

export const removePictures = (ids: readonly string[]) =>
  store()
    .db.delete(pictures)
    .where(inArray(pictures.id, [...ids]))

/** The files of what a guest drew and had looked into, whether or not it was handed over already. */
export async function listFileIdsOf(userId: string, guestId: string): Promise<string[]> {
  const lists = await Promise.all(
    [pictures, lensLooks].map((table) =>
      store()
        .db.select({ fileId: table.fileId })
        .from(table)
        .where(or(eq(table.userId, userId), eq(table.guestId, guestId))),
    ),
  )
  return lists.flat().map(({ fileId }) => fileId)
}

export const listBoards = (owner: Visitor): Promise<BoardRow[]> =>
  store()
    .db.select()
    .from(pictureBoards)
    .where(belongsTo(pictureBoards, owner))
    .orderBy(asc(pictureBoards.name), asc(pictureBoards.id))

export const createBoard = (row: typeof pictureBoards.$inferInsert) => store().db.insert(pictureBoards).values(row)

export const saveBoard = (id: string, owner: Visitor, name: string) =>
  store()
    .db.update(pictureBoards)
    .set({ name })
    .where(and(eq(pictureBoards.id, id), belongsTo(pictureBoards, owner)))

/** Takes a board away; its pictures stay. */
export const removeBoard = (id: string, owner: Visitor) =>
  store().tx(async () => {
    await store()
      .db.update(pictures)
      .set({ boardId: null })
      .where(and(eq(pictures.boardId, id), belongsTo(pictures, owner)))
    await store()
      .db.delete(pictureBoards)
      .where(and(eq(pictureBoards.id, id), belongsTo(pictureBoards, owner)))
  })

export type DrawRow = typeof pictureDraws.$inferSelect

export const createDraw = (row: typeof pictureDraws.$inferInsert) => store().db.insert(pictureDraws).values(row)

export async function findDraw(id: string): Promise<DrawRow | null> {
  const [row] = await store().db.select().from(pictureDraws).where(eq(pictureDraws.id, id))
  return row ?? null
}

export const saveDraw = (id: string, change: Partial<typeof pictureDraws.$inferInsert>) =>
  store().db.update(pictureDraws).set(change).where(eq(pictureDraws.id, id))
