const ORIGIN = 'http://here.invalid'

/**
 * The path on this origin that `value` means, or the fallback for anything that would lead elsewhere: other origins,
 * `//host`, back-slashes, control characters, and addresses that are calls rather than pages.
 */
export function returnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || hasControlOrBackslash(value)) return fallback
  if (!URL.canParse(value, ORIGIN)) return fallback
  const url = new URL(value, ORIGIN)
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || /^\/(api|auth)(\/|$)/i.test(url.pathname))
    return fallback
  return url.pathname + url.search + url.hash
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must be found
const hasControlOrBackslash = (value: string) => /[\u0000-\u001f\\]/.test(value)
