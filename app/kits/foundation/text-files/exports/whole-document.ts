import type { Definition, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { fromHtml } from '../imports/from-html.ts'
import { parseHtml } from '../imports/html-tree.ts'
import { linkTo, Runs, toSafeAddress, withMark } from '../imports/runs.ts'
import { toCell } from '../rich/table-markdown.ts'
import type { RichMark, RichNode } from '../rich/rich-nodes.ts'

/** A line as long as this was wrapped by its editor and goes on; a shorter one ends where its writer ended it. */
const WRAPPED_CHARS = 60
const MOST_DEPTH = 80
const TAG =
  /^<(?:!--|\/?(?:a|abbr|b|big|center|cite|code|del|div|em|font|i|img|ins|kbd|mark|p|q|s|samp|small|span|strong|sub|sup|u|var|wbr)\b)/i

/** All of a Markdown text as parts of a document, in whatever way it is written. For exports: it does not come back letter by letter. */
export function toWholeDocument(markdown: string): RichNode {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  const reader = new MarkdownReader(root)
  const content = reader.blocks(root.children, 0)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

class MarkdownReader {
  private readonly definitions = new Map<string, Definition>()

  constructor(root: Root) {
    for (const node of root.children) if (node.type === 'definition') this.definitions.set(node.identifier, node)
  }

  blocks(nodes: readonly RootContent[], depth: number): RichNode[] {
    return nodes.flatMap((node) => this.block(node, depth))
  }

  private block(node: RootContent, depth: number): RichNode[] {
    if (depth > MOST_DEPTH) return [{ type: 'paragraph', content: words(wordsOfNode(node)) }]
    switch (node.type) {
      case 'heading':
        return [{ type: 'heading', attrs: { level: node.depth }, content: oneLine(this.inline(node.children)) }]
      case 'paragraph':
        return [{ type: 'paragraph', content: this.inline(node.children) }]
      case 'thematicBreak':
        return [{ type: 'horizontal_rule' }]
      case 'blockquote':
        return [{ type: 'blockquote', content: this.blocks(node.children, depth + 1) }]
      case 'code':
        return [{ type: 'code_block', attrs: { params: node.lang ?? '' }, content: words(node.value) }]
      case 'html':
        return fromHtml(parseHtml(node.value))
      case 'list':
        return [
          {
            type: node.ordered ? 'ordered_list' : 'bullet_list',
            attrs: node.ordered ? { order: node.start ?? 1 } : { sign: '-' },
            content: node.children.map((item): RichNode => {
              const content = this.blocks(item.children, depth + 1)
              if (content[0]?.type !== 'paragraph') content.unshift({ type: 'paragraph' })
              return { type: 'list_item', attrs: { checked: item.checked ?? null }, content }
            }),
          },
        ]
      case 'table':
        return [this.table(node)]
      case 'footnoteDefinition': {
        const runs = new Runs()
        for (const [n, block] of this.blocks(node.children, depth + 1).entries()) {
          if (n > 0) runs.text(' ', [])
          for (const one of block.content ?? []) runs.node(one)
        }
        return [{ type: 'footnote', attrs: { label: labelOf(node) }, content: oneLine(runs.take()) }]
      }
      default:
        return []
    }
  }

  private table({ align, children }: Table): RichNode {
    return {
      type: 'table',
      attrs: { aligns: align ?? [], source: '' },
      content: children.map((row, n) => ({
        type: 'table_row',
        content: row.children.map((cell) => toCell(this.inline(cell.children), n === 0)),
      })),
    }
  }

  private inline(nodes: readonly PhrasingContent[]): RichNode[] {
    const runs = new Runs()
    this.collect(nodes, runs, [], 0)
    return runs.take()
  }

  private collect(nodes: readonly PhrasingContent[], runs: Runs, marks: readonly RichMark[], depth: number): void {
    for (const node of nodes) this.run(node, runs, marks, depth)
  }

  private run(node: PhrasingContent, runs: Runs, marks: readonly RichMark[], depth: number): void {
    if (depth > MOST_DEPTH) return runs.text(wordsOfNode(node), marks)
    const within = (own: readonly RichMark[]) =>
      'children' in node ? this.collect(node.children as PhrasingContent[], runs, own, depth + 1) : undefined
    switch (node.type) {
      case 'text':
        return runs.text(unwrap(node.value), marks)
      case 'break':
        return runs.text('\n', marks)
      case 'inlineCode':
        return runs.text(node.value, withMark(marks, 'code'))
      case 'html':
        return this.tag(node.value, runs, marks)
      case 'strong':
        return within(withMark(marks, 'strong'))
      case 'emphasis':
        return within(withMark(marks, 'em'))
      case 'delete':
        return within(withMark(marks, 'strike'))
      case 'footnoteReference':
        return runs.node({ type: 'footnote_ref', attrs: { label: labelOf(node) } })
      case 'image':
        return this.picture(node.url, node.alt, runs, marks)
      case 'imageReference':
        return this.picture(this.definitions.get(node.identifier)?.url, node.alt, runs, marks)
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : this.definitions.get(node.identifier)?.url
        const href = toSafeAddress(url)
        return within(href ? [...marks.filter(({ type }) => type !== 'link'), linkTo(href)] : marks)
      }
    }
  }

  /** Tags of HTML inside a line go, and what only looks like one is text. */
  private tag(source: string, runs: Runs, marks: readonly RichMark[]): void {
    if (/^<br\s*\/?>$/i.test(source)) runs.text('\n', marks)
    else if (!TAG.test(source)) runs.text(source, marks)
  }

  private picture(
    url: string | undefined,
    alt: string | null | undefined,
    runs: Runs,
    marks: readonly RichMark[],
  ): void {
    const src = toSafeAddress(url)
    if (src) runs.node({ type: 'image', attrs: { src, alt: alt ?? '', title: '' } }, marks)
    else runs.text(alt ?? '', marks)
  }
}

const words = (text: string): RichNode[] => (text === '' ? [] : [{ type: 'text', text }])
const labelOf = ({ label, identifier }: { label?: string | null | undefined; identifier: string }) =>
  (label ?? identifier).replace(/[\s[\]^]/g, '-').slice(0, 60)
const oneLine = (nodes: RichNode[]): RichNode[] =>
  nodes.map((node) => (node.text === undefined ? node : { ...node, text: node.text.replaceAll('\n', ' ') }))
const unwrap = (text: string) =>
  text
    .split('\n')
    .reduce(
      (before, line, n, lines) =>
        n === 0 ? line : before + ((lines[n - 1] ?? '').length >= WRAPPED_CHARS ? ' ' : '\n') + line,
      '',
    )
const wordsOfNode = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map((one) => ('value' in one ? one.value : '')).join(' ')
      : ''
