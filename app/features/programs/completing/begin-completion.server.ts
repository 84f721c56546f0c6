import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import { beginKeyedRun } from '#app/kits/asking/runs/keyed-run.server.ts'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import type { RunOptions } from '#app/providers/engine.ts'
import { beforeWords, readCallKey } from '../calls/call-key.ts'
import { errorResponse } from '../calls/openai-error.server.ts'
import { noSuchModel, toCapAnswer } from '../calls/read-call.server.ts'
import { complete, findOffered, type Asked } from './complete.server.ts'
import type { Completion, Header } from './completion.ts'
import { keepOutcome, repeatOutcome, type Outcome } from './kept-completion.server.ts'
import { findUnable } from './wish.ts'

const MS_PER_S = 1_000

/** Who asks, from where, and by what the caller names the call. */
export type Caller = { owner: KeyOwner; network: string; headers: Headers }
type Question = {
  model: string
  asked: Asked
  /** All that was sent: the same key with something else is another call. */
  input: unknown
  idPrefix: string
  /** Where tools and the form of the answer stand in the call. */
  names: { tools: string; json: string }
}
/** A run that was begun, or what came of it before, as if it were. */
export type Begun = {
  header: Header
  work: (options: RunOptions) => Promise<Completion>
  headers: Record<string, string>
}

/**
 * Begins one run of the owner of the key, or finds what the same call gave before. With an `Idempotency-Key` the work goes
 * on when its caller is gone. Throws the answer to a call that cannot be begun.
 */
export async function beginCompletion({ owner, network, headers }: Caller, question: Question): Promise<Begun> {
  const { model, asked, input, idPrefix, names } = question
  const called = readCallKey(headers)
  if (called && 'problem' in called) throw errorResponse(400, { message: called.problem })
  const offered = await findOffered(toViewer(owner), model)
  if (!offered) throw noSuchModel(model)
  const unable = offered.takesTools ? null : findUnable(asked.wish, model, names)
  if (unable) throw errorResponse(400, { ...unable, code: 'unsupported' })

  const runner = { member: owner, network }
  const start = { screen: 'programs', apiKeyId: owner.keyId }
  const header = { id: idPrefix + createId(), created: Math.floor(clock.now().getTime() / MS_PER_S), model }
  if (!called) {
    const begun = await beginRun(runner, start)
    if (!begun.isDone) throw toCapAnswer(begun.quota)
    return { header, work: (options) => complete(begun.value, model, asked, options), headers: {} }
  }
  const begun = await beginKeyedRun(runner, start, { key: called.key, digest: hashOf(JSON.stringify(input)) })
  if (begun.isDone) {
    const run = begun.value
    const { signal } = new AbortController()
    const work = (options: RunOptions) => keepOutcome(run, header, complete(run, model, asked, { ...options, signal }))
    return { header, work, headers: {} }
  }
  if ('quota' in begun) throw toCapAnswer(begun.quota)
  const { before } = begun
  if (before.state === 'kept') {
    const outcome = before.outcome as Outcome
    return { header: outcome.header, work: () => repeatOutcome(outcome), headers: { 'Idempotent-Replayed': 'true' } }
  }
  const { status, message, code, headers: more } = beforeWords[before.state]
  throw errorResponse(status, { message, code }, more)
}
