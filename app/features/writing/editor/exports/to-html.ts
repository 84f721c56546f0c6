import { toTable } from '#app/platform/table.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { RichMark, RichNode } from '../rich/rich-nodes.ts'

const TAGS: Readonly<Record<string, string>> = toTable({
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  list_item: 'li',
})

/** A document as a whole page of HTML; what is Markdown of another kind stands in it as it was written. */
export function toHtmlPage(title: string, document: RichNode): string {
  const body = (document.content ?? []).map(write).join('\n')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
  return `<!doctype html>\n<html>\n<head>${head}</head>\n<body>\n${body}\n</body>\n</html>\n`
}

function write(node: RichNode): string {
  const inner = () => (node.content ?? []).map(write).join('')
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight(
        (text, mark) => wrap(text, mark),
        escapeHtml(node.text ?? '').replaceAll('\n', '<br>'),
      )
    case 'hard_break':
      return '<br>'
    case 'horizontal_rule':
      return '<hr>'
    case 'heading':
      return `<h${Number(node.attrs?.level)}>${inner()}</h${Number(node.attrs?.level)}>`
    case 'ordered_list':
      return `<ol start="${Number(node.attrs?.order)}">${inner()}</ol>`
    case 'code_block':
    case 'raw_block':
      return `<pre><code>${escapeHtml((node.content ?? []).map(({ text }) => text ?? '').join(''))}</code></pre>`
    default: {
      const tag = TAGS[node.type] ?? 'p'
      return `<${tag}>${inner()}</${tag}>`
    }
  }
}

function wrap(text: string, { type, attrs }: RichMark): string {
  if (type === 'link') return `<a href="${escapeHtml(attrs?.href ?? '')}">${text}</a>`
  const tag = type === 'strong' ? 'strong' : type === 'em' ? 'em' : 'code'
  return `<${tag}>${text}</${tag}>`
}
