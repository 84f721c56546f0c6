import type { Root } from 'hast'
import { textOf, visit } from './markdown-html.ts'

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** The browser finds the direction of these by their own words. */
const LEAVES = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'])
/** A browser looks past blocks that have a direction, so these are told theirs. */
const HOLDERS = new Set(['ul', 'ol', 'li', 'blockquote', 'table'])

/** In a text that holds right-to-left letters every block says or finds its own direction; other texts stay as they are. */
export function withDirections(tree: Root) {
  if (!tree.children.some((child) => child.type === 'element' && RTL.test(textOf(child)))) return
  visit(tree, (element) => {
    if (LEAVES.has(element.tagName)) element.properties.dir = 'auto'
    if (HOLDERS.has(element.tagName)) element.properties.dir = directionOf(textOf(element))
    if (element.tagName === 'pre') element.properties.dir = 'ltr'
  })
}

/** By the first letter that has a direction. */
function directionOf(text: string): 'ltr' | 'rtl' {
  return RTL.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
