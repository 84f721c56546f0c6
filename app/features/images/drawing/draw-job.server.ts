import { z } from 'zod'
import { findEngine, listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest, type BestUse } from '#app/kits/asking/runs/use-best.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish, publishTransient } from '#app/kits/foundation/live/live.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { Ports } from '#app/providers/ports.ts'
import { keepPicture } from '../keeping/keep-picture.server.ts'
import { findDraw, listPicturesOf, saveDraw, type DrawRow } from '../keeping/pictures.store.server.ts'
import type { Recipe } from '../keeping/recipe.ts'
import { withProvenance } from '../keeping/provenance.ts'
import { readStart, startSchema } from './start-picture.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 10
const AT_ONCE = 4
const GONE = 'What was asked is no longer there.'
const START_GONE = 'The picture to go on from is no longer there.'
const CUT =
  'The server was stopped while an engine that costs money was drawing, so it was not asked a second time. Make them again if you like.'

export const toDrawTopic = (id: string) => `draw:${id}`

/** Draws what somebody asked for, with the first engine that can, and keeps it. */
export const drawJob = defineJob({
  kind: 'draw',
  payload: z.object({ draw: z.string(), start: startSchema.nullable().default(null) }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  async run({ draw: id, start: from }, tools) {
    const draw = await findDraw(id)
    if (!draw || draw.state === 'done') return null
    const run = await findRun(draw.runId)
    if (!run) throw new JobFailure(GONE, { isFinal: true })
    const wasBegun = draw.state === 'drawing'
    await change(draw, { state: 'drawing', progress: 0, note: null })
    if (wasBegun && (await mayHaveCost(run, draw))) return fail(draw, CUT)
    try {
      const start = from && (await readStart(from))
      if (from && !start) return await fail(draw, START_GONE)
      const used = await askEngine(run, { ...draw, start: start?.input ?? null }, tools)
      await keepAll(draw, used, start && from ? { of: start.sha256, mask: from.mask } : undefined)
    } catch (error) {
      if (error instanceof JobFailure) throw error
      const why = tools.signal.reason instanceof JobStop ? tools.signal.reason.why : null
      // Whoever takes the job up again draws it.
      if (why === 'closing' || why === 'lost') throw error
      if (why === 'cancel') await change(draw, { state: 'stopped', note: 'Stopped.' })
      if (why === 'cancel') throw error
      return fail(
        draw,
        why === 'limit'
          ? `This took longer than ${LIMIT_MINUTES} minutes and was ended.`
          : toFailureWords(toFailure(error)),
        error,
      )
    }
    return null
  },
})

async function mayHaveCost(run: Run, { engineId }: DrawRow): Promise<boolean> {
  const engines = await listEngines(run.viewer, 'draw')
  const first = engines.find(({ engine }) => engine.id === engineId) ?? engines[0]
  return first !== undefined && !first.engine.id.startsWith('embedded:')
}

type Wish = DrawRow & { start: Ports['draw']['input']['start'] | null }

async function askEngine(run: Run, draw: Wish, { signal, progress }: JobTools): Promise<BestUse<'draw'>> {
  const { prompt, style, width, height, seed, count, engineId, start } = draw
  const onProgress = (share: number) => {
    progress(share, `${Math.round(share * count)} of ${count} drawn`)
    publishTransient(toDrawTopic(draw.id), 'progress', { share })
    void saveDraw(draw.id, { progress: share }).catch(() => undefined)
  }
  const wish = { prompt, style, width, height, seed, count }
  if (!start) return useBest(run, 'draw', wish, { engineId, signal, onProgress })
  // Another engine would draw something else from the words alone.
  const listed = await findEngine(run.viewer, 'draw', engineId ?? '')
  if (!listed) throw new EngineFailure('unable', 'The engine that was chosen is not there any more.')
  return { ...(await useEngine(run, listed, { ...wish, start }, { signal, onProgress })), listed, failed: [] }
}

async function keepAll(draw: DrawRow, used: BestUse<'draw'>, edit: Recipe['edit']): Promise<void> {
  const { result, listed, failed, costMicros, tookMs } = used
  const { engine } = listed
  const owner = { userId: draw.userId, guestId: draw.guestId } as Visitor
  const kept = await listPicturesOf(draw.id)
  for (const [nth, drawn] of result.pictures.entries()) {
    if (nth < kept.length) continue
    const recipe: Recipe = {
      prompt: draw.prompt,
      style: draw.style,
      width: draw.width,
      height: draw.height,
      seed: drawn.seed,
      engine: engine.id,
      version: engine.version,
      changes: [],
      ...(edit && { edit }),
    }
    const made = {
      bytes: withProvenance(drawn.bytes, recipe, engine.label),
      recipe,
      engineLabel: engine.label,
      understood: result.understood,
      ignored: result.ignored,
      drawId: draw.id,
      parentId: draw.parentId,
      nth,
    }
    const saved = await keepPicture(made, owner)
    if (!saved.isKept) return fail(draw, saved.message)
  }
  const others = failed.map(({ listed: other, failure }) => `${other.engine.label}: ${toFailureWords(failure)}`)
  const note = others.length > 0 ? `Asked before: ${others.join(' ')}` : null
  await change(draw, { state: 'done', progress: 1, note, costMicros, tookMs })
}

async function fail(draw: DrawRow, note: string, cause?: unknown): Promise<never> {
  await change(draw, { state: 'failed', note })
  throw new JobFailure(note, { isFinal: true, cause })
}

async function change({ id }: DrawRow, to: Partial<DrawRow>): Promise<void> {
  await saveDraw(id, to)
  await publish(toDrawTopic(id), 'draw', { state: to.state })
}
