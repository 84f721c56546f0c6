import { Fragment, Node, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { fromHtml } from '#app/kits/foundation/text-files/imports/from-html.ts'
import type { Tree } from '#app/kits/foundation/text-files/imports/tree.ts'
import { toRichDocument } from '#app/kits/foundation/text-files/rich/markdown-blocks.ts'
import type { RichNode } from '#app/kits/foundation/text-files/rich/rich-nodes.ts'
import { richSchema } from './rich-schema.ts'

/** Deeper elements are taken as words. */
const MOST_DEPTH = 200

/** Puts in what was pasted: pages, Word and Google Docs as parts of a document, plain text as Markdown. False: not for us. */
export function takePasted(view: EditorView, event: ClipboardEvent): boolean {
  const { state } = view
  if (state.selection.$from.parent.type.spec.code) return false
  const html = event.clipboardData?.getData('text/html') ?? ''
  if (html.includes('data-pm-slice')) return false
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const blocks = html ? fromHtml(toTree(new DOMParser().parseFromString(html, 'text/html').body, 0)) : blocksOf(text)
  if (blocks.length === 0) return false
  view.dispatch(state.tr.replaceSelection(toSlice(blocks)).scrollIntoView())
  return true
}

const blocksOf = (text: string): RichNode[] => (text === '' ? [] : (toRichDocument(text).content ?? []))

/** Words alone go into the line; whole blocks open at their ends so that they join what stands there. */
export function toSlice(blocks: readonly RichNode[]): Slice {
  const nodes = blocks.map((block) => Node.fromJSON(richSchema, block))
  const isLine = (node: Node | undefined) => node?.type === richSchema.nodes.paragraph
  return new Slice(Fragment.from(nodes), isLine(nodes[0]) ? 1 : 0, isLine(nodes.at(-1)) ? 1 : 0)
}

function toTree(element: Element, depth: number): Tree {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const children =
    depth > MOST_DEPTH
      ? [element.textContent ?? '']
      : [...element.childNodes].flatMap((child): (Tree | string)[] => {
          if (child instanceof Text) return [child.data]
          return child instanceof Element ? [toTree(child, depth + 1)] : []
        })
  return { name: element.localName, attributes, children }
}
