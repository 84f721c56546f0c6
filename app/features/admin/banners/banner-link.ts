const HERE = 'http://here.invalid'

/**
 * A link as it may be kept: a path of this site that is a page, or an address elsewhere that begins with https and
 * carries no name or password. Null for anything else.
 */
export function toBannerLink(said: string): string | null {
  const text = said.trim()
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be found
  if (/[\u0000-\u0020\\]/.test(text)) return null
  return text.startsWith('/') ? toOwnPath(text) : toElsewhere(text)
}

function toOwnPath(text: string): string | null {
  if (!URL.canParse(text, HERE)) return null
  const { origin, pathname, search, hash } = new URL(text, HERE)
  const isPage = origin === HERE && !pathname.startsWith('//') && !/^\/(?:api|auth|admin|v1)(?:\/|$)/i.test(pathname)
  return isPage ? pathname + search + hash : null
}

function toElsewhere(text: string): string | null {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return null
  const { username, password, hostname, href } = new URL(text)
  return username === '' && password === '' && hostname.includes('.') ? href : null
}
