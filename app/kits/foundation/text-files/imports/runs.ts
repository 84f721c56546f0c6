import { isSame, type RichMark, type RichNode } from '../rich/rich-nodes.ts'

/** Collects words with their marks; those that look alike become one. */
export class Runs {
  readonly nodes: RichNode[] = []

  text(text: string, marks: readonly RichMark[]): void {
    if (text === '') return
    const last = this.nodes.at(-1)
    if (last?.type === 'text' && isSame(last.marks ?? [], marks)) last.text = (last.text ?? '') + text
    else this.nodes.push(marks.length > 0 ? { type: 'text', text, marks: [...marks] } : { type: 'text', text })
  }

  node(node: RichNode, marks: readonly RichMark[] = []): void {
    this.nodes.push(marks.length > 0 ? { ...node, marks: [...marks] } : node)
  }

  /** What was collected, without blanks at its ends. */
  take(): RichNode[] {
    const nodes = this.nodes.splice(0)
    const [first, last] = [nodes[0], nodes.at(-1)]
    if (first?.type === 'text') first.text = (first.text ?? '').replace(/^\s+/, '')
    if (last?.type === 'text') last.text = (last.text ?? '').replace(/\s+$/, '')
    return nodes.filter(({ type, text }) => type !== 'text' || text !== '')
  }
}

/** The same marks and one more, once. */
export const withMark = (marks: readonly RichMark[], type: RichMark['type']): readonly RichMark[] =>
  marks.some((mark) => mark.type === type) ? marks : [...marks, { type }]

/** An address that may be led to; null for what would do something, or leads nowhere. */
export function toSafeAddress(href: string | undefined): string | null {
  const address = (href ?? '').trim()
  if (address === '' || address.startsWith('#') || address.length > 2_000) return null
  if (!/^(?:https?|mailto|tel):/i.test(address) && /^[a-z][a-z0-9+.-]*:/i.test(address)) return null
  return address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}

export const linkTo = (href: string): RichMark => ({ type: 'link', attrs: { href } })
