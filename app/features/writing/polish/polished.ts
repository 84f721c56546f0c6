import type { MarkKind } from '#app/engines/email-writer/mark.ts'
import { applyAll, type Flag } from '#app/engines/kept-facts/hold-facts.ts'
import type { Ports } from '#app/providers/ports.ts'

export type PolishTone = Ports['polish']['input']['tone']

/** The tones with what each does, for the form. */
export const TONES: Readonly<Record<PolishTone, { label: string; about: string }>> = {
  plain: { label: 'Correct only', about: 'Mistakes go, your words stay.' },
  warm: { label: 'Warm', about: 'Friendlier, without flattery.' },
  formal: { label: 'Formal', about: 'Written out and polite.' },
  short: { label: 'Short', about: 'What says nothing goes.' },
  firm: { label: 'Firm', about: 'Straight, without hedging.' },
}

/** One change of a draft: what stands there, what would, why, and who says so. With a `flag` it would change a fact. */
export type PolishChange = {
  id: string
  start: number
  end: number
  before: string
  after: string
  why: string
  by: string[]
  flag: Flag | null
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

/** Marks that mend a mistake, whatever the tone. */
const MENDS: readonly MarkKind[] = ['spelling', 'doubled word', 'a or an', 'question mark', 'shouting']
const BY_TONE: Readonly<Record<PolishTone, readonly MarkKind[]>> = {
  plain: [],
  warm: ['greeting', 'closing'],
  formal: ['greeting', 'closing', 'filler'],
  short: ['wordiness', 'hedge', 'filler', 'weak opening'],
  firm: ['hedge', 'filler', 'weak opening'],
}

/** Whether a rule's mark is taken before anybody chose. */
export const isTakenByTone = (kind: MarkKind, tone: PolishTone): boolean =>
  MENDS.includes(kind) || BY_TONE[tone].includes(kind)
