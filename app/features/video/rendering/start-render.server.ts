import { to } from '#app/catalogue/to.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { overLimit } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { hasFfmpeg } from '#app/providers/ffmpeg.server.ts'
import { createRender, findRender, saveFilm, type FilmRow } from '../keeping/films.store.server.ts'
import { readProject } from '../storyboard/project-schema.ts'
import { renderJob } from './render-job.server.ts'
import { NO_FFMPEG } from './render-words.ts'

type Started = { isStarted: true } | { isStarted: false; message: string; init: number | ResponseInit }

/** Puts the making of a film in line, as its storyboard stands now; one that is under way goes on. */
export async function startRender(row: FilmRow, owner: Visitor, runner: Runner): Promise<Started> {
  if (!hasFfmpeg()) return { isStarted: false, message: NO_FFMPEG, init: 503 }
  const project = readProject(row.project)
  if (project.scenes.length === 0)
    return { isStarted: false, message: 'There is no scene yet. Add one first.', init: 400 }
  const last = row.renderId ? await findRender(row.renderId) : null
  const job = last?.jobId ? await findJob(last.jobId) : null
  if (last?.state === 'working' && job && isOpen(job)) return { isStarted: true }
  const [id, runId] = [createId(), createId()]
  const begun = await beginRun(runner, { screen: 'video-studio', id: runId }, async () => {
    const path = to('video-studio', null, { film: row.id, part: 'film' })
    const { job: started } = await startJob(
      renderJob,
      { render: id },
      { title: `Make the film “${row.title}”`, userId: owner.userId, path, dedupeKey: row.id },
    )
    const { version } = row
    await createRender({
      ...{ id, filmId: row.id, state: 'working', version, project, timeline: [], facts: {}, runId },
      ...{ jobId: started.id, createdAt: clock.now() },
    })
    await saveFilm(row.id, { renderId: id })
  })
  if (begun.isDone) return { isStarted: true }
  return {
    isStarted: false,
    message: toCapWords(begun.quota, runner.member === null),
    init: overLimit(toResetS(begun.quota)),
  }
}
