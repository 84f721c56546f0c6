import type { Element, ElementContent, Root } from 'hast'
import { visit } from './markdown-html.ts'

/** The sanitiser puts this before every id of a text. */
const ID_PREFIX = 'text-'

/** Footnotes stand in a section with a name; their links find the ids as the sanitiser wrote them. */
export function withFootnotes(tree: Root) {
  visit(tree, (element) => {
    const { tagName, properties } = element
    if (tagName === 'section') {
      if (properties.dataFootnotes !== undefined) properties.ariaLabel = 'Footnotes'
      element.children = element.children.filter((child) => !isElement(child, 'h2'))
    }
    if (tagName !== 'a') return
    if (properties.dataFootnoteRef === undefined && properties.dataFootnoteBackref === undefined) return
    properties.href = String(properties.href).replace(/^#/, `#${ID_PREFIX}`)
    if (properties.dataFootnoteRef !== undefined) properties.ariaLabel = `Footnote ${textOfMark(element)}`
  })
}

/** A ticked or open box is a mark with a name: nothing in a text can be pressed. */
export function withTasks(tree: Root) {
  visit(tree, (element) => {
    if (element.tagName !== 'input') return
    const isDone = element.properties.checked === true
    element.tagName = 'span'
    element.properties = { dataTask: isDone ? 'done' : 'open', role: 'img', ariaLabel: isDone ? 'Done' : 'Open' }
  })
}

const isElement = (node: ElementContent, tagName: string) => node.type === 'element' && node.tagName === tagName

const textOfMark = ({ children }: Element) =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('')
