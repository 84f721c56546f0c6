import { drawingStyles } from '#app/engines/illustrator/scene.ts'
import { listSharedThings } from '#app/kits/members/share-links/share-links.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { listPublishedIds } from '../gallery/gallery.store.server.ts'
import { readCursor, toCursor } from '../keeping/cursor.ts'
import * as rows from '../keeping/pictures.store.server.ts'
import { toTile } from '../keeping/tile.ts'
import { SHARE_KIND } from '../sharing/share-terms.ts'

const PER_PAGE = 24
const MAX_FIND_CHARS = 200
/** So many deleted at once can be named in an address, to be brought back. */
export const MOST_NAMED = 40

/** Whether somebody keeps a picture here, also one that was just deleted. */
export const hasPictures = (owner: Visitor): Promise<boolean> => rows.hasAnyPicture(owner)

/** Somebody's pictures as an address asks for them. */
export async function readHistory(owner: Visitor | null, query: URLSearchParams) {
  const filter = {
    find: (query.get('find') ?? '').slice(0, MAX_FIND_CHARS),
    board: query.get('board') ?? '',
    style: query.get('style') ?? '',
  }
  const renaming = query.get('rename')
  const styles = drawingStyles.map(({ id, label }) => ({ id, label }))
  if (!owner)
    return { filter, renaming, styles, count: 0, rows: [], next: null, boards: [], deleted: [], isFirst: true }
  const after = readCursor(query.get('after'))
  const [found, count, boards, deleted] = await Promise.all([
    rows.listPictures(owner, filter, { after, most: PER_PAGE + 1 }),
    rows.countPictures(owner, filter),
    rows.listBoards(owner),
    rows.listOwnByIds(owner, query.getAll('deleted').slice(0, MOST_NAMED)),
  ])
  const shown = found.slice(0, PER_PAGE)
  const ids = shown.map(({ id }) => id)
  const [shared, published] = await Promise.all([listSharedThings(SHARE_KIND, ids), listPublishedIds(ids)])
  const last = shown.at(-1)
  return {
    filter,
    renaming,
    styles,
    count,
    boards: boards.map(({ id, name }) => ({ id, name })),
    rows: shown.map((row) => ({
      ...toTile(row),
      engine: row.engineLabel,
      board: boards.find(({ id }) => id === row.boardId)?.name ?? null,
      isShared: shared.has(row.id),
      isPublished: published.has(row.id),
    })),
    next: found.length > PER_PAGE && last ? toCursor(last.createdAt, last.id) : null,
    isFirst: after === null,
    deleted: deleted.flatMap((row) => (row.deletedAt ? [{ id: row.id, title: row.title }] : [])),
  }
}

export type HistoryView = Awaited<ReturnType<typeof readHistory>>
