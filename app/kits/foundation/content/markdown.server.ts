import { createHash } from 'node:crypto'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { once } from '#app/platform/once.ts'
import { createBoundedCache, type BoundedCache } from '#app/platform/values/bounded-cache.ts'
import { imagesAsLinks, plainTextOf } from './markdown-tree.ts'
import { withCodeFrames } from './markdown-code.server.ts'
import { withDirections } from './markdown-directions.ts'
import { allowList, withHeadingIds, withSafeLinks, withTableFrames } from './markdown-html.ts'
import { markdownReader, readMarkdown, toMarkdownFile } from './markdown-parser.ts'
import { withFootnotes, withTasks } from './markdown-lists.ts'
import { isTooHeavy, toParagraphs } from './markdown-weight.ts'

export { MAX_MARKDOWN_BYTES } from './markdown-weight.ts'

const KEPT = { entries: 1_000, bytes: 20_000_000 }

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

const keptHtml = () => once('markdown-html', () => createBoundedCache<string>(KEPT))
const keptPlain = () => once('markdown-plain', () => createBoundedCache<string>(KEPT))

/**
 * Markdown (GitHub flavour) as safe HTML: tags and mathematics are shown as written, links go to http, https, mailto or this site, pictures
 * become links, code gets its colours. A text that is too long or can't be parsed comes back as escaped paragraphs. Never throws.
 */
export const toHtml = (markdown: string): string => keep(keptHtml(), markdown, render)

/** The words of a Markdown text without its marks, one block a line: for search, and for quoting. Never throws. */
export const toPlainText = (markdown: string): string => keep(keptPlain(), markdown, readPlain)

function keep(cache: BoundedCache<string>, markdown: string, make: (markdown: string) => string): string {
  const key = createHash('sha256').update(markdown).digest('base64url')
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make(markdown)
  cache.set(key, made, made.length)
  return made
}

function readPlain(markdown: string): string {
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
