import { fold } from '#app/kits/asking/conversation/fold.ts'
import { deleterOf } from '#app/kits/members/visitor/visit-key.server.ts'
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
  const deleted = query.get('deleted')
  const deleter = owner ?? deleterOf(query, deleted)
  const gone = deleted && deleter ? await findOwnRecording(deleted, deleter) : null
  const told = gone?.deletedAt ? { id: gone.id, title: gone.title } : null
  if (!owner) return { find, kind, rows: [], next: null, deleted: told }
  const before = readCursor(query.get('after'))
  const rows = await listRecordings(owner, { find: fold(find), kind, before }, most + 1)
  const last = rows.length > most ? rows[most - 1] : undefined
  return {
    find,
    kind,
    rows: rows.slice(0, most),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
    deleted: told,
  }
}
export type RecordingsList = Awaited<ReturnType<typeof readRecordingsList>>

function readCursor(text: string | null): { at: Date; id: string } | null {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at: new Date(Number(at)), id } : null
}
