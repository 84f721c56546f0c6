import { toHtml } from '../exports/to-html.ts'
import { wordsOf } from '../rich/rich-nodes.ts'
import { toChapterDocument } from './chapter-document.ts'

/** Which addresses a shown chapter may lead to, and where its pictures lie. */
export type ChapterToShow = { title: string; markdown: string; sources: Record<string, string> }
/** `seen`: how many signs of a kind no font of a PDF here has. */
export type ShownChapter = { html: string; headings: { id: string; text: string; level: number }[]; words: number }

/** A chapter as a page shows it: nothing in it is a tag but what our own writer wrote. For the worker. */
export function showChapter({ title, markdown, sources }: ChapterToShow): ShownChapter {
  const document = toChapterDocument(markdown, title)
  const headings = (document.content ?? []).filter(({ type }) => type === 'heading')
  const ids = new Map(headings.map((node, n) => [node, `s-${n + 1}`]))
  const html = toHtml(document, {
    toId: (node) => ids.get(node) ?? null,
    toSource: (src) => (Object.hasOwn(sources, src) ? sources[src]! : null),
  })
  return {
    html: html
      .replace(/<table>/g, '<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>')
      .replace(/<\/table>/g, '</table></div>'),
    headings: headings.map((node) => ({
      id: ids.get(node)!,
      text: wordsOf(node).trim(),
      level: Number(node.attrs?.level ?? 2),
    })),
    words: countWords(markdown),
  }
}

/** How many words a text has; scripts without spaces count by their signs. */
export function countWords(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return (
    signs +
    (text.match(
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu,
    )?.length ?? 0)
  )
}
