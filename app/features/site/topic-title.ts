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
