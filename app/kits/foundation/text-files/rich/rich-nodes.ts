/** A document of the rich text editor as plain data, in the shape ProseMirror reads and writes. */
export type RichNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  text?: string
  marks?: RichMark[]
}
export type RichMark = { type: 'strong' | 'em' | 'strike' | 'code' | 'link'; attrs?: { href: string } }

/** The words of a node and of all in it, without marks. */
export const wordsOf = ({ type, text, content = [] }: RichNode): string =>
  type === 'hard_break' ? '\n' : (text ?? content.map(wordsOf).join(''))

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
