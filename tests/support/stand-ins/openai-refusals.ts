import type { z } from 'zod'
import type { Exchange } from './exchange.ts'
import { findRefusal, sendRefusal, type Refusal } from './faults.ts'

const ERROR_WORDS: Record<string, { type: string; code: string | null }> = {
  unauthorised: { type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { type: 'invalid_request_error', code: 'insufficient_permissions' },
  missing: { type: 'invalid_request_error', code: 'model_not_found' },
  limited: { type: 'requests', code: 'rate_limit_exceeded' },
  'no-credit': { type: 'insufficient_quota', code: 'insufficient_quota' },
  'too-long': { type: 'invalid_request_error', code: 'context_length_exceeded' },
  blocked: { type: 'invalid_request_error', code: 'content_policy_violation' },
  invalid: { type: 'invalid_request_error', code: null },
}

export const refuse = (exchange: Exchange, refusal: Refusal, param: string | null = null) =>
  sendRefusal(exchange, refusal, {
    error: { message: refusal.message, param, ...(ERROR_WORDS[refusal.kind] ?? { type: 'server_error', code: null }) },
  })

export const invalid = (exchange: Exchange, message: string, param: string | null = null) =>
  refuse(exchange, { status: 400, kind: 'invalid', message }, param)

export const modelOf = (json: unknown) => String((json as { model?: unknown } | null)?.model ?? '')
export const knows = ({ models }: Exchange, model: string) => models.includes(model) || model.startsWith('fault-')

/** The body when it is right; otherwise the refusal is sent and null comes back. */
export function readBody<T>(exchange: Exchange, schema: z.ZodType<T>): T | null {
  const { json } = exchange.asked
  if (json === null) {
    invalid(exchange, 'We could not parse the JSON body of your request.')
    return null
  }
  const read = schema.safeParse(json)
  if (!read.success) {
    const issue = read.error.issues[0]
    const name = issue?.path.join('.') || ('keys' in (issue ?? {}) ? String((issue as { keys: string[] }).keys[0]) : '')
    invalid(
      exchange,
      issue?.code === 'unrecognized_keys'
        ? `Unrecognized request argument supplied: ${name}`
        : `Invalid value for '${name}'.`,
      name || null,
    )
    return null
  }
  const model = modelOf(json)
  if (knows(exchange, model)) return read.data
  refuse(exchange, findRefusal('missing', model)!)
  return null
}
