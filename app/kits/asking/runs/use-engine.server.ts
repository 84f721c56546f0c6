import { createBreakers } from '#app/kits/asking/engines/breaker.ts'
import { costOf, holdFor } from '#app/kits/asking/engines/price.ts'
import type { ListedEngine } from '#app/kits/asking/engines/registry.server.ts'
import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { metrics } from '#app/platform/metrics.server.ts'
import { once } from '#app/platform/once.ts'
import { CompanyFailure } from '#app/providers/company-failure.ts'
import { traced } from '#app/platform/tracing.server.ts'
import { EngineFailure, toFailure, type EngineResult, type RunOptions, type Usage } from '#app/providers/engine.ts'
import { needKeyMoney } from '#app/kits/members/api-keys/key-budget.server.ts'
import { isOfWork } from '#app/providers/machine-failure.ts'
import type { Ports, PortName } from '#app/providers/ports.ts'
import { needMoney } from './budgets.server.ts'
import { toMostUnits } from './most-units.ts'
import type { Run } from './run.ts'
import { createUse, settleUse, type Settlement } from './runs.store.server.ts'

const MS_PER_S = 1_000
const NOTHING: Usage = { input: null, output: null }
/** For the breaker: the engine is as well as it was. */
const NO_FAULT = { kind: 'cancelled', retryAfterS: null } as const
/** Failures before an engine did any work. */
const UNSTARTED = new Set<EngineFailure['kind']>(['unreachable', 'limited', 'unauthorised', 'unaffordable'])

/** Whether a use that failed so cost nothing for certain: what broke off may have carried the question. */
export const hasCostNothing = (failure: EngineFailure): boolean =>
  UNSTARTED.has(failure.kind) &&
  (!(failure instanceof CompanyFailure) || failure.kind === 'unauthorised' || failure.facts.isUnstarted === true)

export const breakers = () => once('engine-breakers', createBreakers)

/** What a use gave, with its receipt: cost in micro-dollars (null is unknown) and time in milliseconds. */
export type Used<Port extends PortName> = EngineResult<Port> & { costMicros: number | null; tookMs: number }

/** `limitMs`: how long the caller waits, where that is less than what the engine may take. */
export type UseOptions = Partial<RunOptions> & { limitMs?: number }

/**
 * Uses an engine within a run. The only way to one: money is set aside and the ledger's row written before, and both are settled
 * after, however it ends. Throws nothing but EngineFailure.
 */
export const useEngine = <Port extends PortName>(
  run: Run,
  listed: ListedEngine<Port>,
  input: Ports[Port]['input'],
  options: UseOptions = {},
): Promise<Used<Port>> => {
  const { id, port } = listed.engine
  const attributes = { 'frenly.run': run.id, 'frenly.screen': run.screen, 'frenly.engine': id, 'frenly.port': port }
  return traced(`engine ${port}`, attributes, () => askEngine(run, listed, input, options))
}

