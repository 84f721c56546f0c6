import { to } from '#app/catalogue/to.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader, type Reader } from '#app/kits/members/visitor/reader.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { TITLE_MAX_CHARS } from '../dj.limits.ts'
import { findTrack, type TrackRow } from './tracks.store.server.ts'

export const toTrackTopic = (id: string) => `dj-track:${id}`
export const toTrackAddress = (track: string, key: string | null = null) => to('v2-dj', null, { track, key })

/** A track and whom it opens for. Throws the same 404 for one of somebody else as for none. */
export async function requireTrack(request: Request, id: string): Promise<Reader & { row: TrackRow }> {
  const row = await findTrack(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { ...reader, row }
}

/** A title of one line that is not too long. */
export function toTitle(text: string, otherwise: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || otherwise
  if (line.length <= TITLE_MAX_CHARS) return line
  return `${line
    .slice(0, TITLE_MAX_CHARS - 1)
    .toWellFormed()
    .trimEnd()}…`
}
