import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { djTracks as tracks } from '#app/database/tables/music/dj.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type TrackRow = typeof tracks.$inferSelect
const listed = {
  ...{ id: tracks.id, userId: tracks.userId, guestId: tracks.guestId, kind: tracks.kind, source: tracks.source },
  ...{ state: tracks.state, title: tracks.title, fileId: tracks.fileId, seconds: tracks.seconds, cues: tracks.cues },
  ...{ analysis: tracks.analysis, grid: tracks.grid, failure: tracks.failure, createdAt: tracks.createdAt },
}
/** A track without its waveform, which is long. */
export type ListedTrack = Pick<TrackRow, keyof typeof listed>

export const createTrack = (row: typeof tracks.$inferInsert) => store().db.insert(tracks).values(row)

/** A track whoever it belongs to; null when there is none or it was deleted. */
export async function findTrack(id: string): Promise<TrackRow | null> {
  const [row] = await store()
    .db.select()
    .from(tracks)
    .where(and(eq(tracks.id, id), isNull(tracks.deletedAt)))
  return row ?? null
}

export const saveTrack = (id: string, change: Partial<typeof tracks.$inferInsert>) =>
  store().db.update(tracks).set(change).where(eq(tracks.id, id))

export async function changeTrack(
  id: string,
  owner: Visitor,
  change: { title?: string; deletedAt?: Date | null },
): Promise<boolean> {
  const changed = await store()
    .db.update(tracks)
    .set(change)
    .where(and(eq(tracks.id, id), belongsTo(tracks, owner)))
    .returning({ id: tracks.id })
  return changed.length > 0
}

const own = (owner: Visitor) => and(belongsTo(tracks, owner), isNull(tracks.deletedAt))

/** Everything in somebody's crate, newest first. */
export const listTracks = (owner: Visitor, most: number): Promise<ListedTrack[]> =>
  store().db.select(listed).from(tracks).where(own(owner)).orderBy(desc(tracks.createdAt), asc(tracks.id)).limit(most)

/** Those of some tracks that are somebody's. */
export async function listOwnTracks(owner: Visitor, ids: readonly string[]): Promise<ListedTrack[]> {
  if (ids.length === 0) return []
  return store()
    .db.select(listed)
    .from(tracks)
    .where(and(own(owner), inArray(tracks.id, [...ids])))
}

export async function countTracks(owner: Visitor): Promise<number> {
  const [row] = await store().db.select({ count: count() }).from(tracks).where(own(owner))
  return row?.count ?? 0
}

export async function findDeletedTrack(id: string, owner: Visitor): Promise<{ id: string; title: string } | null> {
  const [row] = await store()
    .db.select({ id: tracks.id, title: tracks.title })
    .from(tracks)
    .where(and(eq(tracks.id, id), belongsTo(tracks, owner), isNotNull(tracks.deletedAt)))
  return row ?? null
}

/** What was told of the same sound before, by this way of telling. */
export async function findToldAlike(row: TrackRow, sha256: string, version: number): Promise<TrackRow | null> {
  const [found] = await store()
    .db.select()
    .from(tracks)
    .where(
      and(
        ...[eq(tracks.sha256, sha256), eq(tracks.state, 'done'), eq(tracks.analysisVersion, version)],
        ...[ne(tracks.id, row.id), gt(tracks.seconds, 0)],
      ),
    )
    .limit(1)
  return found ?? null
}

export const listDeletedTracksBefore = (moment: Date, most: number) =>
  store()
    .db.select({ id: tracks.id, kind: tracks.kind, fileId: tracks.fileId })
    .from(tracks)
    .where(lt(tracks.deletedAt, moment))
    .limit(most)

export const removeTracks = (ids: readonly string[]) =>
  store()
    .db.delete(tracks)
    .where(inArray(tracks.id, [...ids]))

/** Files that belong to the tracks of a member, and of the guest they were. */
export async function listTrackFiles(userId: string, guestId: string): Promise<string[]> {
  const read = (condition: ReturnType<typeof eq>) =>
    store()
      .db.select({ fileId: tracks.fileId })
      .from(tracks)
      .where(and(condition, inArray(tracks.kind, ['upload', 'bed'])))
  const rows = await Promise.all([read(eq(tracks.userId, userId)), read(eq(tracks.guestId, guestId))])
  return rows.flat().flatMap(({ fileId }) => fileId ?? [])
}

/** The hashes of the sounds of some tracks. */
export async function listHashes(owner: Visitor, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await store()
    .db.select({ id: tracks.id, sha256: tracks.sha256 })
    .from(tracks)
    .where(and(own(owner), inArray(tracks.id, [...ids])))
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}
