import { anyOf } from '#app/platform/values/pattern-parts.ts'
import { EngineFailure, type FailureKind } from './engine.ts'
import { maskKeys, readRefusalWords } from './refusal-words.ts'
import { readRetryAfterS } from './retry-after.ts'

/**
 * A failure of somebody else's server. `isUnstarted`: it can't have begun the work, so asking again costs nothing twice.
 * `isPassing`: asking again soon may help.
 */
export class CompanyFailure extends EngineFailure {
  constructor(
    kind: FailureKind,
    message: string,
    readonly facts: { isUnstarted?: boolean; isPassing?: boolean; retryAfterS?: number | null } = {},
  ) {
    super(kind, message, facts.retryAfterS ?? null)
  }
}

const KEY_CODES =
  /invalid_api_key|API_KEY_INVALID|SUBSCRIPTION_TOKEN_INVALID|insufficient_quota|no_credit|credit_balance|billing|QUOTA_LIMITED/i
const KEY_WORDS = /api key not valid|credit balance is too low|exceeded your current quota.*billing/i
const KEY_STATUSES = [401, 402, 403, 407, 432, 433]
const FILTER_WORDS =
  /content[_ ](management[_ ])?policy|content[_ ]filter|safety system|moderation_blocked|content_policy|flagged|responsible ai|PROHIBITED_CONTENT/i
const LENGTH_WORDS = anyOf(
  /context_length_exceeded/i,
  /exceed_context_size/i,
  /(context|prompt|input)[^.]{0,40}(too long|too large|exceed)/i,
  /maximum context/i,
  /exceeds the (available context|maximum number of tokens)/i,
  /string_above_max_length/i,
  /too many tokens/i,
)

/** An answer with a status of failure, in the engines' vocabulary. `who` is the company's name for the operator; no key is repeated. */
export function toStatusFailure(
  who: string,
  { status, headers, body }: { status: number; headers: Headers; body: string },
  keys: readonly (string | null)[],
  now: Date,
): CompanyFailure {
  const { words: raw, codes } = readRefusalWords(body)
  const words = maskKeys(raw, keys)
  const said = `(${status}${words ? `: ${words}` : ''})`
  const hint = `${codes} ${raw}`
  const retryAfterS = readRetryAfterS(headers, body, now)
  const isClient = status >= 400 && status < 500

  if (status >= 300 && status < 400)
    return new CompanyFailure('broken', `${who} sends us to another address ${said}. Is the address right?`)
  if (isClient && status !== 401 && FILTER_WORDS.test(hint))
    return new CompanyFailure('refused', `${who} declines this content ${said}.`)
  if (KEY_STATUSES.includes(status) || (isClient && (KEY_CODES.test(codes) || KEY_WORDS.test(raw))))
    return new CompanyFailure('unauthorised', `${who} does not accept the key, or the account may not do this ${said}.`)
  if (status === 413 || (isClient && status !== 429 && LENGTH_WORDS.test(hint)))
    return new CompanyFailure('unable', `This is too long for the model at ${who} ${said}.`)
  if (status === 429)
    return new CompanyFailure('limited', `${who} limits how often it is asked ${said}.`, {
      isUnstarted: true,
      isPassing: true,
      retryAfterS,
    })
  if (status === 529)
    return new CompanyFailure('limited', `${who} is overloaded ${said}.`, {
      isUnstarted: true,
      isPassing: true,
      retryAfterS,
    })
  if (status === 404 || status === 405)
    return new CompanyFailure('unable', `${who} has no such model or address ${said}.`)
  if (status === 408 || status === 504 || status === 524)
    return new CompanyFailure('slow', `${who} ran out of time ${said}.`, { retryAfterS })
  if (status >= 502 && status < 530)
    return new CompanyFailure('unreachable', `${who} is not there right now ${said}.`, {
      isUnstarted: true,
      isPassing: true,
      retryAfterS,
    })
  if (status >= 500) return new CompanyFailure('broken', `${who} failed ${said}.`, { isPassing: true, retryAfterS })
  return new CompanyFailure('unable', `${who} does not take this request ${said}.`)
}

/** What came instead of sense: `what` says it in a few words. */
export const toBrokenFailure = (who: string, what: string) => new CompanyFailure('broken', `${who} ${what}.`)

const UNSTARTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|ERR_TLS|CERT_|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** Why no answer came at all. */
export function toReachFailure(who: string, error: unknown, keys: readonly (string | null)[]): EngineFailure {
  const found = findFailure(error)
  if (found) return found
  const code = findCode(error)
  const message = maskKeys(code || (error instanceof Error ? error.message : String(error)), keys)
  if (/HEADERS_TIMEOUT|BODY_TIMEOUT/.test(code)) return new CompanyFailure('slow', `${who} did not answer in time.`)
  const isUnstarted = UNSTARTED.test(code)
  return new CompanyFailure('unreachable', `${who} can't be reached: ${message}.`, { isUnstarted, isPassing: true })
}

/** The failure that hides in what was thrown, however often it was wrapped. */
export function findFailure(error: unknown, depth = 0): EngineFailure | null {
  if (error instanceof EngineFailure) return error
  if (depth > MAX_DEPTH || typeof error !== 'object' || error === null) return null
  const { cause, lastError } = error as { cause?: unknown; lastError?: unknown }
  return findFailure(cause, depth + 1) ?? findFailure(lastError, depth + 1)
}

const MAX_DEPTH = 8

function findCode(error: unknown, depth = 0): string {
  if (depth > MAX_DEPTH || typeof error !== 'object' || error === null) return ''
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : findCode(cause, depth + 1)
}
