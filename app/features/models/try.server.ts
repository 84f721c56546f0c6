import { data } from '@remix-run/node'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findEngine, type ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { EngineFailure, toFailure } from '#app/providers/engine.ts'
import type { Media } from '#app/providers/ports.ts'
import { readTryFile } from './try-file.server.ts'
import { toPortInput } from './try-input.server.ts'
import { toTold, type Told } from './try-told.ts'
import { tryInputs, type TryInputs } from './try.inputs.ts'
import { TRY_FILE_MAX_BYTES, TRY_LIMIT_S } from './try.limits.ts'

/** What came of trying an engine: its words and its receipt, or why there are none. */
export type Tried = Told & { label: string; receipt: string | null; isDone: boolean }
export type TryAnswer = { tried: Tried | null; problem: FormProblem | null; typed: Record<string, string> }

const MS_PER_S = 1_000
const FILES = { file: { most: 1, maxBytes: TRY_FILE_MAX_BYTES } }
const spendTry = createRateLimit('models-try', { points: 60, windowS: 60 })

/** Lets one engine do the one small thing a form asks for: a run like any other. */
export async function actOnTry(request: Request, network: string) {
  const upload = await readUpload(request, tryInputs, FILES)
  try {
    if (upload.problem) return refuse(upload.problem, upload.init)
    const { input, typed, files } = upload
    const waitS = await spendTry(network)
    if (waitS > 0) return refuse(toProblem(typed, 'form', tooManyAtOnce('tries', waitS)), overLimit(waitS))
    const member = await findUser(request)
    const viewer = toViewer(member)
    const listed = await findEngine(viewer, input.port, input.engine)
    if (!listed) return refuse(toProblem(typed, 'form', 'This engine is not here, or cannot do this.'), 404)
    const file = await readTryFile(input.port, files['file']?.[0] ?? null, viewer.plan)
    if (file.problem) return refuse(toProblem(typed, 'file', file.problem.message), file.problem.status)
    const begun = await beginRun({ member, network }, { screen: 'models' })
    if (!begun.isDone)
      return refuse(
        toProblem(typed, 'form', toCapWords(begun.quota, member === null)),
        overLimit(toResetS(begun.quota)),
      )
    const tried = await tryEngine(begun.value, listed, input, file.media, request.signal)
    return data<TryAnswer>({ tried, problem: null, typed: typed.values })
  } finally {
    await upload.discard()
  }
}

const refuse = (problem: FormProblem, init: number | ResponseInit) =>
  data<TryAnswer>({ tried: null, problem, typed: problem.values }, init)

const toProblem = (typed: Typed, field: string, message: string): FormProblem => ({
  ...typed,
  errors: { [field]: message },
})

async function tryEngine(
  run: Run,
  listed: ListedEngine,
  input: TryInputs,
  media: Media | null,
  signal: AbortSignal,
): Promise<Tried> {
  const { label } = listed.engine
  const limit = AbortSignal.timeout(TRY_LIMIT_S * MS_PER_S)
  try {
    const used = await useEngine(run, listed, toPortInput(input, media, listed.engine), {
      signal: AbortSignal.any([signal, limit]),
    })
    const receipt = `${used.tookMs.toLocaleString('en')} ms, ${toMoneyWords(used.costMicros)}`
    return { label, ...toTold(input.port, used.result, input), receipt, isDone: true }
  } catch (error) {
    const failure = limit.aborted ? TOO_LONG : toFailure(error)
    return { label, text: toFailureWords(failure), lines: [], receipt: null, isDone: false }
  }
}

const TOO_LONG = new EngineFailure('unable', `A try ends after ${TRY_LIMIT_S} seconds. Please try something shorter.`)
