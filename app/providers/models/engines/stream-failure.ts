import { CompanyFailure, findFailure, toBrokenFailure } from '#app/providers/company-failure.ts'
import type { EngineFailure } from '#app/providers/engine.ts'

const BUSY = /overloaded|unavailable|rate_limit|RESOURCE_EXHAUSTED/i
const BUSY_STATUSES = [429, 502, 503, 529]
const FILTER = /content[_ ]?(filter|policy)|safety|PROHIBITED/i

/** An error that a company sends inside a stream, in the engines' vocabulary. Its words may hold what was asked, so only its kind is kept. */
export function toStreamFailure(who: string, error: unknown): EngineFailure {
  const found = findFailure(error)
  if (found) return found
  const { type, code, status, statusCode } = (error ?? {}) as Record<string, unknown>
  const kind = [type, code, status].filter((one) => typeof one === 'string').join(' ')
  if (BUSY.test(kind) || [code, statusCode].some((one) => BUSY_STATUSES.includes(Number(one))))
    return new CompanyFailure('limited', `${who} became overloaded while it answered.`)
  if (FILTER.test(kind)) return new CompanyFailure('refused', `${who} stopped: it declines this content.`)
  const name = error instanceof Error ? error.name : kind
  return toBrokenFailure(who, `failed in the middle of its answer${name ? ` (${name.slice(0, MAX_NAME)})` : ''}`)
}

const MAX_NAME = 60
