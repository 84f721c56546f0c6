import { toTable } from '#app/platform/table.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Align } from '../rich/table-markdown.ts'
import type { RichMark, RichNode } from '../rich/rich-nodes.ts'

/** How a place wants what differs: addresses of pictures and links (null: the words alone), and the box of a task. */
export type HtmlWays = {
  toSource: (src: string) => string | null
  toHref: (href: string) => string | null
  toBox: (isDone: boolean) => string
  /** The name a block goes by, where something leads to it. */
  toId: (node: RichNode) => string | null
  /** What stands before the names of footnotes, where several texts share a page. */
  prefix: string
  /** Whether footnotes say what they are to readers of books (EPUB structural semantics, DPUB-ARIA). */
  isBook: boolean
}

const TAGS: Readonly<Record<string, string>> = toTable({ paragraph: 'p', blockquote: 'blockquote', bullet_list: 'ul' })
const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font-family:system-ui,sans-serif;line-height:1.6}' +
  'table{border-collapse:collapse}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:start}' +
  'pre{overflow:auto;padding:.8rem;background:#f3f3f3}img{max-width:100%}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #999}'

const usual: HtmlWays = {
  toSource: (src) => src,
  toHref: (href) => href,
  toBox: (isDone) => `<input type="checkbox" disabled="disabled"${isDone ? ' checked="checked"' : ''} /> `,
  toId: () => null,
  prefix: '',
  isBook: false,
}

/** A document as a whole page of HTML. */
export function toHtmlPage(title: string, document: RichNode, ways: Partial<HtmlWays> = {}): string {
  const head =
    `<meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style>`
  return `<!doctype html>\n<html>\n<head>${head}</head>\n<body>\n${toHtml(document, ways)}\n</body>\n</html>\n`
}

/** The parts of a document as HTML that is XML too; nothing in it is a tag but what stands here. */
export function toHtml(document: RichNode, ways: Partial<HtmlWays> = {}): string {
  const chosen = { ...usual, ...ways }
  const writer = new HtmlWriter(chosen, labelsOf(document, chosen.prefix))
  const blocks = document.content ?? []
  const body = blocks.filter(({ type }) => type !== 'footnote').map((node) => writer.block(node))
  const notes = blocks.filter(({ type }) => type === 'footnote').map((node) => writer.footnote(node))
  return [
    ...body,
    ...(notes.length > 0
      ? [
          `<section class="footnotes"${chosen.isBook ? ' epub:type="footnotes" role="doc-endnotes"' : ''}><ol>\n${notes.join('\n')}\n</ol></section>`,
        ]
      : []),
  ].join('\n')
}

/** Footnotes by their label, each with a name that may stand in an address. */
function labelsOf({ content = [] }: RichNode, prefix: string): ReadonlyMap<string, string> {
  const labels = content.filter(({ type }) => type === 'footnote').map(({ attrs }) => String(attrs?.label))
  return new Map(labels.map((label, n) => [label, prefix + (/^[\w.-]+$/.test(label) ? label : `note-${n + 1}`)]))
}

class HtmlWriter {
  private readonly told = new Set<string>()

  constructor(
    private readonly ways: HtmlWays,
    private readonly labels: ReadonlyMap<string, string>,
  ) {}

