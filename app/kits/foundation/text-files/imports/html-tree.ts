import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { toTable } from '#app/platform/table.ts'
import type { Tree } from './tree.ts'

/** HTML as browsers read it, as a tree. */
export const parseHtml = (html: string): Tree => ({
  name: '',
  attributes: {},
  children: toChildren(unified().use(rehypeParse, { fragment: false }).parse(html)),
})

/** The name a page gives itself; empty where it gives none. */
export const titleOf = (html: string): string =>
  /<title[^>]{0,200}>([^<]{1,300})<\/title/i.exec(html)?.[1]?.replace(/\s+/g, ' ').trim() ?? ''

function toChildren(node: Nodes): (Tree | string)[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'element') return [{ name: node.tagName, attributes: toAttributes(node), children: inner(node) }]
  return node.type === 'root' ? inner(node) : []
}

const inner = (node: { children: readonly unknown[] }) => node.children.flatMap((child) => toChildren(child as Nodes))

const NAMES: Readonly<Record<string, string>> = toTable({ className: 'class', colSpan: 'colspan' })

const toAttributes = ({ properties }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      value === null || value === undefined || value === false
        ? []
        : [[NAMES[name] ?? name, Array.isArray(value) ? value.join(' ') : String(value)]],
    ),
  )
