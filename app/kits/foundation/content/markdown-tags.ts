import type { Html, PhrasingContent, RootContent } from 'mdast'
import type { MarkdownParent } from './markdown-visible.ts'

/** Tags that change how words look, when both of a pair are there; without their attributes. */
const PAIRS: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'del', 'sub', 'sup', 'kbd', 'code'])
const OPENING = /^<([a-z]{1,10})(?:\s[^>]*)?>$/i
const CLOSING = /^<\/([a-z]{1,10})\s*>$/i
const BREAK = /^<br\s*\/?>$/i
const RULE = /^<hr\s*\/?>$/i

/**
 * HTML that stands in a text is no markup of ours: it is shown as it was written. Only pairs such as `<b>…</b>` and
 * `<br>` do what they mean.
 */
export function withBalancedTags(parent: MarkdownParent) {
  const out: RootContent[] = []
  const open: { name: string; at: number }[] = []
  for (const child of parent.children as RootContent[]) {
    if (child.type !== 'html') {
      out.push(child)
      continue
    }
    const closing = CLOSING.exec(child.value)?.[1]?.toLowerCase()
    const pair = closing === undefined ? -1 : open.findLastIndex(({ name }) => name === closing)
    if (pair >= 0) {
      const { at, name } = open[pair]!
      open.length = pair
      const inner = out.splice(at).slice(1) as PhrasingContent[]
      out.push({ type: 'emphasis', children: inner, data: { hName: name } })
      continue
    }
    const opening = OPENING.exec(child.value)?.[1]?.toLowerCase()
    if (opening !== undefined && PAIRS.has(opening)) open.push({ name: opening, at: out.length })
    out.push(...shown(child, isPhrasing(parent)))
  }
  Object.assign(parent, { children: out })
}

const isPhrasing = ({ type }: MarkdownParent) =>
  !['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)

function shown({ value }: Html, isInline: boolean): RootContent[] {
  if (isInline) return [BREAK.test(value) ? { type: 'break' } : { type: 'text', value }]
  if (RULE.test(value)) return [{ type: 'thematicBreak' }]
  const lines = value
    .split('\n')
    .flatMap((line, n): PhrasingContent[] => [
      ...(n > 0 ? [{ type: 'break' } as const] : []),
      { type: 'text', value: line },
    ])
  return [{ type: 'paragraph', children: lines }]
}
