import { z } from 'zod'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { isStorageFull, STORAGE_FULL } from '#app/kits/foundation/files/full-storage.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { CommandFailure } from '#app/platform/command.server.ts'
import { clock } from '#app/platform/clock.ts'
import { toFailure } from '#app/providers/engine.ts'
import { findFilm, findRender, saveRender, type RenderRow } from '../keeping/films.store.server.ts'
import { readFacts, readProject } from '../storyboard/project-schema.ts'
import { renderFilm } from './render-film.server.ts'
import { NO_FFMPEG } from './render-words.ts'

const HOUR_MS = 3_600_000
const GONE = 'The film is no longer there.'
const OLD_FFMPEG = 'The ffmpeg of this server is too old for this. Version 4 or newer is needed.'

export const toFilmTopic = (id: string) => `film:${id}`

/** Makes a storyboard a video file, scene by scene; after a crash it goes on behind the last finished scene. */
export const renderJob = defineJob({
  kind: 'render-film',
  payload: z.object({ render: z.string() }),
  concurrency: 1,
  maxAttempts: 5,
  limitMs: 2 * HOUR_MS,
  async run({ render: id }, tools) {
    const row = await findRender(id)
    if (!row || row.state === 'done') return null
    await change(row, { state: 'working' })
    try {
      await render(row, tools)
    } catch (error) {
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      // Whoever takes the job up again finds the finished scenes.
      if (why === 'closing' || why === 'lost') throw error
      const words = why === 'cancel' ? 'You stopped it. The scenes that were finished are kept.' : toWords(error, why)
      const facts = { ...readFacts((await findRender(id))?.facts), failure: words }
      await change(row, { state: why === 'cancel' ? 'stopped' : 'failed', facts, finishedAt: clock.now() })
      if (why === 'cancel') throw error
      throw new JobFailure(words, { isFinal: true, cause: error })
    }
    return null
  },
})

async function render(row: RenderRow, tools: JobTools): Promise<void> {
  const film = await findFilm(row.filmId)
  const run = await findRun(row.runId)
  if (!film || !run) throw new JobFailure(GONE, { isFinal: true })
  const owner = { userId: film.userId, guestId: film.guestId } as Visitor
  const project = readProject(row.project)
  const asking = { run, filmId: film.id, owner, project, signal: tools.signal }
  await renderFilm({ row, title: film.title, asking }, tools, (to) => change(row, to))
}

/** Why a film could not be made, for whoever wanted it. */
function toWords(error: unknown, why: JobStop['why'] | null): string {
  if (error instanceof JobFailure) return error.message
  if (why === 'limit') return 'This took too long and was ended. The scenes that were finished are kept.'
  if (isStorageFull(error)) return STORAGE_FULL
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (!(at instanceof CommandFailure)) continue
    if (/No space left on device/.test(at.stderr)) return STORAGE_FULL
    if (/No such filter|Unrecognized option|Option .{1,40} not found|Unknown encoder/.test(at.stderr)) return OLD_FFMPEG
    if (at.kind === 'missing') return NO_FFMPEG
    if (at.kind === 'slow') return 'ffmpeg took too long for one scene and was ended. Try a lower quality.'
    if (at.exitCode === null)
      return 'ffmpeg was ended from outside, perhaps because memory ran out. Make it again: finished scenes are kept.'
  }
  const failure = toFailure(error)
  return failure.kind === 'unable' ? `${failure.message}.` : toFailureWords(failure)
}

async function change(row: RenderRow, to: Partial<RenderRow>): Promise<void> {
  await saveRender(row.id, to)
  await publish(toFilmTopic(row.filmId), 'render', { state: to.state ?? null })
}
