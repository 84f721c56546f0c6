/** The beginning of a Markdown text in plain words, for a card and for the description of a page. */
export function toPlainWords(markdown: string, most: number): string {
  const words = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s-]+|[*_`~]+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...words]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : words
}
