import type { Root as MarkdownRoot, RootContent } from 'mdast'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { withCodeFrames } from '#app/kits/foundation/content/markdown-code.server.ts'
import { withDirections } from '#app/kits/foundation/content/markdown-directions.ts'
import { allowList, withTableFrames } from '#app/kits/foundation/content/markdown-html.ts'
import { markdownReader, toMarkdownFile } from '#app/kits/foundation/content/markdown-parser.ts'
import { withTasks } from '#app/kits/foundation/content/markdown-lists.ts'
import { drawMath } from './draw-math.ts'
import { mathList } from './math-list.ts'
import { withLowHeadings, withOutwardLinks } from './outward-links.ts'

/** No ids: several such texts stand on one page, and an id of a stranger must not be found by a script of ours. */
const strangersList: Schema = {
  ...allowList,
  strip: allowList.strip?.filter((name) => name !== 'math') ?? [],
  tagNames: [...(allowList.tagNames ?? []), ...mathList.tagNames],
  attributes: { ...allowList.attributes, ...mathList.attributes, a: ['href', 'title'], li: ['value'], section: [] },
}

const renderer = markdownReader(drawMath)
  .use(() => picturesAsLinks)
  .use(remarkRehype, { clobberPrefix: '', footnoteBackContent: () => [] })
  .use(rehypeSanitize, strangersList)
  .use(() => withTasks)
  .use(() => withLowHeadings)
  .use(() => withOutwardLinks)
  .use(() => withDirections)
  .use(() => withTableFrames)
  .use(() => withCodeFrames)
  .use(rehypeStringify)

/** Markdown (GitHub flavour) of a stranger as safe HTML. Throws for a text that nests too deep. */
export const toSafeHtml = (markdown: string): string => String(renderer.processSync(toMarkdownFile(markdown)))

/** Nothing in a text may load by itself: a picture is a link that says where it would come from. */
function picturesAsLinks(tree: MarkdownRoot) {
  const change = (node: MarkdownRoot | RootContent) => {
    if ('children' in node) for (const child of node.children) change(child)
    if (node.type !== 'image') return
    const { alt, url } = node
    const host = URL.canParse(url) ? new URL(url).host : ''
    const words = [alt || 'Picture', host && `(${host})`].filter(Boolean).join(' ')
    Object.assign(node, { type: 'link', children: [{ type: 'text', value: words }] })
  }
  change(tree)
}
