import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { markSpans, type MathSpan } from './markdown-spans.ts'
import { withFormulas, type DrawMath } from './markdown-formula.ts'
import { withVisibleWords } from './markdown-visible.ts'

/** A text as the processors here take it, with the mathematics it marks off. */
export type MarkdownFile = { value: string; data: { spans: MathSpan[] } }

/** What stands before a text is parsed. */
export function toMarkdownFile(markdown: string): MarkdownFile {
  const { text, spans } = markSpans(markdown)
  return { value: text, data: { spans } }
}

/**
 * The one way Markdown (GitHub flavour) is read here, whoever wrote it: two tildes strike and one does not, tags are shown
 * where they are no markup, nothing that was written is lost. Give it files of `toMarkdownFile`.
 */
export const markdownReader = (draw: DrawMath = () => null) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(() => withVisibleWords)
    .use(() => withFormulas(draw))

const reader = markdownReader()

/** The tree of a text, its mathematics as it was written. */
export function readMarkdown(markdown: string): Root {
  const file = toMarkdownFile(markdown)
  return reader.runSync(reader.parse(file), file) as Root
}
