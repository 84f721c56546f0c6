export const MASKED = '[secret]'
const MAX_TEXT_CHARS = 500
const MAX_ITEMS = 50
const MAX_DEPTH = 4
export const MAX_DETAIL_CHARS = 4_000

/** Names of fields whose texts open something. Counts, such as of tokens, open nothing. */
const SECRET_NAME =
  /passw|passphrase|passcode|secret|token|cookie|authori[sz]ation|credential|signature|api[-_ ]?key|(?:^|[-_ ])keys?$|^(?:auth|pin|otp|code|nonce|session)$/i
const SECRET_KEY = /[a-z0-9]Keys?$/
/** What opens something by its look, wherever it stands: keys of companies and of ours, bearer headers, signed tokens. */
const SECRET_LOOK =
  /\b(?:(?:sk|pk|rk|ak|gh[pousr]|xox[a-z]|hf|gsk|frenly)[-_][\w-]{12,}|AIza[\w-]{20,}|AKIA[A-Z0-9]{12,}|eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*|(?:Bearer|Basic)\s+[\w+/=.~-]{8,})/g
const USER_IN_ADDRESS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi

/**
 * What an audit row may keep of a detail: texts under names of secrets, and texts that look like one, are masked; long
 * texts, lists and nests are cut; what no engine can store is left out. Never throws.
 */
export function withoutSecrets(detail: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = toKept(detail, 0) as Record<string, unknown>
  if (JSON.stringify(kept).length <= MAX_DETAIL_CHARS) return kept
  return { tooLong: true, fields: Object.keys(kept).slice(0, MAX_ITEMS) }
}

function toKept(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') return toKeptText(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (typeof value !== 'object') return value === undefined ? null : `[${typeof value}]`
  if (depth >= MAX_DEPTH) return '[…]'
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => toKept(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ITEMS)
      .map(([name, inner]) => [toKeptText(name), isSecret(name, inner) ? MASKED : toKept(inner, depth + 1)]),
  )
}

const isSecret = (name: string, value: unknown) =>
  (SECRET_NAME.test(name) || SECRET_KEY.test(name)) &&
  (typeof value === 'string' ? value !== '' : typeof value === 'object' && value !== null)

function toKeptText(text: string): string {
  const storable = text.slice(0, MAX_TEXT_CHARS).replaceAll('\0', '').toWellFormed()
  const masked = storable.replace(SECRET_LOOK, MASKED).replace(USER_IN_ADDRESS, `$1${MASKED}@`)
  return text.length > MAX_TEXT_CHARS ? `${masked}…` : masked
}
