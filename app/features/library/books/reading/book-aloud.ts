import { inOrder, type Book } from '#app/kits/foundation/text-files/book/book.ts'
import { toChapterDocument } from '#app/kits/foundation/text-files/book/chapter-document.ts'
import { wordsOf, type RichNode } from '#app/kits/foundation/text-files/rich/rich-nodes.ts'

/** A book as a text to be read aloud: a chapter for each part, pictures by their words, without notes, code and tables of figures. */
export function toAloud(book: Pick<Book, 'title' | 'subtitle' | 'author' | 'parts'>): string {
  const head = [`# ${oneLine(book.title)}`, sentence(book.subtitle), book.author && `By ${oneLine(book.author)}.`]
  const parts = inOrder(book.parts).flatMap(({ title, markdown }) => [
    `# ${oneLine(title) || 'Untitled'}`,
    ...(toChapterDocument(markdown, title).content ?? []).flatMap(say),
  ])
  return [...head, ...parts].filter(Boolean).join('\n\n')
}

function say(block: RichNode): string[] {
  switch (block.type) {
    case 'footnote':
    case 'code_block':
    case 'horizontal_rule':
      return []
    case 'heading':
      return [sentence(line(block))]
    case 'bullet_list':
    case 'ordered_list':
    case 'blockquote':
    case 'list_item':
      return (block.content ?? []).flatMap(say)
    case 'table':
      return (block.content ?? []).map((row) => sentence((row.content ?? []).map(line).filter(Boolean).join(', ')))
    default:
      return [sentence(line(block))]
  }
}

/** The words of a block; marks of the voice tools that an author wrote as words lose their meaning. */
const line = ({ content = [], ...node }: RichNode): string =>
  oneLine(
    content.length === 0
      ? wordsOf({ ...node, content })
      : content
          .map((one) => {
            if (one.type === 'footnote_ref') return ''
            return one.type === 'image' ? String(one.attrs?.alt ?? '') : wordsOf(one)
          })
          .join(''),
  )
    .replace(/^#+ */, '')
    .replace(/[*[\]]/g, ' ')

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
/** With an end, so that a voice rests behind it. */
const sentence = (text: string) => {
  const said = oneLine(text)
  return said === '' || /[.!?…:;。！？]["'”’)]?$/.test(said) ? said : `${said}.`
}