async function askEngine<Port extends PortName>(
  run: Run,
  listed: ListedEngine<Port>,
  input: Ports[Port]['input'],
  { signal, onPart, onCall, onProgress, limitMs: mostMs = Infinity }: UseOptions = {},
): Promise<Used<Port>> {
  const { engine } = listed
  needOpen(engine.id, engine.label)
  const useId = await hold(run, listed, input).catch((error: unknown) => {
    breakers().failed(engine.id, NO_FAULT, clock.now().getTime())
    throw toFailure(error)
  })
  const startedAt = performance.now()
  let firstPartMs: number | null = null
  const took = () => Math.round(performance.now() - startedAt)
  const limitMs = Math.min(engine.limitMs, mostMs)
  const limit = AbortSignal.timeout(limitMs)
  try {
    const ended = await orAbort(
      engine.run(input, {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(onPart && {
          onPart: (text) => {
            firstPartMs ??= took()
            onPart(text)
          },
        }),
        ...(onCall && {
          onCall: (part) => {
            firstPartMs ??= took()
            onCall(part)
          },
        }),
        ...(onProgress && { onProgress }),
      }),
      signal,
      limit,
    )
    const costMicros = costOf(listed.price, ended.usage)
    await settle(useId, { state: 'done', failure: null, firstPartMs, tookMs: took(), costMicros }, ended.usage)
    breakers().succeeded(engine.id)
    metrics.engineUse(engine.id, engine.port, 'done', took() / MS_PER_S)
    return { ...ended, costMicros, tookMs: took() }
  } catch (error) {
    const failure = limit.aborted && !signal?.aborted ? tooSlow(limitMs) : toFailure(error)
    const isFree = isPriceless(listed) || hasCostNothing(failure)
    const state = failure.kind === 'cancelled' ? 'cancelled' : 'failed'
    const costMicros = isFree ? 0 : null
    await settle(useId, { state, failure: failure.kind, firstPartMs, tookMs: took(), costMicros }, NOTHING)
    breakers().failed(engine.id, isOfWork(failure) ? NO_FAULT : failure, clock.now().getTime())
    metrics.engineUse(engine.id, engine.port, failure.kind, took() / MS_PER_S)
    if (failure.kind === 'broken') log.warn({ err: failure, engine: engine.id }, 'an engine broke')
    throw failure
  }
}

const isPriceless = ({ price }: ListedEngine<never> | { price: ListedEngine['price'] }): boolean =>
  price !== null && price.inputMicros === 0 && price.outputMicros === 0

function needOpen(id: string, label: string): void {
  const waitMs = breakers().ask(id, clock.now().getTime())
  if (waitMs > 0)
    throw new EngineFailure(breakers().whyOpen(id), `${label} rests after failures`, Math.ceil(waitMs / MS_PER_S))
}

/** The row stands before the engine is asked, and no two uses take the last of a budget. */
async function hold<Port extends PortName>(
  run: Run,
  { engine, price, priceVersion, isOwn }: ListedEngine<Port>,
  input: Ports[Port]['input'],
): Promise<string> {
  const mostMicros = holdFor(price, toMostUnits(engine.port, input))
  const { viewer, screen, apiKeyId = null } = run
  // On an account of the member's own only the budget of a key counts it.
  const heldMicros = isOwn && !apiKeyId ? 0 : mostMicros
  const id = createId()
  const write = () =>
    createUse({
      id,
      runId: run.id,
      userId: viewer.id,
      screen,
      engineId: engine.id,
      port: engine.port,
      isOwnKey: isOwn,
      unit: engine.unit,
      heldMicros,
      priceVersion,
      startedAt: clock.now(),
    })
  if (heldMicros === 0) await write()
  else
    await store().tx(async () => {
      if (!isOwn) await needMoney(viewer, heldMicros)
      if (apiKeyId) await needKeyMoney(apiKeyId, heldMicros)
      await write()
    })
  return id
}

/** A ledger that cannot be written is reported, and never costs the visitor the answer. */
async function settle(id: string, settlement: Omit<Settlement, 'inputUnits' | 'outputUnits'>, usage: Usage) {
  try {
    await settleUse(id, { ...settlement, inputUnits: toWhole(usage.input), outputUnits: toWhole(usage.output) })
  } catch (error) {
    log.error({ err: error, use: id }, 'a use could not be settled')
  }
}

const toWhole = (units: number | null) => (units === null ? null : Math.ceil(units))

const tooSlow = (limitMs: number) => new EngineFailure('slow', `It took longer than ${limitMs / MS_PER_S} s`)

/** An engine that ignores its signal is not waited for. */
function orAbort<T>(work: Promise<T>, ...signals: (AbortSignal | undefined)[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new EngineFailure('cancelled', 'Nobody waits any more'))
    for (const signal of signals) {
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop, { once: true })
    }
    work.then(resolve, reject).finally(() => signals.forEach((signal) => signal?.removeEventListener('abort', stop)))
  })
}
