/** The headings of a document with their level, for its outline. Fenced code has none. */
export function outlineOfDocument(markdown: string): { level: number; title: string }[] {
  let isCode = false
  return markdown.split('\n').flatMap((line) => {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const [, marks, title] = isCode ? [] : (/^(#{1,6})\s+(\S.*)$/.exec(line) ?? [])
    return marks && title ? [{ level: marks.length, title: withoutMarks(title) }] : []
  })
}

/** A heading's words without the marks that close it and those of bold and code. */
const withoutMarks = (title: string) =>
  title
    .trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()
    .replace(/[*_`\\]/g, '')
