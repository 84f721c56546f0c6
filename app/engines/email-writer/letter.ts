export const tones = ['warm', 'plain', 'formal'] as const
export type Tone = (typeof tones)[number]

/** A stretch of what was said, in characters. */
export type Span = { start: number; end: number }

export type ChangeKind =
  | 'filler'
  | 'repeat'
  | 'correction'
  | 'aside'
  | 'spoken mark'
  | 'address'
  | 'person'
  | 'number'
  | 'wording'
  | 'sentences'
  | 'closing'

/** One thing that differs between what was said and what is written. `spans` is where it stood in what was said. */
export type Change = { kind: ChangeKind; spans: readonly Span[]; from: string; to: string; why: string }

/** A stretch of what was said and the words it became; nothing written means it was left out. */
export type Line = Span & { said: string; written: string; why: string }

export type Letter = {
  subject: string
  /** Who it was said to be for, in the speaker's words; null when nobody was named. */
  recipient: string | null
  greeting: string
  paragraphs: readonly string[]
  closing: string
  changes: readonly Change[]
  lines: readonly Line[]
}

/** The letter without its subject line, as it goes into a mail program. */
export function toBody({ greeting, paragraphs, closing }: Letter): string {
  return [greeting, ...paragraphs, closing].filter(Boolean).join('\n\n')
}

/** An address that opens the letter in the reader's mail program. */
export function toMailto(letter: Letter): string {
  const body = toBody(letter).replaceAll('\n', '\r\n')
  return `mailto:?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`
}
