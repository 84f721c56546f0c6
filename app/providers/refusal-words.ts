const MAX_WORDS = 300
const MAX_DEPTH = 4
/** Keys of the known companies, whole or already half hidden by them. */
const KEY_SHAPES =
  /\b(?:sk|pk|rk|xai|gsk|tvly|hf|r8|AIza|BSA)[-_]?[\w*.-]{8,}|(?<=bearer\s)\S+|(?<=(?:api[-_]?key|token|key)[=:]\s?)[\w*.-]{8,}/gi

/** A text in which no key stands any more: neither those given nor anything shaped like one. */
export function maskKeys(text: string, keys: readonly (string | null)[]): string {
  const known = keys.filter((key): key is string => Boolean(key))
  return known.reduce((masked, key) => masked.replaceAll(key, '[key]'), text).replace(KEY_SHAPES, '[key]')
}

/** What a refusal says to people, and its codes, out of any of the companies' error shapes. A page of HTML says nothing. */
export function readRefusalWords(body: string): { words: string; codes: string } {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return { words: /^\s*</.test(body) ? '' : toLine(body), codes: '' }
  }
  const words = findWords(json)
  return {
    words: /^\s*\{/.test(words) ? readRefusalWords(words).words : toLine(words),
    codes: findCodes(json).join(' '),
  }
}

function findWords(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return findWords(value[0], depth + 1)
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return ''
  const { message, error, detail, msg, title } = value as Record<string, unknown>
  return [message, detail, error, msg, title].map((one) => findWords(one, depth + 1)).find(Boolean) ?? ''
}

function findCodes(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, one]) => {
    if (typeof one === 'string') return ['code', 'type', 'status', 'reason'].includes(name) ? [one] : []
    return findCodes(one, depth + 1)
  })
}

const toLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS)
