import type { MailDetails } from '#app/database/tables/mail/inbox.ts'
import type { SenderCheck } from './check-sender.ts'

const METHODS = ['spf', 'dkim', 'dmarc'] as const
const MOST_LINES = 10
const MOST_CHARS = 4_000

type Said = { spf: string | null; dkim: string | null; dmarc: string | null }
/** What one mail server on the way wrote down (RFC 8601). */
export type ServerWord = Said & {
  by: string
  /** It stands above every line that a server writes as it passes a letter on, so the last one wrote it. */
  isLast: boolean
}
type Header = { key: string; value: string }

/** All such words of a letter, the last server first. */
export function readServerWords(headers: readonly Header[]): ServerWord[] {
  const passing = headers.findIndex(({ key, value }) => key === 'received' && !isInside(value))
  return headers
    .flatMap(({ key, value }, n) =>
      key === 'authentication-results'
        ? [{ line: value.slice(0, MOST_CHARS), isLast: passing < 0 || n < passing }]
        : [],
    )
    .slice(0, MOST_LINES)
    .map(({ line, isLast }) => ({ by: serverOf(line), isLast, ...read(line) }))
}

/** The way from a server into its own mailbox (LMTP) is no passing on; no stranger comes in by it. */
const isInside = (received: string): boolean => /\swith\s+LMTPS?A?\b/i.test(received.slice(0, MOST_CHARS))

const serverOf = (line: string): string => /^\s*([\w.-]{1,253})\s*(?:\d+\s*)?;/.exec(line)?.[1]?.toLowerCase() ?? ''

function read(line: string): Said {
  const said = (method: string) =>
    new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]{1,20})`, 'i').exec(line)?.[1]?.toLowerCase() ?? null
  return { spf: said('spf'), dkim: said('dkim'), dmarc: said('dmarc') }
}

const isFail = (said: string | null): boolean => /^(?:hard)?fail$/.test(said ?? '')

/**
 * What is known of a sender. Anybody may write such a line into a letter of their own, so of a server that is not trusted a
 * `fail` is believed and a `pass` is not; what was checked here, or by the server whose mailbox it came from, stands before.
 */
export function toFound(
  words: readonly ServerWord[],
  { check = null, trusted = null }: { check?: SenderCheck | null; trusted?: ServerWord | null } = {},
): MailDetails['found'] {
  const [signed, broken] = [check?.signed ?? [], check?.broken ?? []]
  if (trusted) {
    const { by, spf, dkim, dmarc } = trusted
    return { spf, dkim, dmarc, by, signed, broken, isProven: dmarc === 'pass' || (check?.isProven ?? false) }
  }
  const claimed = claims(words)
  if (!check) return claimed
  const { spf, dmarc, isProven } = check
  const isKnown = spf !== null || dmarc !== null
  return { ...(isKnown ? { spf, dkim: null, dmarc, by: 'here' } : claimed), signed, broken, isProven }
}

function claims(words: readonly ServerWord[]): Said {
  const found: Said = { spf: null, dkim: null, dmarc: null }
  for (const word of words)
    for (const method of METHODS)
      if (word[method] && (found[method] === null || isFail(word[method]))) found[method] = word[method]
  return found
}

/**
 * The word of the server a letter was fetched from: the last that touched it, or one that is known to write for that mailbox.
 * Services strip lines in their own name from what comes in, so the first of those is theirs.
 */
export const trustedWord = (words: readonly ServerWord[], writers: readonly string[]): ServerWord | null =>
  words.find(({ by }) => writers.some((writer) => by === writer || by.endsWith(`.${writer}`))) ??
  words.find(({ isLast, by }) => isLast && by !== '') ??
  null
