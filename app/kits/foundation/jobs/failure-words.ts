import { withoutSecrets } from '#app/kits/foundation/audit/without-secrets.ts'
import { toStorableText } from '#app/platform/values/storable.ts'
import { JobFailure } from './job-failure.ts'

const MAX_CHARS = 300
const QUERY_IN_ADDRESS = /(https?:\/\/[^\s?#]+)[?#]\S*/gi

/** What an error that nobody wrote for a reader begins with: its name. */
const OPERATORS_ONLY = /^\w*Error: /
const CALM_WORDS = 'Something broke on our side.'

/**
 * An error as a sentence to keep: one line, cut, without what looks like a secret. Errors that are no `JobFailure` keep
 * their name in front, which marks them as the operator's.
 */
export function toFailureWords(error: unknown): string {
  if (error instanceof JobFailure) return cut(error.message)
  if (error instanceof Error) return cut(`${/Error$/.test(error.name) ? error.name : 'Error'}: ${error.message}`)
  return cut(`Error: ${String(error)}`)
}

/** The reason as the job's member reads it: an error's own words stay with the operator. */
export const toMemberWords = (lastError: string | null): string | null =>
  lastError !== null && OPERATORS_ONLY.test(lastError) ? CALM_WORDS : lastError

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(QUERY_IN_ADDRESS, '$1')
  const masked = withoutSecrets({ line }).line as string
  return toStorableText(masked.length > MAX_CHARS ? `${masked.slice(0, MAX_CHARS - 1)}…` : masked)
}
