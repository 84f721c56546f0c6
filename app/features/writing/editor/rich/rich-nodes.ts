/** A document of the rich text editor as plain data, in the shape ProseMirror reads and writes. */
export type RichNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: RichNode[]
  text?: string
  marks?: RichMark[]
}
export type RichMark = { type: 'strong' | 'em' | 'code' | 'link'; attrs?: { href: string } }

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
