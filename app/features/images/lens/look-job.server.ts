import { z } from 'zod'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { findRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { findAnyFile, readFile } from '#app/kits/foundation/files/files.server.ts'
import { JobFailure, JobStop } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob, type JobTools } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { publish } from '#app/kits/foundation/live/live.server.ts'
import { log } from '#app/platform/log.server.ts'
import { toTable } from '#app/platform/table.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { Media } from '#app/providers/ports.ts'
import { lookParts } from './look-parts.ts'
import { lookPool } from './look-pool.server.ts'
import { findLook, saveLook, savePart } from './looks.store.server.ts'

const MINUTE_MS = 60_000
const LIMIT_MINUTES = 6
const AT_ONCE = 2
const MOST_WORDS = 20_000

export const toLookTopic = (id: string) => `look:${id}`

/** Looks into a picture part by part; each part stands on the page as soon as it is there. */
export const lookJob = defineJob({
  kind: 'lens',
  payload: z.object({ look: z.string() }),
  concurrency: AT_ONCE,
  limitMs: LIMIT_MINUTES * MINUTE_MS,
  async run({ look: id }, tools) {
    const look = await findLook(id)
    if (!look) return null
    const [run, file] = await Promise.all([findRun(look.runId), findAnyFile(look.fileId)])
    if (!run || !file) throw new JobFailure('The picture is no longer there.', { isFinal: true })
    const picture = { bytes: await readFile(file), type: file.type }
    const done = lookParts.parse(look.parts)
    for (const [n, [name, work]] of Object.entries(works).entries()) {
      if (!Object.hasOwn(done, name)) await doPart(id, name, () => work(run, picture, tools), tools)
      tools.progress((n + 1) / Object.keys(works).length)
    }
    const { read } = lookParts.parse((await findLook(id))?.parts ?? {})
    if (read && 'text' in read) await saveLook(id, { words: fold(`${look.name} ${read.text}`).slice(0, MOST_WORDS) })
    return null
  },
})

type Work = (run: Run, picture: Media, tools: JobTools) => Promise<object>

const works: Readonly<Record<string, Work>> = toTable({
  async seen(run, picture, { signal }) {
    const { result, listed, tookMs } = await useBest(
      run,
      'see',
      { picture, question: null },
      { signal, engineId: 'embedded:detectors' },
    )
    return { ...result, engine: listed.engine.label, tookMs }
  },
  async codes(_, { bytes }, { signal }) {
    return { codes: await lookPool().run('codes', { bytes }, { signal }) }
  },
  async read(run, picture, { signal }) {
    const { result, listed, tookMs } = await useBest(run, 'read', { picture, languages: [] }, { signal })
    return { ...result, engine: listed.engine.label, tookMs }
  },
})

/** A part that fails says why and keeps no other from being done. */
async function doPart(id: string, name: string, work: () => Promise<object>, { signal }: JobTools): Promise<void> {
  try {
    await savePart(id, name, await work())
  } catch (error) {
    if (signal.reason instanceof JobStop) throw error
    if (!(error instanceof EngineFailure))
      log.warn({ err: error, part: name }, 'a part of a picture could not be looked at')
    await savePart(id, name, { failed: toFailureWords(toFailure(error)) })
  }
  await publish(toLookTopic(id), 'part', { name })
}
