import { and, asc, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import { holds } from '#app/database/holds.ts'
import { store } from '#app/database/store.server.ts'
import { recordings } from '#app/database/tables/voice.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type RecordingRow = typeof recordings.$inferSelect
export type RecordingChange = Partial<typeof recordings.$inferInsert>

/** What a list needs: without the words and the waveform. */
const listed = {
  id: recordings.id,
  title: recordings.title,
  kind: recordings.kind,
  state: recordings.state,
  seconds: recordings.seconds,
  fileId: recordings.fileId,
  positionS: recordings.positionS,
  queuedAt: recordings.queuedAt,
  publishedAt: recordings.publishedAt,
  createdAt: recordings.createdAt,
}
export type ListedRecording = Pick<RecordingRow, keyof typeof listed>

export const createRecording = (row: typeof recordings.$inferInsert) => store().db.insert(recordings).values(row)

/** A recording whoever it belongs to; null when there is none or it was deleted. */
export async function findRecording(id: string): Promise<RecordingRow | null> {
  const [row] = await store()
    .db.select()
    .from(recordings)
    .where(and(eq(recordings.id, id), isNull(recordings.deletedAt)))
  return row ?? null
}

/** Somebody's own, also one that was deleted and can be brought back. */
export async function findOwnRecording(id: string, owner: Visitor): Promise<RecordingRow | null> {
  const [row] = await store()
    .db.select()
    .from(recordings)
    .where(and(eq(recordings.id, id), belongsTo(recordings, owner)))
  return row ?? null
}

export const saveRecording = (id: string, change: RecordingChange) =>
  store().db.update(recordings).set(change).where(eq(recordings.id, id))

/** Saves a change of words unless somebody saved one meanwhile; false then. */
export async function saveVersion(id: string, version: number, change: RecordingChange): Promise<boolean> {
  const saved = await store()
    .db.update(recordings)
    .set({ ...change, version: version + 1 })
    .where(and(eq(recordings.id, id), eq(recordings.version, version)))
    .returning({ id: recordings.id })
  return saved.length > 0
}

export type Sifted = { find: string; kind: string; before?: { at: Date; id: string } | null }

/** Somebody's recordings, newest first. */
export const listRecordings = (
  owner: Visitor,
  { find, kind, before = null }: Sifted,
  most: number,
): Promise<ListedRecording[]> =>
  store()
    .db.select(listed)
    .from(recordings)
    .where(
      and(
        belongsTo(recordings, owner),
        isNull(recordings.deletedAt),
        kind === 'sound'
          ? isNotNull(recordings.fileId)
          : kind
            ? eq(recordings.kind, kind as RecordingRow['kind'])
            : undefined,
        ...find
          .split(' ')
          .filter(Boolean)
          .map((word) => holds(recordings.words, word)),
        before ? isBefore(before) : undefined,
      ),
    )
    .orderBy(desc(recordings.createdAt), desc(recordings.id))
    .limit(most)

const isBefore = ({ at, id }: { at: Date; id: string }): SQL =>
  or(lt(recordings.createdAt, at), and(eq(recordings.createdAt, at), lt(recordings.id, id)))!

/** What waits to be listened to, in its order. */
export const listQueue = (owner: Visitor, most: number): Promise<ListedRecording[]> =>
  store()
    .db.select(listed)
    .from(recordings)
    .where(
      and(
        belongsTo(recordings, owner),
        isNull(recordings.deletedAt),
        isNotNull(recordings.queuedAt),
        isNotNull(recordings.fileId),
      ),
    )
    .orderBy(asc(recordings.queuedAt), asc(recordings.id))
    .limit(most)

/** What a member published, newest first. */
export const listPublished = (userId: string, most: number): Promise<RecordingRow[]> =>
  store()
    .db.select()
    .from(recordings)
    .where(
      and(
        eq(recordings.userId, userId),
        isNull(recordings.deletedAt),
        isNotNull(recordings.publishedAt),
        isNotNull(recordings.fileId),
      ),
    )
    .orderBy(desc(recordings.publishedAt), desc(recordings.id))
    .limit(most)

export const listDeletedBefore = (moment: Date, most: number) =>
  store()
    .db.select({ id: recordings.id, fileId: recordings.fileId })
    .from(recordings)
    .where(lt(recordings.deletedAt, moment))
    .limit(most)

export const removeRecording = (id: string) => store().db.delete(recordings).where(eq(recordings.id, id))

/** The files of what a guest or member keeps. */
export async function listFileIdsOf(userId: string, guestId: string): Promise<string[]> {
  const rows = await store()
    .db.select({ fileId: recordings.fileId })
    .from(recordings)
    .where(and(isNotNull(recordings.fileId), or(eq(recordings.userId, userId), eq(recordings.guestId, guestId))))
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
