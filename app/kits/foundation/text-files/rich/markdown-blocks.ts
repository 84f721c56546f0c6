import { parseInline, serializeInline } from './inline.ts'
import { wordsOf, type RichNode } from './rich-nodes.ts'
import { parseTable, serializeTable } from './table-markdown.ts'

/**
 * Markdown as a document of the rich text editor, and back. It knows headings, paragraphs, lists and tasks, tables, pictures, footnotes,
 * quotes, code and rules; whatever would not come back exactly as it was written (HTML, other ways to write a list) is a block of its own
 * that is edited as Markdown. So nothing is ever lost, and what nobody touched stays letter by letter.
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
    // Footnotes stand one under the other without a blank line, and each is a block.
    if (fence === null && NOTE_LINE.test(line) && NOTE_LINE.test(lines[0] ?? '')) end()
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

const NOTE_LINE = /^\[\^([^\s[\]^]{1,60})\]:(?: |$)/
const OTHER = /^\s*(?:<|\$\$)|\]\[|^\s{4}|^[^\n]*\n(?:={2,}|-{2,})\s*$/
const BEGINS_BLOCK = /^\s*(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s|^\s*(?:```|~~~)/

function parseBlock(source: string): RichNode | null {
  const fenced = /^```([^\n`]*)\n(?:([\s\S]*)\n)?```$/.exec(source)
  if (fenced)
    return {
      type: 'code_block',
      attrs: { params: fenced[1] ?? '' },
      ...(fenced[2] && { content: [{ type: 'text', text: fenced[2] }] }),
    }
  const table = parseTable(source)
  if (table) return table
  if (OTHER.test(source)) return null
  if (source === '---') return { type: 'horizontal_rule' }
  const heading = /^(#{1,6}) ([^\n]+)$/.exec(source)
  if (heading) return { type: 'heading', attrs: { level: heading[1]!.length }, content: parseInline(heading[2] ?? '') }
  const lines = source.split('\n')
  if (lines.every((line) => /^>(?: |$)/.test(line))) {
    const inner = splitBlocks(lines.map((line) => line.replace(/^> ?/, '')).join('\n')).map(toBlock)
    return inner.length > 0 ? { type: 'blockquote', content: inner } : null
  }
  if (/^(?:[-*+] |\d{1,9}\. )/.test(lines[0] ?? '')) return parseList(lines)
  const note = NOTE_LINE.exec(source)
  if (note)
    return { type: 'footnote', attrs: { label: note[1] ?? '' }, content: parseInline(source.slice(note[0].length)) }
  if (lines.some((line) => BEGINS_BLOCK.test(line))) return null
  return { type: 'paragraph', content: parseInline(source) }
}

/** A list without blank lines in it; lists inside an item are indented by the width of its mark. */
function parseList(lines: readonly string[]): RichNode | null {
  const isOrdered = /^\d/.test(lines[0] ?? '')
  const sign = isOrdered ? '' : (lines[0] ?? '').charAt(0)
  const items: RichNode[] = []
  const first = Number(/^\d+/.exec(lines[0] ?? '')?.[0] ?? 1)
  for (let n = 0; n < lines.length;) {
    const mark = isOrdered ? /^(\d{1,9}\. )(.*)$/.exec(lines[n] ?? '') : /^([-*+] )(.*)$/.exec(lines[n] ?? '')
    if (!mark || !mark[1]!.startsWith(sign)) return null
    const width = mark[1]!.length
    const inner: string[] = []
    for (n += 1; n < lines.length && (lines[n] ?? '').startsWith(' '.repeat(width)); n += 1)
      inner.push(lines[n]!.slice(width))
    const item = parseItem(mark[2] ?? '', inner)
    if (!item) return null
    items.push(item)
  }
  return isOrdered
    ? { type: 'ordered_list', attrs: { order: first }, content: items }
    : { type: 'bullet_list', attrs: { sign }, content: items }
}

/** The lines of an item up to its inner list are its words. */
function parseItem(first: string, inner: readonly string[]): RichNode | null {
  const found = inner.findIndex((line) => BEGINS_BLOCK.test(line))
  const more = found < 0 ? inner : inner.slice(0, found)
  if (more.some((line) => /^\s/.test(line))) return null
  const nested = found < 0 ? null : parseList(inner.slice(found))
  if (found >= 0 && !nested) return null
  const [, task, rest] = /^\[([ x])\] (.*)$/.exec(first) ?? []
  const paragraph: RichNode = { type: 'paragraph', content: parseInline([rest ?? first, ...more].join('\n')) }
  return {
    type: 'list_item',
    attrs: { checked: task === undefined ? null : task === 'x' },
    content: nested ? [paragraph, nested] : [paragraph],
  }
}

/** One block as Markdown. */
export const serializeBlock = (node: RichNode): string => serialize(node)

function serialize(node: RichNode): string {
  const { type, attrs = {}, content = [] } = node
  const text = () => content.map(wordsOf).join('')
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
      return content.map((item) => serializeItem(item, `${String(attrs.sign ?? '-')} `)).join('\n')
    case 'ordered_list':
      return content.map((item, n) => serializeItem(item, `${Number(attrs.order ?? 1) + n}. `)).join('\n')
    case 'table':
      return serializeTable(node)
    case 'footnote':
      return `[^${String(attrs.label)}]: ${serializeInline(content).replaceAll('\n', ' ')}`.trimEnd()
    default:
      return guardLines(serializeInline(content))
  }
}

const fenceFor = (text: string) =>
  '`'.repeat(Math.max(3, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)))

function serializeItem(item: RichNode, mark: string): string {
  const { checked } = item.attrs ?? {}
  const task = typeof checked === 'boolean' ? (checked ? '[x] ' : '[ ] ') : ''
  const parts = (item.content ?? []).map(serialize)
  if (task !== '') parts[0] = task + (parts[0] ?? '')
  const isList = (n: number) => item.content?.[n]?.type.endsWith('_list') === true
  return parts
    .map((part, n) => (n === 0 ? part : (n === 1 && isList(1) ? '\n' : '\n\n') + part))
    .join('')
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
