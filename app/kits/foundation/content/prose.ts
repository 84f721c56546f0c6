/** Markdown as it reads aloud: its words without its marks, line breaks kept. For quoting what an own article says. */
export const toProse = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:#+|>|[-*] )\s*/gm, '')
    .replace(/\*\*|`/g, '')
