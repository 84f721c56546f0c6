import { clock } from '#app/platform/clock.ts'
import { CompanyFailure, findFailure, toBrokenFailure, toReachFailure, toStatusFailure } from './company-failure.ts'
import type { EngineFailure } from './engine.ts'
import { createTimeouts, type Timeouts, type TimeLimits } from './timeouts.ts'
import type { ProviderConfig } from './provider.ts'

const MEGABYTE = 1_048_576
const MAX_REFUSAL_BYTES = 65_536
const MAX_RETRIES = 2
const LONGEST_WAIT_S = 5
const MAX_TYPE = 60
/** Texts and lists; pictures and sounds say their own. */
const MAX_TEXT_BYTES = 16 * MEGABYTE
export const MAX_MEDIA_BYTES = 96 * MEGABYTE

export type CompanyCall = {
  config: Pick<ProviderConfig, 'label' | 'key' | 'fetch'>
  signal: AbortSignal
  limits: TimeLimits
  /** What may come back, by content type. A missing type passes. */
  accepts: RegExp
  maxBytes?: number
  /** `passing`: again after every fault that may pass; `unstarted`: only when nothing can have been charged. */
  retries: 'passing' | 'unstarted'
  /** True once the caller has handed parts on: then nothing is asked again. */
  hasHandedOn?: () => boolean
}

/**
 * Speaks with a company and throws nothing but EngineFailure, without keys in its words. `work` gets a fetch whose refusals,
 * cuts, wrong types and sizes are failures already, and may run up to three times.
 */
export async function callCompany<T>(
  call: CompanyCall,
  work: (ask: typeof fetch, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = createTimeouts(call.config.label, call.signal, call.limits)
  try {
    for (let tries = 0; ; tries += 1) {
      const attempt = new AbortController()
      const signal = AbortSignal.any([patience.signal, attempt.signal])
      try {
        patience.begin()
        return await patience.race(work(toHonestFetch(call, patience, signal), signal))
      } catch (error) {
        const failure = patience.signal.aborted ? (patience.signal.reason as EngineFailure) : toFailure(call, error)
        if (tries === MAX_RETRIES || !isWorthAnother(call, failure)) throw failure
        await patience.pause(toWaitMs(call, failure, tries))
      } finally {
        attempt.abort()
      }
    }
  } finally {
    patience.end()
  }
}

function isWorthAnother({ retries, hasHandedOn }: CompanyCall, failure: EngineFailure): boolean {
  if (!(failure instanceof CompanyFailure) || hasHandedOn?.()) return false
  const { isPassing, isUnstarted, retryAfterS } = failure.facts
  if (!isPassing || (retries === 'unstarted' && !isUnstarted)) return false
  if (failure.kind === 'limited' && retryAfterS == null) return false
  return (retryAfterS ?? 0) <= LONGEST_WAIT_S
}

/** Longer each time, and never the same for two who were turned away together. */
const toWaitMs = ({ limits }: CompanyCall, { retryAfterS }: EngineFailure, tries: number) =>
  (retryAfterS ?? 0) * 1_000 + limits.againMs * 2 ** tries * (0.5 + Math.random() / 2)

function toFailure({ config }: CompanyCall, error: unknown): EngineFailure {
  const name = error instanceof Error ? ` (${error.name})` : ''
  return findFailure(error) ?? toBrokenFailure(config.label, `answered what makes no sense${name}`)
}

/** A fetch that follows no redirects (they could carry a key away) and whose every fault is an EngineFailure. */
function toHonestFetch(call: CompanyCall, patience: Timeouts, signal: AbortSignal): typeof fetch {
  const { config, accepts, maxBytes = MAX_TEXT_BYTES } = call
  const who = config.label
  return async (input, init) => {
    let response: Response
    try {
      response = await config.fetch(input, { ...init, signal, redirect: 'manual' })
    } catch (error) {
      if (patience.signal.aborted) throw patience.signal.reason
      throw toReachFailure(who, error, [config.key])
    }
    patience.heard()
    const bounded = toBoundedBody(who, response, { patience, maxBytes: response.ok ? maxBytes : MAX_REFUSAL_BYTES })
    if (!response.ok) {
      const body = await new Response(bounded).text().catch(() => '')
      const { status, headers } = response
      throw toStatusFailure(who, { status, headers, body }, [config.key], clock.now())
    }
    const type = response.headers.get('content-type')
    if (type && !accepts.test(type)) {
      await bounded?.cancel().catch(() => undefined)
      throw toBrokenFailure(who, `answered with ${type.slice(0, MAX_TYPE)}, not with what was asked for`)
    }
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    return new Response(bounded, { status: response.status, headers })
  }
}

/** The body with its size counted and every byte heard; a connection that breaks says so. */
function toBoundedBody(
  who: string,
  { body }: Response,
  { patience, maxBytes }: { patience: Timeouts; maxBytes: number },
) {
  if (!body) return null
  const reader = body.getReader()
  let read = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await reader.read().catch(() => 'cut' as const)
      if (patience.signal.aborted) return controller.error(patience.signal.reason)
      if (next === 'cut') return controller.error(toBrokenFailure(who, 'broke off in the middle of its answer'))
      if (next.done) return controller.close()
      patience.heard()
      read += next.value.byteLength
      if (read <= maxBytes) return controller.enqueue(next.value)
      void reader.cancel().catch(() => undefined)
      controller.error(toBrokenFailure(who, `answered with more than ${Math.round(maxBytes / MEGABYTE)} MB`))
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
}
