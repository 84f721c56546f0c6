import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isStorageFull, STORAGE_FULL } from '#app/kits/foundation/files/full-storage.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { findSong, type SongRenderRow } from '#app/kits/members/songs/songs.store.server.ts'
import { toFileOwner } from '#app/kits/members/visitor/file-owner.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { WorkerFailure } from '#app/platform/worker-pool/worker-pool.ts'
import { withScratchFolder } from '#app/providers/scratch-folder.server.ts'
import { findRender, listRenders, saveRender } from '../keeping/songs.store.server.ts'
import { RENDERS_KEPT } from '../music.limits.ts'
import { musicRoom } from '../room/music-room.server.ts'

const LIMIT_MS = 10 * 60_000
const GONE = 'The song is no longer there.'

export const toSongTopic = (id: string) => `song:${id}`

/** Plays a song into a file; a job that a crash ended begins again, and gives the same. */
export const renderSongJob = defineJob({
  kind: 'render-song',
  payload: z.object({ render: z.string() }),
  concurrency: 2,
  maxAttempts: 4,
  limitMs: LIMIT_MS,
  async run({ render: id }, tools) {
    const row = await findRender(id)
    if (!row || row.state === 'done') return null
    try {
      await render(row, tools)
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      if (why === 'closing' || why === 'lost') throw error
      const failure = why === 'cancel' ? 'You stopped it.' : toWords(error, why)
      await change(row, { state: why === 'cancel' ? 'stopped' : 'failed', facts: { failure }, finishedAt: clock.now() })
      if (why === 'cancel') throw error
      throw new JobFailure(failure, { isFinal: true, cause: error })
    }
    return null
  },
})

async function render(row: SongRenderRow, { signal, progress }: JobTools): Promise<void> {
  const song = await findSong(row.songId)
  if (!song) throw new JobFailure(GONE, { isFinal: true })
  const owner = { userId: song.userId, guestId: song.guestId } as Visitor
  await withScratchFolder('song', async (folder) => {
    const path = join(folder, 'song.mp3')
    const onNote = (share: number) => progress(share, 'The instruments play')
    const facts = await musicRoom().run('render', { text: row.text, path }, { signal, onNote })
    const saved = await saveFile({
      ...toFileOwner(owner),
      ...{ purpose: 'made', name: `${song.title.slice(0, 80).toWellFormed()}.mp3`, claimedType: 'audio/mpeg' },
      content: createReadStream(path),
    })
    if (!saved.isSaved) throw new JobFailure(saved.message, { isFinal: true })
    await change(row, { state: 'done', fileId: saved.file.id, facts, finishedAt: clock.now() })
  })
  const done = (await listRenders(row.songId, 50)).filter(({ fileId }) => fileId !== null)
  await removeFiles(done.slice(RENDERS_KEPT).flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))
}

function toWords(error: unknown, why: JobStop['why'] | null): string {
  if (error instanceof JobFailure) return error.message
  if (isStorageFull(error)) return STORAGE_FULL
  if (why === 'limit' || (error instanceof WorkerFailure && error.kind === 'slow'))
    return 'This took too long and was ended. A song with fewer notes is quicker.'
  if (error instanceof WorkerFailure && error.kind === 'busy')
    return 'Too many songs are being played right now. Please try again in a minute.'
  return 'The song could not be played this time. Please try again.'
}

async function change(row: SongRenderRow, to: Partial<SongRenderRow>): Promise<void> {
  await saveRender(row.id, to)
  await publish(toSongTopic(row.songId), 'render', { state: to.state ?? null })
}
