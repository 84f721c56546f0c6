import { randomInt } from 'node:crypto'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import type { Quota } from '#app/kits/members/quota/quota.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { to } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { draftTitle } from '../keeping/recipe.ts'
import { createDraw } from '../keeping/pictures.store.server.ts'
import type { DrawInputs } from './draw.inputs.ts'
import { drawJob } from './draw-job.server.ts'
import type { Start } from './start-picture.server.ts'

const JOB_TITLE_CHARS = 80
const SEEDS = 2 ** 32

/** Writes down what is to be drawn and has it drawn beside the requests; gives its id, or the quota that is used up. */
export async function beginDraw(
  { do: _, ...wish }: DrawInputs,
  owner: Visitor,
  runner: Runner,
  start: Start | null = null,
): Promise<{ isDone: true; id: string } | { isDone: false; quota: Quota }> {
  const [id, runId] = [createSecretId(), createId()]
  const begun = await beginRun(runner, { screen: 'image-studio', id: runId }, async () => {
    const title = `Draw: ${draftTitle(wish.prompt, JOB_TITLE_CHARS)}`
    const { job } = await startJob(
      drawJob,
      { draw: id, start },
      { title, userId: owner.userId, path: to('image-studio', null, { draw: id }) },
    )
    await createDraw({
      id,
      ...owner,
      ...wish,
      seed: wish.seed ?? randomInt(SEEDS),
      runId,
      jobId: job.id,
      createdAt: clock.now(),
    })
  })
  return begun.isDone ? { isDone: true, id } : begun
}
