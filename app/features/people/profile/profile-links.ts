import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import type { ProfileLink } from '#app/database/tables/together/profiles.ts'
import { LINK_LABEL_MAX_CHARS, LINK_MAX_CHARS, LINKS_MAX } from '../people.limits.ts'

/** Hosts in numbers and names without a dot lead into somebody's own network. */
const OWN_NETWORK = /^(?:[\d.]+|\[.*\]|[^.]+|.*\.(?:local|internal|localhost|home\.arpa))\.?$/i

/**
 * The links a member typed, one a line: an address, with a name before or behind it if they like. Gives them, or a sentence
 * about the first that will not do.
 */
export function readLinks(typed: string): { links: ProfileLink[]; problem: null } | { links: null; problem: string } {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > LINKS_MAX) return refuse(`At most ${LINKS_MAX} links, one a line. These are ${lines.length}.`)
  const links: ProfileLink[] = []
  for (const line of lines) {
    if (line.length > LINK_MAX_CHARS) return refuse(`Please keep each link under ${LINK_MAX_CHARS} characters.`)
    const link = readLink(line)
    if (!link) return refuse(`“${line.slice(0, 60)}” is no address of the web such as https://example.org/me.`)
    if (link.label !== '' && !isPlainLine(link.label))
      return refuse('One of these holds signs that nobody can see. Please type it afresh.')
    if (!links.some(({ url }) => url === link.url)) links.push(link)
  }
  return { links, problem: null }
}

const refuse = (problem: string) => ({ links: null, problem })

function readLink(line: string): ProfileLink | null {
  const at = line.search(/https?:\/\//i)
  const address =
    at < 0 ? (line.split(/\s+/).find((word) => word.includes('.')) ?? '') : line.slice(at).split(/\s+/)[0]!
  const url = readAddress(address)
  if (!url) return null
  const label = toPlainLine(line.replace(address, ' ').replace(/[\s:–—|-]+$|^[\s:–—|-]+/g, ''))
  return { url, label: [...label].slice(0, LINK_LABEL_MAX_CHARS).join('') }
}

function readAddress(address: string): string | null {
  const whole =
    /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[\w.-]+:\d+(?:\/|$)/.test(address) ? address : `https://${address}`
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null
  const url = new URL(whole)
  if (url.username || url.password || OWN_NETWORK.test(url.hostname)) return null
  return url.href
}

/** How a link is called where its owner gave no name: its host, and its path where there is one. */
export function toLinkWords({ label, url }: ProfileLink): string {
  if (label !== '') return label
  const { host, pathname } = new URL(url)
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname.replace(/\/$/, ''))
}

export const toLinkLines = (links: readonly ProfileLink[]): string =>
  links.map(({ label, url }) => (label ? `${label} ${url}` : url)).join('\n')
