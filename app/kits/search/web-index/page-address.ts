import { anyOf, inOrder } from '#app/platform/values/pattern-parts.ts'
import { URL_MAX_CHARS } from './crawl.limits.ts'

/** Which addresses belong to a site: its hosts (with their ports) and the beginning of their paths. */
export type Scope = { hosts: readonly string[]; pathPrefix: string }

/** What follows a visitor round and makes one page many. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|ref_src|_ga|phpsessid|jsessionid|sid)$/i
const NO_PAGE = inOrder(
  /\./i,
  anyOf(
    /7z/i,
    /aac/i,
    /apk/i,
    /avi/i,
    /avif/i,
    /bin/i,
    /bmp/i,
    /bz2/i,
    /css/i,
    /csv/i,
    /deb/i,
    /dmg/i,
    /docx?/i,
    /epub/i,
    /exe/i,
    /flac/i,
    /gif/i,
    /gz/i,
    /ico/i,
    /ics/i,
    /iso/i,
    /jar/i,
    /jpe?g/i,
    /js/i,
    /json/i,
    /m4a/i,
    /m4v/i,
    /mjs/i,
    /mkv/i,
    /mov/i,
    /mp3/i,
    /mp4/i,
    /mpe?g/i,
    /msi/i,
    /odt/i,
    /ogg/i,
    /ogv/i,
    /opus/i,
    /otf/i,
    /pdf/i,
    /png/i,
    /pptx?/i,
    /rar/i,
    /rpm/i,
    /rss/i,
    /svg/i,
    /tar/i,
    /tgz/i,
    /tiff?/i,
    /ttf/i,
    /wasm/i,
    /wav/i,
    /webm/i,
    /webp/i,
    /wmv/i,
    /woff2?/i,
    /xlsx?/i,
    /xml/i,
    /xz/i,
    /zip/i,
  ),
  /$/i,
)
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