  block(node: RichNode): string {
    const inner = () => (node.content ?? []).map((one) => this.block(one)).join('')
    const { attrs = {} } = node
    switch (node.type) {
      case 'horizontal_rule':
        return '<hr />'
      case 'heading':
        return `<h${Number(attrs.level)}${this.id(node)} dir="auto">${this.inline(node)}</h${Number(attrs.level)}>`
      case 'ordered_list':
        return `<ol start="${Number(attrs.order)}">${inner()}</ol>`
      case 'list_item':
        return `<li>${this.item(node)}</li>`
      case 'code_block':
      case 'raw_block': {
        const language = /^[\w+#-]{1,30}/.exec(String(attrs.params ?? ''))?.[0]
        const named = language ? ` class="language-${language}"` : ''
        return `<pre><code${named}>${escapeHtml((node.content ?? []).map(({ text }) => text ?? '').join(''))}</code></pre>`
      }
      case 'table':
        return this.table(node)
      case 'blockquote':
      case 'bullet_list':
        return `<${TAGS[node.type]}>${inner()}</${TAGS[node.type]}>`
      default:
        return `<p${this.id(node)} dir="auto">${this.inline(node)}</p>`
    }
  }

  private id(node: RichNode): string {
    const id = this.ways.toId(node)
    return id === null ? '' : ` id="${id}"`
  }

  footnote({ attrs = {}, content = [] }: RichNode): string {
    const name = this.labels.get(String(attrs.label)) ?? ''
    const back = this.told.has(name)
      ? ` <a${this.role('doc-backlink')} href="#fnref-${name}" aria-label="Back to the text">↩</a>`
      : ''
    return `<li id="fn-${name}"${this.ways.isBook ? ' epub:type="footnote"' : ''}>${this.inline({ type: 'paragraph', content })}${back}</li>`
  }

  private role(role: string): string {
    return this.ways.isBook ? ` role="${role}"` : ''
  }

  private item({ attrs = {}, content = [] }: RichNode): string {
    const [first, ...rest] = content
    const box = typeof attrs.checked === 'boolean' ? this.ways.toBox(attrs.checked) : ''
    const words = first ? `<p${this.id(first)} dir="auto">${box}${this.inline(first)}</p>` : box
    return words + rest.map((one) => this.block(one)).join('')
  }

  private table({ attrs = {}, content = [] }: RichNode): string {
    const aligns = attrs.aligns as Align[]
    const rows = content.map((row, y) => {
      const cells = (row.content ?? []).map((cell, x) => {
        const tag = y === 0 ? 'th' : 'td'
        const align = aligns[x] ? ` style="text-align:${aligns[x]}"` : ''
        return `<${tag} dir="auto"${align}>${this.inline(cell)}</${tag}>`
      })
      return `<tr>${cells.join('')}</tr>`
    })
    return `<table><thead>${rows[0] ?? ''}</thead>${rows.length > 1 ? `<tbody>${rows.slice(1).join('')}</tbody>` : ''}</table>`
  }

  private inline({ content = [] }: RichNode): string {
    return content.map((node) => this.run(node)).join('')
  }

  private run(node: RichNode): string {
    const marks = node.marks ?? []
    const written = this.leaf(node)
    return marks.reduceRight(
      (text, mark) => this.wrap(text, mark),
      written ?? escapeHtml(node.text ?? '\n').replaceAll('\n', '<br />'),
    )
  }

  private leaf({ type, attrs = {} }: RichNode): string | null {
    if (type === 'image') {
      const src = this.ways.toSource(String(attrs.src))
      const alt = escapeHtml(String(attrs.alt ?? ''))
      return src === null ? alt : `<img src="${escapeHtml(src)}" alt="${alt}" />`
    }
    if (type !== 'footnote_ref') return null
    const label = String(attrs.label)
    const name = this.labels.get(label)
    if (name === undefined) return `<sup>${escapeHtml(label)}</sup>`
    const id = this.told.has(name) ? '' : ` id="fnref-${name}"`
    this.told.add(name)
    const kind = this.ways.isBook ? ' epub:type="noteref"' : ''
    return `<sup${id}><a${kind}${this.role('doc-noteref')} href="#fn-${name}">${escapeHtml(label)}</a></sup>`
  }

  private wrap(text: string, { type, attrs }: RichMark): string {
    if (type !== 'link') {
      const tag = toTable({ strong: 'strong', em: 'em', strike: 's', code: 'code' })[type]
      return `<${tag}>${text}</${tag}>`
    }
    const href = this.ways.toHref(attrs?.href ?? '')
    return href === null ? text : `<a href="${escapeHtml(href)}">${text}</a>`
  }
}
