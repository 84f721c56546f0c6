import type { LetterLength, LetterTone } from '#app/engines/email-writer/situations/situation.ts'

export const LETTER_TONES: Readonly<Record<LetterTone, string>> = {
  plain: 'Plain',
  warm: 'Warm',
  formal: 'Formal',
  short: 'Short',
  firm: 'Firm',
}
export const LETTER_LENGTHS: Readonly<Record<LetterLength, string>> = { short: 'Short', normal: 'Normal', long: 'Long' }

/** What was ordered, as it was typed. */
export type TypedOrder = {
  situation: string
  values: Record<string, string>
  points: string
  recipient: string
  sender: string
  tone: LetterTone
  length: LetterLength
  language: string
}

/** The same letter made another way: in another language, or by a language model. `changed`: facts that differ. */
export type OtherText = {
  engine: string
  costMicros: number | null
  text: string
  note: string | null
  changed: { lost: string[]; invented: string[] }
}

/** A written letter as it is kept. */
export type Written = {
  order: TypedOrder
  subjects: string[]
  text: string
  missing: { id: string; label: string }[]
  translation: (OtherText & { to: string }) | null
  /** Why there is no translation although one was wished. */
  untranslated: string | null
  byModel: OtherText | null
  /** Why the model gave nothing although it was asked. */
  unwritten: string | null
}
