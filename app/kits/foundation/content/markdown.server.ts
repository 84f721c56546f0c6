import { createHash } from 'node:crypto'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { once } from '#app/platform/once.ts'
import { imagesAsLinks, plainTextOf } from './markdown-tree.ts'
import { withCodeFrames } from './markdown-code.server.ts'
import { withDirections } from './markdown-directions.ts'
import { allowList, withHeadingIds, withSafeLinks, withTableFrames } from './markdown-html.ts'
import { markdownReader, readMarkdown, toMarkdownFile } from './markdown-parser.ts'
import { withFootnotes, withTasks } from './markdown-lists.ts'
import { isTooHeavy, toParagraphs } from './markdown-weight.ts'

export { MAX_MARKDOWN_BYTES } from './markdown-weight.ts'

const KEPT_TEXTS = 500

const renderer = markdownReader()
  .use(() => imagesAsLinks)
  .use(remarkRehype, { clobberPrefix: '' })
  .use(rehypeSanitize, allowList)
  .use(() => withFootnotes)
  .use(() => withTasks)
  .use(() => withHeadingIds)
  .use(() => withSafeLinks)
  .use(() => withDirections)
  .use(() => withTableFrames)
  .use(() => withCodeFrames)
  .use(rehypeStringify)

const kept = () => once('markdown-html', () => new Map<string, string>())

/**
 * Markdown (GitHub flavour) as safe HTML: tags and mathematics are shown as written, links go to http, https, mailto or this site, pictures
 * become links, code gets its colours. A text that is too long or can't be parsed comes back as escaped paragraphs. Never throws.
 */
export function toHtml(markdown: string): string {
  const key = createHash('sha256').update(markdown).digest('base64url')
  const known = kept().get(key)
  if (known !== undefined) return known
  const html = render(markdown)
  keep(key, html)
  return html
}

/** The words of a Markdown text without its marks, one block a line: for search, and for quoting. Never throws. */
export function toPlainText(markdown: string): string {
  if (isTooHeavy(markdown)) return markdown
  try {
    return plainTextOf(readMarkdown(markdown))
  } catch {
    return markdown
  }
}

function render(markdown: string): string {
  if (isTooHeavy(markdown)) return toParagraphs(markdown)
  try {
    return String(renderer.processSync(toMarkdownFile(markdown)))
  } catch {
    return toParagraphs(markdown)
  }
}

function keep(key: string, html: string) {
  const texts = kept()
  const [oldest] = texts.keys()
  if (texts.size >= KEPT_TEXTS && oldest !== undefined) texts.delete(oldest)
  texts.set(key, html)
}
