import type { RichMark } from '../rich/rich-nodes.ts'
import { childOf, elementsOf, findAll, type Tree } from './tree.ts'

export type OdtStyles = {
  paragraph: (name: string | undefined) => {
    isQuote: boolean
    isCode: boolean
    isRule: boolean
    heading: number | null
  }
  marks: (name: string | undefined) => RichMark['type'][]
  list: (name: string, level: number) => { isOrdered: boolean; start: number }
}

const MONO = /courier|mono|consolas|menlo/i
const MOST_BASES = 12

/** The styles of an OpenDocument text, by what they make of words. */
export function readOdtStyles(content: Tree, more: Tree | null): OdtStyles {
  const trees = more ? [more, content] : [content]
  const styles = new Map(trees.flatMap((tree) => findAll(tree, 'style:style')).map((style) => [nameOf(style), style]))
  const lists = new Map(
    trees.flatMap((tree) => findAll(tree, 'text:list-style')).map((style) => [nameOf(style), style]),
  )
  /** The names of a style and those it is based on, with the styles. */
  const chain = (name: string | undefined) => {
    const found: { name: string; style: Tree | undefined }[] = []
    for (let next = name; next !== undefined && found.length < MOST_BASES;) {
      const style = styles.get(next)
      found.push({ name: next.replaceAll('_20_', ' ').toLowerCase(), style })
      next = style?.attributes['style:parent-style-name']
    }
    return found
  }
  return {
    paragraph(name) {
      const found = chain(name)
      const names = found.map((one) => one.name)
      const heading = names.includes('title')
        ? '1'
        : names.map((one) => /^heading ([1-9])$/.exec(one)?.[1]).find(Boolean)
      return {
        isQuote: names.some((one) => one === 'quotations' || one === 'quote'),
        isCode: names.some((one) => one === 'preformatted text' || one === 'source code'),
        isRule: names.includes('horizontal line') || found.some(({ style }) => hasRule(style)),
        heading: heading === undefined ? null : Math.min(6, Number(heading)),
      }
    },
    marks(name) {
      const marks = new Set<RichMark['type']>()
      for (const { name: own, style } of chain(name)) {
        const look = (style && childOf(style, 'style:text-properties'))?.attributes ?? {}
        if (/^(?:bold|[6-9]00)$/.test(look['fo:font-weight'] ?? '') || own === 'strong emphasis') marks.add('strong')
        if (/italic|oblique/.test(look['fo:font-style'] ?? '') || own === 'emphasis') marks.add('em')
        if (/^(?!none).+/.test(look['style:text-line-through-style'] ?? '')) marks.add('strike')
        if (own === 'source text' || MONO.test(look['style:font-name'] ?? look['fo:font-family'] ?? ''))
          marks.add('code')
      }
      return [...marks]
    },
    list(name, level) {
      const own = elementsOf(lists.get(name) ?? EMPTY).find((one) => one.attributes['text:level'] === String(level + 1))
      const start = Number(own?.attributes['text:start-value'] ?? 1)
      return {
        isOrdered: own?.name === 'text:list-level-style-number' && (own.attributes['style:num-format'] ?? '') !== '',
        start: Number.isSafeInteger(start) && start >= 0 ? start : 1,
      }
    },
  }
}

const hasRule = (style: Tree | undefined) => {
  const look = (style && childOf(style, 'style:paragraph-properties'))?.attributes ?? {}
  return /^(?!none).+/.test(look['fo:border-bottom'] ?? look['fo:border-top'] ?? '')
}

const EMPTY: Tree = { name: '', attributes: {}, children: [] }
const nameOf = (style: Tree) => style.attributes['style:name'] ?? ''
