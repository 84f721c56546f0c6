import { parseInline, serializeInline } from './inline.ts'
import type { RichNode } from './rich-nodes.ts'

/**
 * Markdown as a document of the rich text editor, and back. It knows headings, paragraphs, lists, quotes, code and rules; whatever would
 * not come back exactly as it was written (tables, pictures, footnotes, HTML) is a block of its own that is edited as Markdown. So nothing
 * is ever lost, and what nobody touched stays letter by letter.
 */
export function toRichDocument(markdown: string): RichNode {
  const blocks = splitBlocks(markdown).map(toBlock)
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

export function toMarkdown(document: RichNode): string {
  const blocks = (document.content ?? []).map(serialize)
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** The stretches between blank lines; a fence keeps its blank lines. */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'))
    lines = []
  }
  for (const line of markdown.replaceAll('\r\n', '\n').split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === null && line.trim() === '') {
      // An indented line belongs to the list item before it, so the blank line does too.
      end()
      continue
    }
    lines.push(line)
    if (fence === null && mark) fence = mark
    else if (fence !== null && mark?.startsWith(fence) && line.trim() === mark) fence = null
  }
  end()
  return blocks
}

function toBlock(source: string): RichNode {
  const node = parseBlock(source)
  return node && serialize(node) === source ? node : { type: 'raw_block', content: [{ type: 'text', text: source }] }
}

const OTHER = /^\s*(?:<|\||\[\^|!\[|\$\$)|!\[|\[\^|\]\[|^\s{4}|^[^\n]*\n(?:={2,}|-{2,})\s*$|\|.*\n[ \t]*(?:\|[ \t]*)?:?-{2,}/

function parseBlock(source: string): RichNode | null {
  const fenced = /^```([^\n`]*)\n(?:([\s\S]*)\n)?```$/.exec(source)
  if (fenced)
    return {
      type: 'code_block',
      attrs: { params: fenced[1] ?? '' },
      ...(fenced[2] && { content: [{ type: 'text', text: fenced[2] }] }),
    }
  if (OTHER.test(source)) return null
  if (source === '---') return { type: 'horizontal_rule' }
  const heading = /^(#{1,6}) ([^\n]+)$/.exec(source)
  if (heading) return { type: 'heading', attrs: { level: heading[1]!.length }, content: parseInline(heading[2] ?? '') }
  const lines = source.split('\n')
  if (lines.every((line) => /^>(?: |$)/.test(line))) {
    const inner = splitBlocks(lines.map((line) => line.replace(/^> ?/, '')).join('\n')).map(toBlock)
    return inner.length > 0 ? { type: 'blockquote', content: inner } : null
  }
  if (/^(?:[-*] |\d{1,9}\. )/.test(lines[0] ?? '')) return parseList(lines)
  if (lines.some((line) => /^\s*(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s/.test(line) || /^\s*(?:```|~~~)/.test(line)))
    return null
  return { type: 'paragraph', content: parseInline(source) }
}

/** A list without blank lines in it; lists inside an item are indented by the width of its mark. */
function parseList(lines: readonly string[]): RichNode | null {
  const isOrdered = /^\d/.test(lines[0] ?? '')
  const items: RichNode[] = []
  const first = Number(/^\d+/.exec(lines[0] ?? '')?.[0] ?? 1)
  for (let n = 0; n < lines.length;) {
    const mark = isOrdered ? /^(\d{1,9}\. )(.*)$/.exec(lines[n] ?? '') : /^(- )(.*)$/.exec(lines[n] ?? '')
    if (!mark) return null
    const width = mark[1]!.length
    const inner: string[] = []
    for (n += 1; n < lines.length && (lines[n] ?? '').startsWith(' '.repeat(width)); n += 1)
      inner.push(lines[n]!.slice(width))
    const paragraph: RichNode = { type: 'paragraph', content: parseInline(mark[2] ?? '') }
    const isPlain = inner.length === 0
    const nested = isPlain ? null : parseList(inner)
    if (!isPlain && !nested) return null
    items.push({ type: 'list_item', content: nested ? [paragraph, nested] : [paragraph] })
  }
  return isOrdered
    ? { type: 'ordered_list', attrs: { order: first }, content: items }
    : { type: 'bullet_list', content: items }
}

function serialize(node: RichNode): string {
  const { type, attrs = {}, content = [] } = node
  const text = () => content.map((one) => one.text ?? '').join('')
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level ?? 1))} ${serializeInline(content).replaceAll('\n', ' ')}`.trimEnd()
    case 'code_block':
      return `${fenceFor(text())}${String(attrs.params ?? '')}\n${text() ? `${text()}\n` : ''}${fenceFor(text())}`
    case 'raw_block':
      return text()
    case 'horizontal_rule':
      return '---'
    case 'blockquote':
      return content
        .map(serialize)
        .join('\n\n')
        .split('\n')
        .map((line) => (line ? `> ${line}` : '>'))
        .join('\n')
    case 'bullet_list':
      return content.map((item) => serializeItem(item, '- ')).join('\n')
    case 'ordered_list':
      return content.map((item, n) => serializeItem(item, `${Number(attrs.order ?? 1) + n}. `)).join('\n')
    default:
      return guardLines(serializeInline(content))
  }
}

const fenceFor = (text: string) =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))

function serializeItem(item: RichNode, mark: string): string {
  const parts = (item.content ?? []).map(serialize)
  return parts
    .join('\n')
    .split('\n')
    .map((line, n) => (n === 0 ? mark + line : line === '' ? '' : ' '.repeat(mark.length) + line))
    .join('\n')
}

/** A line of a paragraph that begins like a heading, a list or a quote keeps being text. */
const guardLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.replace(/^(\s*)([-*+>#]|#{2,6})(?=\s)/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s)/, '$1\\$2'),
    )
    .join('\n')
