const MAX_TITLE_CHARS = 60

/** A path segment as a title: hyphens and underscores become spaces, the first letter a capital, a long one is cut. */
export function toTopicTitle(segment: string): string {
  const words = segment.replace(/[\s_+-]+/g, ' ').replace(/[^\p{L}\p{N}\p{M} .,'&]/gu, '').trim()
  const [first = '', ...rest] = [...words]
  if (first === '') return 'This topic'
  const title = first.toUpperCase() + rest.join('')
  return [...title].length > MAX_TITLE_CHARS ? `${[...title].slice(0, MAX_TITLE_CHARS).join('').trim()}…` : title
}
