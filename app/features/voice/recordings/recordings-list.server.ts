import { fold } from '#app/kits/asking/conversation/fold.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findOwnRecording, listRecordings } from './recordings.store.server.ts'

const PER_PAGE = 30
const FIND_MAX_CHARS = 200
/** What a list can be narrowed to. */
export const LIST_KINDS = {
  sound: 'With sound',
  heard: 'Written down',
  spoken: 'Read aloud',
  captions: 'Captions',
} as const

/** Somebody's recordings as an address asks for them: `?find=`, `?kind=`, `?after=`, `?deleted=`. */
export async function readRecordingsList(owner: Visitor | null, query: URLSearchParams, most = PER_PAGE) {
  const find = (query.get('find') ?? '').slice(0, FIND_MAX_CHARS)
  const wanted = query.get('kind') ?? ''
  const kind = Object.hasOwn(LIST_KINDS, wanted) ? wanted : ''
  if (!owner) return { find, kind, rows: [], next: null, deleted: null }
  const [rows, gone] = await Promise.all([
    listRecordings(owner, { find: fold(find), kind, before: readCursor(query.get('after')) }, most + 1),
    query.get('deleted') ? findOwnRecording(query.get('deleted') ?? '', owner) : null,
  ])
  const last = rows.length > most ? rows[most - 1] : undefined
  return {
    find,
    kind,
    rows: rows.slice(0, most),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
    deleted: gone?.deletedAt ? { id: gone.id, title: gone.title } : null,
  }
}
export type RecordingsList = Awaited<ReturnType<typeof readRecordingsList>>

function readCursor(text: string | null): { at: Date; id: string } | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at: new Date(Number(at)), id } : null
}
