import { bedMoods, type BedMood } from '#app/engines/music-bed/bed-moods.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import type { FileType } from '#app/kits/foundation/files/media/media-types.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findSoundingSong } from '#app/kits/members/songs/songs.store.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { MOST_TRACKS, TRACK_MAX_BYTES } from '../dj.limits.ts'
import { analyseJob } from './analyse-job.server.ts'
import { findRecordingSound } from './sources.store.server.ts'
import { findSharedSound } from './track-sound.server.ts'
import { toTitle, toTrackAddress } from './tracks-keeping.server.ts'
import { countTracks, createTrack, type TrackRow } from './tracks.store.server.ts'

export type Refusal = { message: string; init: number | ResponseInit }
export type Added = { ids: string[]; refusal: Refusal | null }

/** Sounds that browsers play, so that the decks can. */
const PLAYED: readonly FileType[] = [
  ...(['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/flac', 'audio/aac', 'audio/mp4', 'audio/webm'] as const),
]
const FULL = `A crate holds ${MOST_TRACKS} tracks. Delete some, then add more.`

/** Keeps files as tracks and has them listened to. What came before one that is refused stays. */
export async function addFiles(sent: readonly SentFile[], owner: Visitor): Promise<Added> {
  const ids: string[] = []
  let room = MOST_TRACKS - (await countTracks(owner))
  for (const one of sent) {
    if (room <= 0) return { ids, refusal: { message: FULL, init: 409 } }
    const limits = { maxBytes: TRACK_MAX_BYTES, types: PLAYED }
    const saved = await saveFile({ ...toFileOwner(owner), purpose: 'recording', ...one, limits })
    if (!saved.isSaved) {
      const message = sent.length > 1 ? `“${toSafeName(one.name, one.claimedType)}”: ${saved.message}` : saved.message
      return { ids, refusal: { message, init: saved.waitS ? overLimit(saved.waitS) : saved.status } }
    }
    const name = toSafeName(one.name, saved.file.type).replace(/\.\w{1,5}$/, '')
    const { id: fileId, sha256 } = saved.file
    ids.push(await keep({ kind: 'upload', source: '', title: name.replace(/_+/g, ' '), fileId, sha256 }, owner))
    room -= 1
  }
  return { ids, refusal: null }
}

/** Adds beds of the house, which are made by rules from a mood and a seed. */
export async function addBeds(beds: readonly { mood: BedMood; seed: number }[], owner: Visitor): Promise<Added> {
  if ((await countTracks(owner)) + beds.length > MOST_TRACKS) return refused(FULL, 409)
  const ids: string[] = []
  for (const { mood, seed } of beds) {
    const title = `${bedMoods[mood].label} bed ${seed}`
    ids.push(await keep({ kind: 'bed', source: `${mood}:${seed}`, title, fileId: null, sha256: null }, owner))
  }
  return { ids, refusal: null }
}

/** Adds a recording of one’s own; it stays where it is. */
export async function addRecording(id: string, owner: Visitor): Promise<Added> {
  const found = await findRecordingSound(id, owner)
  if (!found) return refused('This recording is not there any more.', 404)
  if ((await countTracks(owner)) >= MOST_TRACKS) return refused(FULL, 409)
  const made = { kind: 'recording', source: id, title: found.title, fileId: null, sha256: null } as const
  return { ids: [await keep(made, owner)], refusal: null }
}

/** Adds a song of the studio: one’s own, or one that its member shows everybody. */
export async function addSong(id: string, owner: Visitor): Promise<Added> {
  const found = await findSoundingSong(id, owner)
  if (!found)
    return refused('This song has no sound yet, or is not there any more. Play it into a file in the studio.', 404)
  if ((await countTracks(owner)) >= MOST_TRACKS) return refused(FULL, 409)
  return {
    ids: [await keep({ kind: 'song', source: id, title: found.title, fileId: null, sha256: null }, owner)],
    refusal: null,
  }
}

/** Adds what another member shares, for as long as they do. */
export async function addShared(address: string, owner: Visitor): Promise<Added> {
  const link = /([\w-]{16,64})\/?(?:[?#].*)?$/.exec(address)?.[1] ?? ''
  const found = link ? await findSharedSound(link) : null
  if (!found) return refused('This is no address of a shared recording with its sound, or it was taken back.', 404)
  if ((await countTracks(owner)) >= MOST_TRACKS) return refused(FULL, 409)
  const made = { kind: 'shared', source: link, title: found.title, fileId: null, sha256: null } as const
  return { ids: [await keep(made, owner)], refusal: null }
}

const refused = (message: string, init: number): Added => ({ ids: [], refusal: { message, init } })

type Made = Pick<TrackRow, 'kind' | 'source' | 'title' | 'fileId' | 'sha256'>

async function keep(made: Made, owner: Visitor): Promise<string> {
  const id = createSecretId()
  const title = toTitle(made.title, 'Track without a name')
  await createTrack({
    ...{ ...made, id, ...owner, title, words: fold(title), state: 'working', analysis: {}, cues: [], wave: [] },
    createdAt: clock.now(),
  })
  await startListening(id, title, owner)
  return id
}

/** Puts the listening to a track in line. */
export async function startListening(id: string, title: string, { userId }: Visitor): Promise<void> {
  const told = { title: `Listen to “${title}”`, userId, path: toTrackAddress(id), dedupeKey: id }
  await startJob(analyseJob, { track: id }, told)
}
