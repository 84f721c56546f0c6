import { to } from '#app/catalogue/to.ts'
import { readSong } from '#app/engines/music/text/read-song.ts'
import { toTimeline } from '#app/engines/music/song/timeline.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { SongRow } from '#app/kits/members/songs/songs.store.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createRender, findRender, saveSong } from '../keeping/songs.store.server.ts'
import { renderSongJob } from './render-job.server.ts'

type Started = { isStarted: true } | { isStarted: false; message: string; init: number | ResponseInit }

/** Puts the playing of a song in line, as its text stands now; one that is under way goes on. */
export async function startRender(row: SongRow, owner: Visitor, runner: Runner): Promise<Started> {
  if (toTimeline(readSong(row.text).song).bars.length === 0)
    return { isStarted: false, message: 'There is nothing to play yet: no section is in the arrangement.', init: 400 }
  const last = row.renderId ? await findRender(row.renderId) : null
  const job = last?.jobId ? await findJob(last.jobId) : null
  if (last?.state === 'working' && job && isOpen(job)) return { isStarted: true }
  const [id, runId] = [createId(), createId()]
  const begun = await beginRun(runner, { screen: 'v2-music-studio', id: runId }, async () => {
    const path = to('v2-music-studio', null, { song: row.id, part: 'sound' })
    const { job: started } = await startJob(
      renderSongJob,
      { render: id },
      { title: `Play the song “${row.title}”`, userId: owner.userId, path, dedupeKey: row.id },
    )
    await createRender({
      ...{ id, songId: row.id, state: 'working', version: row.version, text: row.text, facts: {}, runId },
      ...{ jobId: started.id, createdAt: clock.now() },
    })
    await saveSong(row.id, { renderId: id })
  })
  if (begun.isDone) return { isStarted: true }
  return {
    isStarted: false,
    message: toCapWords(begun.quota, runner.member === null),
    init: overLimit(toResetS(begun.quota)),
  }
}
