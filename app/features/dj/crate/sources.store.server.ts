import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { recordings } from '#app/database/tables/voice.ts'
import { belongsTo } from '#app/kits/members/visitor/owned.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'

export type Source = { id: string; title: string; fileId: string }
const MOST = 20
const columns = { id: recordings.id, title: recordings.title, fileId: recordings.fileId }
const hasSound = () => and(isNull(recordings.deletedAt), isNotNull(recordings.fileId), eq(recordings.state, 'done'))
const whole = (row: { id: string; title: string; fileId: string | null }): Source[] =>
  row.fileId === null ? [] : [{ ...row, fileId: row.fileId }]

/** Recordings of somebody that have their sound, newest first. */
export async function listRecordings(owner: Visitor): Promise<Source[]> {
  const rows = await store()
    .db.select(columns)
    .from(recordings)
    .where(and(belongsTo(recordings, owner), hasSound()))
    .orderBy(desc(recordings.createdAt), desc(recordings.id))
    .limit(MOST)
  return rows.flatMap(whole)
}

/** A recording with its sound, of somebody, or whoever it belongs to. */
export async function findRecordingSound(id: string, owner: Visitor | null): Promise<Source | null> {
  const [row] = await store()
    .db.select(columns)
    .from(recordings)
    .where(and(eq(recordings.id, id), hasSound(), owner ? belongsTo(recordings, owner) : undefined))
  return row ? (whole(row)[0] ?? null) : null
}
