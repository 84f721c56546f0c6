import type { Element, ElementContent, Root } from 'hast'
import { textOf, visit } from '#app/kits/foundation/content/markdown-html.ts'

const OUTWARD = /^(?:https?|mailto):/i
/** Words that look like an address: whoever reads them believes that the link leads there. */
const LOOKS_LIKE_HOST = /^\s*(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/?#:\s]|$)/iu

/**
 * Links lead to http, https or mailto only, hand nothing over and open beside the page. Any other is unwrapped to its
 * words. One whose words name another host than it leads to has the real one said behind it.
 */
export function withOutwardLinks(tree: Root | Element) {
  tree.children = (tree.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    withOutwardLinks(child)
    if (child.tagName !== 'a') return [child]
    const url = readOutward(child.properties.href)
    if (!url) return child.children
    child.properties.href = url.href
    child.properties.rel = ['nofollow', 'noopener', 'noreferrer', 'ugc']
    if (url.protocol !== 'mailto:') child.properties.target = '_blank'
    const said = LOOKS_LIKE_HOST.exec(textOf(child))?.[1]?.toLowerCase()
    if (said && url.host && !isSameHost(said, url)) child.children.push({ type: 'text', value: ` (${url.host})` })
    return [child]
  })
}

function readOutward(href: unknown): URL | null {
  if (typeof href !== 'string' || !OUTWARD.test(href) || !URL.canParse(href)) return null
  const url = new URL(href)
  return url.username || url.password ? null : url
}

const isSameHost = (said: string, { hostname }: URL) => {
  const [spoken, real] = [said, hostname].map((host) => toAscii(host).replace(/^www\./, ''))
  return spoken === real
}

const toAscii = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host)

/** Headings of a text stand below those of the page that shows it. */
export function withLowHeadings(tree: Root) {
  visit(tree, (element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (level) element.tagName = `h${Math.min(Number(level) + LOWER_BY, LOWEST)}`
  })
}

const LOWER_BY = 2
const LOWEST = 6
