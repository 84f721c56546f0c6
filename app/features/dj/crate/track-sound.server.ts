import { findAnyFile, type FileRow } from '#app/kits/foundation/files/files.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { findSoundingSong } from '#app/kits/members/songs/songs.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { findRecordingSound, type Source } from './sources.store.server.ts'
import type { TrackRow } from './tracks.store.server.ts'

/** What links to recordings are kept under (features/voice). */
const RECORDING_SHARE = 'recording'

/** The recording behind a link that works now. */
export async function findSharedSound(link: string): Promise<Source | null> {
  const shared = await findShareLink(RECORDING_SHARE, link)
  return shared ? findRecordingSound(shared.thingId, null) : null
}

/**
 * The sound of a track as it may be heard now: one’s own file; a recording of one’s own while it is there; what somebody shared while the link
 * works; a song as it was played last, of one’s own or while it is published. Null when it is gone.
 */
export async function findSound(
  row: Pick<TrackRow, 'kind' | 'source' | 'fileId' | 'userId' | 'guestId'>,
): Promise<FileRow | null> {
  const owner = { userId: row.userId, guestId: row.guestId } as Visitor
  if (row.kind === 'recording' || row.kind === 'shared') {
    const found =
      row.kind === 'recording' ? await findRecordingSound(row.source, owner) : await findSharedSound(row.source)
    return found ? findAnyFile(found.fileId) : null
  }
  if (row.kind === 'song') {
    const song = await findSoundingSong(row.source, owner)
    return song ? findAnyFile(song.fileId) : null
  }
  return row.fileId ? findAnyFile(row.fileId) : null
}
