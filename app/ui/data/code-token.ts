/** The kinds of words that code colours tell apart; each has its class `code-<kind>` in code.css. */
export const codeKinds = ['keyword', 'string', 'number', 'name', 'type', 'comment', 'meta', 'added', 'removed'] as const
export type CodeKind = (typeof codeKinds)[number]

/** A stretch of code of one kind; plain text has none. */
export type CodeToken = { text: string; kind: CodeKind | null }

/** Code by lines, told apart on the server. `language` is its name for people, such as "TypeScript". */
export type HighlightedCode = { language: string; lines: readonly (readonly CodeToken[])[] }

export const toCodeText = ({ lines }: HighlightedCode): string =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
