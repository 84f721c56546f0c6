import type { PolishChange } from '#app/engines/email-writer/polish/merge-changes.ts'
import type { PolishTone } from '#app/engines/email-writer/polish/polish-tones.ts'
import { applyAll } from '#app/engines/kept-facts/hold-facts.ts'

export type { PolishChange } from '#app/engines/email-writer/polish/merge-changes.ts'
export type { PolishTone } from '#app/engines/email-writer/polish/polish-tones.ts'

/** The tones with what each does, for the form. */
export const TONES: Readonly<Record<PolishTone, { label: string; about: string }>> = {
  plain: { label: 'Correct only', about: 'Mistakes go, your words stay.' },
  warm: { label: 'Warm', about: 'Friendlier, without flattery.' },
  formal: { label: 'Formal', about: 'Written out and polite.' },
  short: { label: 'Short', about: 'What says nothing goes.' },
  firm: { label: 'Firm', about: 'Straight, without hedging.' },
}

/** A place only the writer can better, or a word one checker alone doubts. */
export type Advice = { start: number; end: number; text: string; why: string }

/** A polished draft as it is kept: nothing of it is applied but what stands in `taken`. */
export type Polished = {
  draft: string
  incoming: string
  tone: PolishTone
  engine: { id: string; label: string } | null
  tookMs: number
  costMicros: number | null
  changes: PolishChange[]
  taken: string[]
  advice: Advice[]
  notes: string[]
}

/** The draft with the chosen changes. */
export const toPolishedText = ({ draft, changes }: Pick<Polished, 'draft' | 'changes'>, taken: ReadonlySet<string>) =>
  applyAll(
    draft,
    changes.filter(({ id }) => taken.has(id)),
  )
