import { URL_MAX_CHARS } from './crawl.limits.ts'

/** Which addresses belong to a site: its hosts (with their ports) and the beginning of their paths. */
export type Scope = { hosts: readonly string[]; pathPrefix: string }

/** What follows a visitor round and makes one page many. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref_src|_ga|phpsessid|jsessionid|sid)$/i
const NO_PAGE =
  /\.(?:7z|aac|apk|avi|avif|bin|bmp|bz2|css|csv|deb|dmg|docx?|epub|exe|flac|gif|gz|ico|ics|iso|jar|jpe?g|js|json|m4a|m4v|mjs|mkv|mov|mp3|mp4|mpe?g|msi|odt|ogg|ogv|opus|otf|pdf|png|pptx?|rar|rpm|rss|svg|tar|tgz|tiff?|ttf|wasm|wav|webm|webp|wmv|woff2?|xlsx?|xml|xz|zip)$/i
const MAX_QUERY_NAMES = 4
/** A path that says the same again and again leads in a circle. */
const MAX_SAME_SEGMENTS = 2
const MAX_SEGMENTS = 16

/** A host and the same with or without `www.`: a site that answers under both is one. */
export const hostsOf = (host: string): string[] => [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`]

/** The address of a page as it is kept, or null when it is none, is elsewhere, or smells of a trap. */
export function toPageAddress(href: string, base: string, { hosts, pathPrefix }: Scope): string | null {
  const url = toPlainAddress(href, base)
  if (!url || !hosts.includes(url.host) || !url.pathname.startsWith(pathPrefix)) return null
  if (NO_PAGE.test(url.pathname) || isTrap(url) || url.href.length > URL_MAX_CHARS) return null
  return url.href
}

/** An address without what changes nothing: fragment, trackers, user. Null when it is none of the web. */
export function toPlainAddress(href: string, base?: string): URL | null {
  if (!URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (!/^https?:$/.test(url.protocol)) return null
  url.hash = ''
  url.username = ''
  url.password = ''
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  return url
}

function isTrap({ pathname, searchParams }: URL): boolean {
  const segments = pathname.split('/').filter(Boolean)
  const most = Math.max(0, ...segments.map((one) => segments.filter((other) => other === one).length))
  return segments.length > MAX_SEGMENTS || most > MAX_SAME_SEGMENTS || [...searchParams.keys()].length > MAX_QUERY_NAMES
}
