import type { Span } from './letter.ts'

export type MarkKind =
  | 'wordiness'
  | 'hedge'
  | 'filler'
  | 'weak opening'
  | 'doubled word'
  | 'question mark'
  | 'shouting'
  | 'long sentence'
  | 'unclear ask'
  | 'greeting'
  | 'closing'
  | 'a or an'
  | 'spelling'

/** A place in a draft with a reason. Without a replacement it is advice: only the writer can know the words. */
export type Mark = Span & {
  id: string
  kind: MarkKind
  text: string
  replacement: string | null
  reason: string
}

/** A mark before it has an id: rules give these. */
export type Found = Omit<Mark, 'id' | 'text'>

export const found = (kind: MarkKind, { start, end }: Span, replacement: string | null, reason: string): Found => ({
  kind,
  start,
  end,
  replacement,
  reason,
})

/** Keeps the capital of what is replaced. */
export function likeCase(original: string, replacement: string): string {
  const isCapital = /^\p{Lu}/u.test(original)
  return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}
