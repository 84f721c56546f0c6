import { data } from '@remix-run/node'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { beginFreeRun, beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { PortName } from '#app/providers/ports.ts'

const spendWork = createRateLimit('writing', { points: 40, windowS: 60 })

/** A run to work in, or the words why there is none and the status that goes with them. */
export type Begun = { run: Run } | { message: string; init: { status: number; headers: Record<string, string> } }

/**
 * Begins a run of a screen of writing. Work of the built-in engines is free and only slowed; where a connected model comes first for
 * one of the ports, the run counts among those of the day.
 */
export async function beginWork(runner: Runner, screen: string, ports: readonly PortName[]): Promise<Begun> {
  const waitS = await spendWork(runner.network)
  if (waitS > 0) return { message: tooManyAtOnce('texts', waitS), init: overLimit(waitS) }
  const first = await Promise.all(ports.map((port) => listEngines(toViewer(runner.member), port)))
  if (first.every(([one]) => !one || one.engine.providerId === null))
    return { run: await beginFreeRun(runner, { screen }) }
  const begun = await beginRun(runner, { screen })
  if (begun.isDone) return { run: begun.value }
  return { message: toCapWords(begun.quota, runner.member === null), init: overLimit(toResetS(begun.quota)) }
}

/** The form again with a sentence at one of its fields. */
export const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<{ problem: FormProblem }>({ problem: { errors: { [field]: message }, ...typed } }, init)

/** The same for work that failed: what happened, without keys or addresses. */
export function refuseFailed(typed: Typed, field: string, error: unknown) {
  const { message, init } = toRefusal(error)
  return refuse(typed, field, message, init)
}
