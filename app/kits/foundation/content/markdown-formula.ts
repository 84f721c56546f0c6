import type { Element } from 'hast'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { piecesOf, withoutMarks, type MathSpan } from './markdown-spans.ts'

/** Draws mathematics; null where it cannot be read, and for a place that shows it as it was written. */
export type DrawMath = (span: MathSpan) => Element | null

type Node = Root | RootContent

/** Puts mathematics back where its marks stand: drawn, or exactly as it was written. Comes after what reads the text. */
export const withFormulas = (draw: DrawMath) => (tree: Root, file: { data: Record<string, unknown> }) => {
  const spans = (file.data.spans as MathSpan[] | undefined) ?? []
  restore(tree, spans, draw)
}

function restore(node: Node, spans: readonly MathSpan[], draw: DrawMath) {
  if ('children' in node) {
    const children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
      if (child.type === 'text') return formulasOf(child.value, spans, draw)
      restore(child, spans, draw)
      return [child]
    })
    Object.assign(node, { children })
  }
  const fields = node as unknown as Record<string, unknown>
  for (const name of ['value', 'url', 'title', 'alt', 'lang', 'meta', 'label', 'identifier'])
    if (typeof fields[name] === 'string') fields[name] = withoutMarks(fields[name], spans)
}

const formulasOf = (text: string, spans: readonly MathSpan[], draw: DrawMath): PhrasingContent[] =>
  piecesOf(text, spans).flatMap((piece): PhrasingContent[] => {
    if (typeof piece === 'string') return [{ type: 'text', value: piece }]
    const drawn = draw(piece)
    return drawn ? [toNode(drawn)] : asWritten(piece)
  })

/** Carries an element of HTML through a tree of Markdown. */
const toNode = ({ tagName, properties, children }: Element): PhrasingContent => ({
  type: 'emphasis',
  children: [],
  data: { hName: tagName, hProperties: properties, hChildren: children },
})

const asWritten = ({ source }: MathSpan): PhrasingContent[] =>
  source
    .split('\n')
    .flatMap((value, n): PhrasingContent[] => [...(n > 0 ? [{ type: 'break' } as const] : []), { type: 'text', value }])
