import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { PICTURES_BUSY } from '#app/kits/foundation/files/picture-turns.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { isOpen } from '#app/kits/foundation/jobs/job-state.ts'
import { findJob, startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { EngineFailure } from '#app/providers/engine.ts'
import { SUPER_RESOLUTION, SUPER_RESOLUTION_VERSION } from '#app/providers/vision/super-resolution.ts'
import { keepPicture } from '../keeping/keep-picture.server.ts'
import { findPicture, listChildren, type PictureRow } from '../keeping/pictures.store.server.ts'
import { recipeSchema, type Recipe } from '../keeping/recipe.ts'
import { changedFile } from '../keeping/redraw.server.ts'

const MINUTE_MS = 60_000
export const NO_UPSCALE =
  'Super-resolution does not run here at the moment, so nothing was made. The plain enlargement does: choose it instead.'
const GONE = 'The picture is no longer there.'
const payload = z.object({ picture: z.string(), factor: z.int().min(2).max(4) })
const result = z.object({ picture: z.string() })

/** Enlarges a picture by super-resolution and keeps it beside the other. Cut off, it is done anew; kept once. */
export const enlargeJob = defineJob({
  kind: 'enlarge-picture',
  payload,
  limitMs: 12 * MINUTE_MS,
  async run({ picture: id, factor }, tools) {
    const picture = await findPicture(id)
    const file = picture && (await findAnyFile(picture.fileId))
    if (!picture || !file || picture.deletedAt) throw new JobFailure(GONE, { isFinal: true })
    const change = { do: 'upscale', factor, engine: SUPER_RESOLUTION, version: SUPER_RESOLUTION_VERSION } as const
    const recipe = recipeSchema.parse(picture.recipe)
    const next: Recipe = { ...recipe, changes: [...recipe.changes, change] }
    const owner = { userId: picture.userId, guestId: picture.guestId } as Visitor
    const made = (await listChildren(id, owner)).find((child) => isSame(recipeSchema.parse(child.recipe), next))
    return { picture: made?.id ?? (await enlarge(picture, await readFile(file), next, owner, tools)) }
  },
})

const isSame = (one: Recipe, other: Recipe) => JSON.stringify(one.changes) === JSON.stringify(other.changes)

async function enlarge(
  picture: PictureRow,
  file: Uint8Array,
  recipe: Recipe,
  owner: Visitor,
  { signal, progress }: JobTools,
): Promise<string> {
  const { engineLabel, boardId, id: parentId } = picture
  const told = { understood: picture.understood as string[], ignored: picture.ignored as string[], drawId: null }
  const bytes = await changedFile(file, recipe.changes.at(-1)!, recipe, engineLabel, {
    signal,
    onShare: (share) => progress(share, 'Enlarging'),
  }).catch((error: unknown) => {
    throw toJobFailure(error)
  })
  const kept = await keepPicture({ ...told, bytes, recipe, engineLabel, parentId, boardId }, owner)
  if (!kept.isKept) throw new JobFailure(kept.message, { isFinal: true })
  return kept.picture.id
}

function toJobFailure(error: unknown): unknown {
  if (!(error instanceof EngineFailure) || error.kind === 'cancelled') return error
  if (error.kind === 'limited') return new JobFailure(PICTURES_BUSY)
  return new JobFailure(error.kind === 'unable' ? error.message : NO_UPSCALE, { isFinal: true })
}

/** Puts a picture in line to be enlarged; the same wish twice is one. Gives the address that says how far it is. */
export async function beginEnlarging({ id, title }: PictureRow, owner: Visitor, factor: number): Promise<string> {
  const { job } = await startJob(
    enlargeJob,
    { picture: id, factor },
    {
      ...{ userId: owner.userId, title: `Enlarging ${title}`, dedupeKey: `${id}:${factor}` },
      path: to('image-studio', null, { picture: id, part: 'change' }),
    },
  )
  return to('image-studio', null, { picture: id, part: 'change', enlarging: job.id })
}

/** How far the enlarging of a picture is, by its job; null for a job of something else. */
export async function readEnlarging(pictureId: string, jobId: string | null) {
  const job = jobId ? await findJob(jobId) : null
  const asked = payload.safeParse(job?.payload)
  if (!job || job.kind !== enlargeJob.kind || asked.data?.picture !== pictureId) return null
  return {
    id: job.id,
    isOpen: isOpen(job),
    percent: Math.round((job.progress ?? 0) * 100),
    problem: isOpen(job) || job.state === 'done' ? null : (job.lastError ?? 'It was stopped.'),
    made: result.safeParse(job.result).data?.picture ?? null,
  }
}
