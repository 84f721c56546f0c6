import type { Element, ElementContent, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from '#app/kits/foundation/content/markdown-html.ts'
import { mailList } from './mail-list.ts'
import { isHidden, reduceStyle } from './mail-styles.ts'
import { withLowHeadings, withOutwardLinks } from './outward-links.ts'
import type { SafeMail } from './untrusted-jobs.ts'

const MAX_DATA_CHARS = 200_000
/** Drawn pictures only: an SVG is a document. */
const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i
const MAX_MEASURE = 2_000
/** A picture this small shows nothing; it only reports. */
const PIXEL = 3

/** The parser reads signs in a name as a selector and then misses what a template holds: such a name is no element. */
const NO_TEMPLATE = /<(?=template[^\s/>]*[#.])/gi

const parser = unified().use(rehypeParse, { fragment: true })
const writer = unified().use(rehypeStringify)

/** A mail's HTML with nothing that runs, sends, frames, covers or, unless asked, loads. Throws when it nests too deep. */
export function toSafeMail(html: string, showImages: boolean): SafeMail {
  let [remoteImages, trackers] = [0, 0]
  const tree = parser.parse(html.replace(NO_TEMPLATE, '&lt;'))
  withoutHidden(tree)
  const safe = unified().use(rehypeSanitize, mailList).runSync(tree) as Root
  visit(safe, calmLook)
  withLowHeadings(safe)
  changeImages(safe, (image) => {
    const src = String(image.properties.src ?? '')
    if (/^https?:/i.test(src)) {
      const isTracker = isPixel(image)
      if (isTracker) trackers++
      else remoteImages++
      return showImages && !isTracker ? shown(image, src) : instead(image)
    }
    if (/^cid:/i.test(src))
      return { ...image, properties: { ...image.properties, src: undefined, dataCid: src.slice('cid:'.length) } }
    return DATA_PICTURE.test(src) && src.length <= MAX_DATA_CHARS ? image : instead(image)
  })
  withOutwardLinks(safe)
  return { html: writer.stringify(safe), remoteImages, trackers }
}

/** What the sender does not show is not shown: preview texts, and words meant for machines only. */
function withoutHidden(node: Root | Element) {
  const kept = (node.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true
    const { style, hidden } = child.properties
    if ((hidden !== undefined && hidden !== false) || (typeof style === 'string' && isHidden(style))) return false
    withoutHidden(child)
    return true
  })
  node.children = kept
}

function calmLook({ properties }: Element) {
  if (typeof properties.style === 'string') properties.style = reduceStyle(properties.style) ?? undefined
  for (const name of ['width', 'height', 'border', 'cellPadding', 'cellSpacing', 'colSpan', 'rowSpan']) {
    const value = properties[name]
    if (value === undefined) continue
    if (!/^\d{1,4}(?:\.\d+)?%?$/.test(String(value)) || parseFloat(String(value)) > MAX_MEASURE)
      properties[name] = undefined
  }
  for (const name of ['bgColor', 'color'])
    if (!/^(?:#[\da-f]{3,8}|[a-z]{3,30})$/i.test(String(properties[name] ?? ''))) properties[name] = undefined
}

function changeImages(node: Root | Element, change: (image: Element) => ElementContent) {
  node.children = (node.children as ElementContent[]).map((child) => {
    if (child.type !== 'element') return child
    changeImages(child, change)
    return child.tagName === 'img' ? change(child) : child
  })
}

const isPixel = ({ properties: { width, height } }: Element) =>
  [width, height].some((side) => side !== undefined && Number(side) <= PIXEL)

const shown = (image: Element, src: string): Element => ({
  ...image,
  properties: {
    ...image.properties,
    src,
    alt: image.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  },
})

/** In its place stands what it would have shown, in words. */
const instead = ({ properties: { alt } }: Element): ElementContent => {
  const words = typeof alt === 'string' ? alt.trim() : ''
  return words
    ? {
        type: 'element',
        tagName: 'span',
        properties: { dataPicture: 'blocked' },
        children: [{ type: 'text', value: words }],
      }
    : { type: 'text', value: '' }
}
