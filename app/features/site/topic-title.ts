const MAX_CHARS = 60

/** A path segment as words: hyphens and underscores become spaces, other signs go, a long one is cut. May be empty. */
export function toTopicWords(segment: string): string {
  const words = segment
    .replace(/[\s_+-]+/g, ' ')
    .replace(/[^\p{L}\p{N}\p{M} .,'&]/gu, '')
    .trim()
  const characters = [...words]
  return characters.length > MAX_CHARS ? `${characters.slice(0, MAX_CHARS).join('').trim()}…` : words
}

/** The words as a title, with a capital first letter. */
export function toTopicTitle(segment: string): string {
  const [first = '', ...rest] = [...toTopicWords(segment)]
  return first === '' ? 'This topic' : first.toUpperCase() + rest.join('')
}

/** Begin what scanners look for on other kinds of servers. */
const PROBES = /^(?:_|wp-|php|cgi-|xmlrpc|adminer|actuator|server-status)/i

/** Whether a path segment may name a topic: names of files and folders of servers do not. */
export const isTopicWord = (segment: string): boolean =>
  !PROBES.test(segment) && !/\.[\p{L}\p{N}_~-]+$/u.test(segment) && !segment.startsWith('.')
