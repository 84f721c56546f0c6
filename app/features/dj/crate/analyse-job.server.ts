import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ANALYSIS_VERSION, type TrackAnalysis } from '#app/engines/mixing/analyse-track.ts'
import { tellBySong } from '#app/engines/mixing/tell-by-song.ts'
import { isBedMood } from '#app/engines/music-bed/bed-moods.ts'
import type { FileRow } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { findSoundingSong } from '#app/kits/members/songs/songs.store.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { isDeadly } from '#app/platform/worker-pool/worker-pool.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { djRoom } from '../room/dj-room.server.ts'
import { unpackSound } from '../room/unpack-sound.server.ts'
import { readTold } from './track-facts.ts'
import { findSound } from './track-sound.server.ts'
import { toTrackTopic } from './tracks-keeping.server.ts'
import { findToldAlike, findTrack, saveTrack, type TrackRow } from './tracks.store.server.ts'

const MINUTE_MS = 60_000
/** So often a bed of eight bars is played. */
const BED_TIMES = 4
const GONE = 'The sound is no longer there. Whoever shared it may have taken it back.'
const TOO_MUCH = 'Listening to this took more time or memory than there is here.'

/** Listens to a track in a process of its own: tempo, beats, key, loudness, waveform. */
export const analyseJob = defineJob({
  kind: 'listen-to-track',
  payload: z.object({ track: z.string() }),
  concurrency: 1,
  limitMs: 15 * MINUTE_MS,
  async run({ track: id }, tools) {
    const row = await findTrack(id)
    if (!row || row.state === 'done') return null
    try {
      await listen(row, tools)
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const words = toWords(error, why)
      if (words === null) throw error
      await change(row.id, { state: 'failed', failure: words })
      if (why === 'cancel') throw error
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

/** Why it was given up; null: it may be tried again. */
function toWords(error: unknown, why: JobStop['why'] | null): string | null {
  if (why === 'cancel') return 'You stopped it.'
  if (why === 'limit' || isDeadly(error)) return TOO_MUCH
  return error instanceof JobFailure ? error.message : null
}

async function listen(row: TrackRow, { signal, progress }: JobTools): Promise<void> {
  await withScratchFolder('listen', async (folder) => {
    progress(0.05, 'Getting the sound ready')
    const file = row.kind === 'bed' && row.fileId === null ? await makeBed(row, folder, signal) : await findSound(row)
    if (!file) throw new JobFailure(GONE, { isFinal: true })
    const alike = await findToldAlike(row, file.sha256, ANALYSIS_VERSION)
    if (alike) {
      const { seconds, analysis, wave } = alike
      return done(row.id, { seconds, analysis: await tellBySource(row, readTold(analysis)), wave, sha256: file.sha256 })
    }
    const sound = await unpackSound(file, folder, 'track', signal)
    progress(0.3, 'Listening for beats, key and loudness')
    const { analysis, wave } = await djRoom().run('analyse', { file: sound.file }, { signal })
    const told = await tellBySource(row, analysis)
    await done(row.id, { seconds: sound.seconds, analysis: told, wave, sha256: file.sha256 })
  })
}

/** A song of the studio says its tempo and key itself. */
async function tellBySource(row: TrackRow, heard: TrackAnalysis | null): Promise<TrackAnalysis | null> {
  if (row.kind !== 'song' || !heard) return heard
  const song = await findSoundingSong(row.source, { userId: row.userId, guestId: row.guestId } as Visitor)
  return song ? tellBySong(heard, song.text) : heard
}

const done = (id: string, told: Pick<TrackRow, 'seconds' | 'analysis' | 'wave' | 'sha256'>) =>
  change(id, { ...told, state: 'done', failure: null, analysisVersion: ANALYSIS_VERSION })

async function makeBed(row: TrackRow, folder: string, signal: AbortSignal): Promise<FileRow> {
  const [mood = '', seed = '1'] = row.source.split(':')
  if (!isBedMood(mood)) throw new JobFailure('This mood is not known here any more.', { isFinal: true })
  const path = join(folder, 'bed.wav')
  await djRoom().run('bed', { mood, seed: Number(seed), times: BED_TIMES, to: path }, { signal })
  const owner = toFileOwner({ userId: row.userId, guestId: row.guestId } as Visitor)
  const content = createReadStream(path)
  const saved = await saveFile({ ...owner, purpose: 'made', name: 'bed.wav', claimedType: 'audio/wav', content })
  if (!saved.isSaved) throw new JobFailure(saved.message, { isFinal: true })
  await saveTrack(row.id, { fileId: saved.file.id })
  return saved.file
}

async function change(id: string, to: Parameters<typeof saveTrack>[1]): Promise<void> {
  await saveTrack(id, to)
  await publish(toTrackTopic(id), 'track', { state: to.state ?? null })
}
